import Plumb
import Testing

/// Values are held in their ranges, as Apple documents for each control.
struct ValueRangeTests {
  @Test func slider() {
    let slider = UISlider()
    #expect((slider.value, slider.minimumValue, slider.maximumValue) == (0, 0, 1))
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 5
    slider.minimumValue = 7
    #expect(slider.value == 7)
    // A minimum above the maximum takes the maximum along.
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20)
  }

  @Test func sliderThumbMovesWithTheTrack() {
    let slider = UISlider()
    let bounds = CGRect(x: 0, y: 0, width: 104, height: 31)
    let track = slider.trackRect(forBounds: bounds)
    #expect(track.minX == 2 && track.maxX == 102)
    let low = slider.thumbRect(forBounds: bounds, trackRect: track, value: 0)
    let high = slider.thumbRect(forBounds: bounds, trackRect: track, value: 1)
    let middle = slider.thumbRect(forBounds: bounds, trackRect: track, value: 0.5)
    #expect(low.minX == 0 && high.maxX == 104)
    #expect(middle.midX == 52)
  }

  @Test func stepper() {
    let stepper = UIStepper()
    #expect((stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 0, 100, 1))
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    stepper.value = 1000
    #expect(stepper.value == 100)
  }

  @Test func progress() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.progress = 3
    #expect(view.progress == 1)
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test func activityIndicatorHidesWhileItStands() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }
}
