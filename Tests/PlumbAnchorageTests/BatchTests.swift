import NotationTesting
import PlumbAnchorage
import Testing

/// Batches: many constraints in one step.
struct BatchTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  @Test func insideNothingIsActiveAndAfterwardsAllIs() {
    var inside: [Bool] = []
    let constraints = batch {
      let width = one.widthAnchor == 10
      let edges = one.edgeAnchors == other.edgeAnchors
      inside = [width.isActive] + edges.all.map(\.isActive)
    }
    #expect(inside == [false, false, false, false, false])
    #expect(constraints.map(\.isActive) == [true, true, true, true, true])
  }

  @Test func theResultIsInTheOrderOfCreation() {
    let constraints = batch {
      one.heightAnchor == 10
      one.sizeAnchors == other.sizeAnchors
      one.topAnchor == other.topAnchor
    }
    #expect(constraints.map(\.firstAttribute) == [.height, .width, .height, .top])
  }

  @Test func aBatchMayStayInactive() {
    let constraints = batch(active: false) {
      one.widthAnchor == 10
      one.topAnchor == other.topAnchor
    }
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(!one.translatesAutoresizingMaskIntoConstraints)
    NSLayoutConstraint.activate(constraints)
    #expect(constraints.map(\.isActive) == [true, true])
  }

  @Test func anExplicitlyActiveOneIsThePlainOne() {
    #expect(batch(active: true) { one.widthAnchor == 10 }.map(\.isActive) == [true])
    let make = { _ = one.heightAnchor == 10 }
    #expect(batch(make).map(\.isActive) == [true])
  }

  @Test func anInnerBatchKeepsAndActivatesItsOwn() {
    var inner: [NSLayoutConstraint] = []
    var innerWasActive = false
    let outer = batch {
      one.widthAnchor == 10
      inner = batch { one.heightAnchor == 20 }
      innerWasActive = inner[0].isActive
      one.topAnchor == other.topAnchor
    }
    #expect(innerWasActive)
    #expect(inner.map(\.firstAttribute) == [.height])
    #expect(outer.map(\.firstAttribute) == [.width, .top])
  }

  @Test func anInactiveOuterBatchDoesNotHoldAnInnerOneBack() {
    var inner: [NSLayoutConstraint] = []
    let outer = batch(active: false) {
      one.widthAnchor == 10
      inner = batch { one.heightAnchor == 20 }
    }
    #expect(outer.map(\.isActive) == [false])
    #expect(inner.map(\.isActive) == [true])
  }

  @Test func anEmptyBatchIsEmpty() {
    #expect(batch {}.isEmpty)
  }

  @Test func afterABatchConstraintsAreActiveAtOnceAgain() {
    batch { one.widthAnchor == 10 }
    #expect((one.heightAnchor == 10).isActive)
  }

  @Test func eachTaskHasBatchesOfItsOwn() async {
    let counts = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
      for count in 1...8 {
        group.addTask {
          let view = NotationView()
          return batch { for _ in 0..<count { view.widthAnchor >= 1 } }.count
        }
      }
      var counts: [Int] = []
      for await count in group { counts.append(count) }
      return counts.sorted()
    }
    #expect(counts == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func aTaskThatIsStartedInABatchIsNotPartOfIt() async {
    var task: Task<Bool, Never>?
    let constraints = batch {
      one.widthAnchor == 10
      task = Task {
        let view = NotationView()
        return (view.widthAnchor == 5).isActive
      }
    }
    #expect(await task?.value == true)
    #expect(constraints.count == 1)
  }

  @Test func constraintsOfOperatorsKnowTheBatchsLineAndThoseOfMethodsTheirOwn() {
    let constraints = batch {
      one.widthAnchor == 10
      one.edgeAnchors == other.edgeAnchors
      one.heightAnchor.constrain(toConstant: 3)
    }
    let line: UInt = #line - 5
    #expect(constraints.map { $0.sourceLocation?.line } == [line, line, line, line, line, line + 3])
    #expect(constraints[0].sourceLocation?.fileID == "PlumbAnchorageTests/BatchTests.swift")
    let told = batch(active: true, fileID: "App/Screen.swift", line: 7) { one.widthAnchor == 10 }
    #expect(told[0].sourceLocation?.description == "App/Screen.swift:7")
  }
}
