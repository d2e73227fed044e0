// SPDX-License-Identifier: MIT

/// Keys that type on touch-down.
///
/// ```
///   down on a key that only types ──▶ types it ──▶ slides, holds, lifts: nothing more
///   down on any other key ──────────▶ typed on its lift
/// ```
///
/// Keys stay in order: the keys of earlier fingers are typed first. So the action callout of a key
/// stays open until another finger comes down.
extension KeyboardEngine {
  /// Types the key of the latest finger at once, if typing is its only possible effect.
  mutating func commitOnPress(at time: Timestamp, _ response: inout Response) {
    guard let index = presses.indices.last, onlyTypes(pressAt: index) else { return }
    commitOlder(than: index, at: time, &response)
    release(pressAt: index, choosing: nil, at: time, &response)
    presses[index].role = .typed
    presses[index].clock.stop()
  }

  /// Returns whether typing is the only possible effect of a finger.
  ///
  /// Its key must have no callout actions, no swipe, no drag, and no effect of a long press.
  private func onlyTypes(pressAt index: Int) -> Bool {
    guard presses[index].role == .typing, presses[index].swipes.isEmpty,
      presses[index].pageSwipe == nil,
      let key = presses[index].key, let action = action(ofPressAt: index),
      action != .space || settings.spaceDragSensitivity == nil,
      case .insertText = action.standardAction(for: .release),
      behavior.gestureAction(for: .longPress, on: action) == nil
    else { return false }
    let list = calloutPages[presses[index].page, keyboardCase][key]
    return list.isEmpty || !opensActionCallout(of: list, for: action)
  }
}
