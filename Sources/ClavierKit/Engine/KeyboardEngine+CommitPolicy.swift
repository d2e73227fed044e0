// SPDX-License-Identifier: MIT

/// Keys that type when the finger comes down.
///
/// ```
///   down on a key that only types ──▶ types it ──▶ slides, holds, lifts: nothing more
///   down on any other key ──────────▶ waits for its lift, as ever
/// ```
///
/// Nothing overtakes: what older fingers wait with is typed first. So a key that offers a list may still
/// be chosen from until another finger comes down.
extension KeyboardEngine {
  /// Types the key that the youngest finger has just come down on, if nothing else can come of it.
  mutating func commitOnPress(at time: Timestamp, _ response: inout Response) {
    guard let index = presses.indices.last, onlyTypes(pressAt: index) else { return }
    commitOlder(than: index, at: time, &response)
    release(pressAt: index, choosing: nil, at: time, &response)
    presses[index].role = .typed
    presses[index].clock.stop()
  }

  /// Whether typing its key is all that a finger can do: it has no list, no swipe, and is not to be dragged.
  private func onlyTypes(pressAt index: Int) -> Bool {
    guard presses[index].role == .typing, presses[index].swipeDistance == nil,
      let key = presses[index].key, let action = action(ofPressAt: index),
      action != .space || settings.spaceDragSensitivity == nil,
      case .insertText = action.standardAction(for: .release)
    else { return false }
    return !settings.offersAlternatives
      || calloutPages[presses[index].page, keyboardCase][key].isEmpty
  }
}
