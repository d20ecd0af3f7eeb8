import Synchronization

/// The random numbers of a workload: margins, heights, the sizes of texts.
public struct WorkloadNumbers: Sendable {
  /// How many views, or cells, there are.
  public let count: Int
  private var numbers: [Double] = []

  private static let made = Mutex<[Key: WorkloadNumbers]>([:])

  private struct Key: Hashable {
    let workload: Workload
    let size: Int
  }

  /// The numbers, which are drawn once: drawing them is no part of what is measured.
  public init(_ workload: Workload, size: Int) {
    self = Self.made.withLock { made in
      let key = Key(workload: workload, size: size)
      if let numbers = made[key] { return numbers }
      let numbers = WorkloadNumbers(drawing: workload, size)
      made[key] = numbers
      return numbers
    }
  }

  private init(drawing workload: Workload, _ size: Int) {
    count = size
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
        numbers += [random.within(60...400), random.within(60...400), random.within(10...40)]
      }
    case .nested, .grid, .gridr, .ties, .enaml: break
    }
  }

  public func sibling(_ index: Int) -> (margin: Double, top: Double, height: Double) {
    (numbers[3 * index], numbers[3 * index + 1], numbers[3 * index + 2])
  }

  public func linkHeight(_ index: Int) -> Double { numbers[index] }

  /// The natural widths in a cell.
  public func cell(_ index: Int) -> (title: Double, subtitle: Double, accessory: Double) {
    (numbers[3 * index], numbers[3 * index + 1], numbers[3 * index + 2])
  }
}
