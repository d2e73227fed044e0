// SPDX-License-Identifier: MIT

/// A finger that came down on an emoji or a clip of several pages, and may swipe to another page of
/// them.
///
/// ```
///             one and a half keys to the left or right         lift
///   on key ───────────────────────────────────────────▶ done ───────▶ types nothing
///      │ less, or more up or down than sideways: slides from key to key
///      └──────▶ types the key under the finger
/// ```
///
/// A swipe turns one page, however far it goes. A finger whose key has opened its list selects a
/// skin tone instead.
struct PageSwipe: Hashable, Sendable {
  /// The place from which the movement counts.
  var start: Point
  /// The distance of a swipe, in points.
  private let distance: Double

  /// The distance in widths of the key, or in tenths of the keyboard's width if those are less.
  ///
  /// **Source:** ours: a slide to the next key of a full row is no swipe, and on a page with few,
  /// wide keys a swipe need not be longer.
  private static let distanceInKeys = 1.5

  /// Creates the state of a finger that has not moved.
  ///
  /// - Parameters:
  ///   - point: The place of the touch-down.
  ///   - keyWidth: The width of the key, in points.
  ///   - keyboardWidth: The width of the keyboard, in points.
  init(at point: Point, keyWidth: Double, keyboardWidth: Double) {
    start = point
    distance = Self.distanceInKeys * min(keyWidth, keyboardWidth / 10)
  }

  /// Returns the number of pages to go on: 1 after a swipe to the left, -1 after one to the right;
  /// `nil` before the distance.
  func step(to point: Point) -> Int? {
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    guard abs(dx) >= distance, abs(dx) > abs(dy) else { return nil }
    return dx < 0 ? 1 : -1
  }
}

extension KeyboardEngine {
  /// Returns the swipe of a finger that comes down on a key; `nil` if it cannot turn a page.
  func pageSwipe(on key: Int, of page: Keyboard.KeyboardType, at point: Point) -> PageSwipe? {
    guard let series = page.seriesPage?.series, pages.pageCount(of: series) > 1 else { return nil }
    let frames = frames(of: page)
    switch frames.keys[key].action {
    case .emoji, .text: break
    default: return nil
    }
    return PageSwipe(
      at: point, keyWidth: frames.keys[key].touchFrame.width, keyboardWidth: frames.bounds.width)
  }

  /// Handles the movement of a finger that may swipe: shows the page after or before, in a ring as
  /// by the keys ‹ and ›.
  ///
  /// After the swipe the finger has no further effect. Of several such fingers, the first turns the
  /// page.
  ///
  /// - Returns: Whether the finger has swiped.
  mutating func turnPage(byPressAt index: Int, _ response: inout Response) -> Bool {
    guard presses[index].role == .typing,
      let step = presses[index].pageSwipe?.step(to: presses[index].point)
    else { return false }
    if presses[index].page == keyboardType, let page = keyboardType.seriesPage {
      let count = pages.pageCount(of: page.series)
      let next = (page.number + step + count) % count
      mode.page.show(Keyboard.KeyboardType(page: next, of: page.series))
    }
    presses[index].finish()
    cancelCallout(of: presses[index].contact, &response)
    response.changes.insert(.pressedKeys)
    return true
  }
}
