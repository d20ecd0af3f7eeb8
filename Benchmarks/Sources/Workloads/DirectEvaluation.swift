/// The frames of a workload by hand-written code: the least anyone could need, and the right answer.
public struct DirectEvaluation: Sendable {
  private let workload: Workload
  private let size: Int
  private let height: Double
  /// The workload's own numbers, in the order in which it uses them.
  private var numbers: [Double] = []

  /// Nil for `ties`, whose answer is not unique.
  public init?(_ workload: Workload, _ problem: Problem) {
    self.workload = workload
    size = problem.size
    height = problem.height
    var random: PythonRandom
    switch workload {
    case .siblings:
      random = PythonRandom(seed: 1)
      for _ in 0..<size {
        numbers += [random.within(4...20), random.within(0...400), random.within(20...60)]
      }
    case .chain:
      random = PythonRandom(seed: 2)
      for _ in 0..<size { numbers.append(random.within(20...60)) }
    case .cells:
      random = PythonRandom(seed: 4)
      for _ in 0..<size {
        // The natural width of the title does not matter: the title always fills its room.
        _ = random.within(60...400)
        numbers += [random.within(60...400), random.within(10...40)]
      }
    case .nested, .grid, .gridr: break
    case .ties: return nil
    }
  }

  /// Writes left, top, width and height of every view.
  public func evaluate(width: Double, into frames: inout [Double]) {
    frames.withUnsafeMutableBufferPointer { frames in
      set(frames, 0, 0, 0, width, height)
      switch workload {
      case .siblings:
        for index in 0..<size {
          let margin = numbers[3 * index]
          set(
            frames, index + 1, margin, numbers[3 * index + 1], width - 2 * margin, numbers[3 * index + 2])
        }
      case .chain:
        var top = 8.0
        for index in 0..<size {
          set(frames, index + 1, 8, top, width - 16, numbers[index])
          top += numbers[index] + 8
        }
      case .nested:
        for index in 1...size {
          let inset = Double(4 * index)
          set(frames, index, inset, inset, width - 2 * inset, height - 2 * inset)
        }
      case .cells: for index in 0..<size { evaluateCell(index, width, frames) }
      case .grid, .gridr:
        let gaps = Double(8 * (size + 1))
        let cell = ((width - gaps) / Double(size), (height - gaps) / Double(size))
        for index in 0..<size * size {
          set(
            frames, index + 1, 8 + Double(index % size) * (cell.0 + 8),
            8 + Double(index / size) * (cell.1 + 8), cell.0, cell.1)
        }
      case .ties: break
      }
    }
  }

  private func evaluateCell(_ index: Int, _ width: Double, _ frames: UnsafeMutableBufferPointer<Double>) {
    let top = Double(56 * index)
    let subtitle = numbers[2 * index]
    let accessory = numbers[2 * index + 1]
    let room = width - 92 - accessory
    let first = 5 * index + 1
    set(frames, first, 0, top, width, 56)
    set(frames, first + 1, 16, top + 8, 40, 40)
    set(frames, first + 2, 68, top + 8, room, 20)
    set(frames, first + 3, 68, top + 32, min(subtitle, room), 16)
    set(frames, first + 4, width - 16 - accessory, top + 16, accessory, 24)
  }

  private func set(
    _ frames: UnsafeMutableBufferPointer<Double>, _ view: Int, _ left: Double, _ top: Double,
    _ width: Double, _ height: Double
  ) {
    frames[4 * view] = left
    frames[4 * view + 1] = top
    frames[4 * view + 2] = width
    frames[4 * view + 3] = height
  }
}
