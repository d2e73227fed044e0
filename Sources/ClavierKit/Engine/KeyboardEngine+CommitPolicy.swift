// SPDX-License-Identifier: MIT

/// Keys that type on touch-down.
///
/// ```
///   down on a key that only types ──▶ types it ──▶ slides, holds, lifts: nothing more
///   down on any other key ──────────▶ waits for its lift, as ever
/// ```
///
/// Keys stay in order: the keys of older fingers are typed first. So a key with a list can
/// be chosen from until another finger comes down.
extension KeyboardEngine {
  /// Types the key of the youngest finger at once, if that is its only possible action.
  mutating func commitOnPress(at time: Timestamp, _ response: inout Response) {
    guard let index = presses.indices.last, onlyTypes(pressAt: index) else { return }
    commitOlder(than: index, at: time, &response)
    release(pressAt: index, choosing: nil, at: time, &response)
    presses[index].role = .typed
    presses[index].clock.stop()
  }

  /// Returns whether a finger can only type its key: it has no list, no swipe, no drag, and no
  /// effect of a long press.
  private func onlyTypes(pressAt index: Int) -> Bool {
    guard presses[index].role == .typing, presses[index].swipeDistance == nil,
      let key = presses[index].key, let action = action(ofPressAt: index),
      action != .space || settings.spaceDragSensitivity == nil,
      case .insertText = action.standardAction(for: .release),
      behavior.gestureAction(for: .longPress, on: action) == nil
    else { return false }
    let list = calloutPages[presses[index].page, keyboardCase][key]
    return list.isEmpty || !opensList(of: list, for: action)
  }
}
