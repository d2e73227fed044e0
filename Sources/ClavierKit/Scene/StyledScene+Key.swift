// SPDX-License-Identifier: MIT

extension StyledScene {
  /// A key as it is drawn.
  public struct Key: Hashable, Sendable {
    /// The index of the key in ``KeyboardFrames/keys``.
    public var index: Int
    public var action: KeyboardAction
    public var cap: Box
    /// The label, and the second label if there is one; empty on keys without labels.
    public var labels: [Label]
    /// Small boxes over the cap: the bar of a locked key, and the progress of a key that waits for
    /// a finger to stay.
    public var marks: [Box]
    /// Whether the key looks pressed; false if its callout covers it.
    public var isPressed: Bool
    /// Whether the key is an active Shift, Caps Lock or modifier key.
    public var isOn: Bool
    /// Whether the key stays on until it is tapped again.
    public var isLocked: Bool
    /// Whether the key has an effect on the receiver; the colours of other keys are already greyed.
    public var isTypable: Bool

    public init(
      index: Int, action: KeyboardAction, cap: Box, labels: [Label] = [], marks: [Box] = [],
      isPressed: Bool = false, isOn: Bool = false, isLocked: Bool = false, isTypable: Bool = true
    ) {
      self.index = index
      self.action = action
      self.cap = cap
      self.labels = labels
      self.marks = marks
      self.isPressed = isPressed
      self.isOn = isOn
      self.isLocked = isLocked
      self.isTypable = isTypable
    }

    /// The rectangle around all pixels of the key: cap, shadows, labels and marks.
    public var inkFrame: Rect {
      let marked = marks.reduce(cap.inkFrame) { $0.union($1.inkFrame) }
      return labels.reduce(marked) { $0.union($1.frame) }
    }

    /// Returns whether both keys are drawn the same, even if other properties differ.
    func isDrawn(like other: Key) -> Bool {
      cap == other.cap && labels == other.labels && marks == other.marks
    }
  }
}
