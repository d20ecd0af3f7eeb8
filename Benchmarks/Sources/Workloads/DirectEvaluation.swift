/// The frames of a workload by hand-written code: the least anyone could need, and the right answer.
public struct DirectEvaluation: Sendable {
  private let workload: Workload
  private let size: Int
  private let height: Double
  private let numbers: WorkloadNumbers

  /// Nil for `ties`, whose answer is not unique, and for `enaml`.
  public init?(_ workload: Workload, _ problem: Problem) {
    self.workload = workload
    size = problem.size
    height = problem.height
    numbers = WorkloadNumbers(workload, size: problem.size)
    if workload == .ties || workload == .enaml { return nil }
  }

  /// Writes left, top, width and height of every view.
  public func evaluate(width: Double, into frames: inout [Double]) {
    frames.withUnsafeMutableBufferPointer { frames in
      set(frames, 0, 0, 0, width, height)
      switch workload {
      case .siblings:
        for index in 0..<size {
          let (margin, top, height) = numbers.sibling(index)
          set(frames, index + 1, margin, top, width - 2 * margin, height)
        }
      case .chain:
        var top = 8.0
        for index in 0..<size {
          let height = numbers.linkHeight(index)
          set(frames, index + 1, 8, top, width - 16, height)
          top += height + 8
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
      case .ties, .enaml: break
      }
    }
  }

  private func evaluateCell(_ index: Int, _ width: Double, _ frames: UnsafeMutableBufferPointer<Double>) {
    let top = Double(56 * index)
    // The natural width of the title does not matter: the title always fills its room.
    let (_, subtitle, accessory) = numbers.cell(index)
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
