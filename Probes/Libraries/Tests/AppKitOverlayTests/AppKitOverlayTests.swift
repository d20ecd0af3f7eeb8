import AppKit
import AppKitFlavour
import Testing

// A file that imports Testing and AppKit imports the overlay `_Testing_AppKit` as well.

struct AppKitOverlayTests {
  @Test func theLibraryTakesItsAppKitBranch() {
    #expect(flavour == "AppKit")
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView()
    root.addSubview(view)
    let made = pin(view, NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    root.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 2, y: 1, width: 94, height: 96))
    #expect(root.constraints.prefix(4) == made[...])
  }

  @Test func aSubclassAndAController() {
    final class Box: NSView {
      override var intrinsicContentSize: NSSize { NSSize(width: 30, height: NSView.noIntrinsicMetric) }
      override func updateConstraints() { super.updateConstraints() }
    }
    final class Controller: NSViewController {
      override func loadView() { view = Box() }
    }
    let controller = Controller()
    #expect(controller.view is Box)
    let window: NSWindow? = controller.view.window
    #expect(window == nil)
    #expect(controller.view.fittingSize == NSSize(width: 30, height: 0))
    #expect(controller.view.isFlipped && controller.view.wantsLayer)
    controller.view.updateConstraintsForSubtreeIfNeeded()
    controller.view.layoutSubtreeIfNeeded()
    #expect(!controller.view.needsLayout)
    controller.view.needsLayout = true
    controller.view.needsDisplay = true
    #expect(controller.view.needsLayout && controller.view.needsDisplay)
  }

  @Test func prioritiesAndOrientations() {
    let priorities: [NSLayoutConstraint.Priority] = [
      .required, .defaultHigh, .dragThatCanResizeWindow, .windowSizeStayPut, .dragThatCannotResizeWindow,
      .defaultLow,
      .fittingSizeCompression, .fitting,
    ]
    // The values of AppKit's header.
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50, 50])
    #expect(hugging(NSView(), .horizontal) == .defaultLow)
    let orientation: NSLayoutConstraint.Orientation = .vertical
    #expect(orientation.rawValue == 1)
    let guide = NSLayoutGuide()
    NSView().addLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(NSUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
    #expect(NSColor.red == NSColor(red: 1, green: 0, blue: 0, alpha: 1))
    let insets = NSEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(!NSEdgeInsetsEqual(insets, NSEdgeInsetsZero))
  }
}
