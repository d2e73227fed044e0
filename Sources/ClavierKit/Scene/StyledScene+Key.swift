// SPDX-License-Identifier: MIT

extension StyledScene {
  /// A key as it is to be drawn.
  ///
  /// Copies share what they hold until one of them is changed, so that a picture that differs from the one before it in one
  /// key is made, and compared with it, in next to no time.
  public struct Key: Hashable, Sendable {
    /// What copies share; never changed.
    private final class Storage: Sendable {
      let content: Content
      /// All that may be drawn of it.
      let inkFrame: Rect

      init(_ content: Content) {
        self.content = content
        inkFrame = content.inkFrame
      }
    }

    private struct Content: Hashable, Sendable {
      var index: Int
      var action: KeyboardAction
      var cap: Box
      var labels: [Label]
      var marks: [Box]
      var isPressed: Bool
      var isOn: Bool
      var isLocked: Bool
      var isTypable: Bool

      var inkFrame: Rect {
        let marked = marks.reduce(cap.inkFrame) { $0.union($1.inkFrame) }
        return labels.reduce(marked) { $0.union($1.frame) }
      }
    }

    private var storage: Storage

    private var content: Content {
      get { storage.content }
      set { storage = Storage(newValue) }
    }

    public init(
      index: Int, action: KeyboardAction, cap: Box, labels: [Label] = [], marks: [Box] = [],
      isPressed: Bool = false, isOn: Bool = false, isLocked: Bool = false, isTypable: Bool = true
    ) {
      storage = Storage(
        Content(
          index: index, action: action, cap: cap, labels: labels, marks: marks,
          isPressed: isPressed, isOn: isOn, isLocked: isLocked, isTypable: isTypable))
    }

    /// All that may be drawn of it: its cap with its shadows, and what stands on it.
    public var inkFrame: Rect { storage.inkFrame }

    /// Whether both are equal; of copies that is known at once.
    public static func == (one: Key, other: Key) -> Bool {
      one.storage === other.storage || one.content == other.content
    }

    /// Adds all that makes keys equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }

    /// Whether another key is drawn just as this one, whatever else is different.
    func looks(like other: Key) -> Bool {
      if storage === other.storage { return true }
      let (one, other) = (storage.content, other.storage.content)
      return one.cap == other.cap && one.labels == other.labels && one.marks == other.marks
    }
  }
}

extension StyledScene.Key {
  /// Its place among the keys of its page: the index into ``KeyboardFrames/keys``.
  public var index: Int {
    get { content.index }
    set { content.index = newValue }
  }

  public var action: KeyboardAction {
    get { content.action }
    set { content.action = newValue }
  }

  public var cap: StyledScene.Box {
    get { content.cap }
    set { content.cap = newValue }
  }

  /// What stands on it: the label, and a second one if there is one; nothing on keys without any.
  public var labels: [StyledScene.Label] {
    get { content.labels }
    set { content.labels = newValue }
  }

  /// Small boxes over the cap: a bar on a locked key, one that grows while a key waits.
  public var marks: [StyledScene.Box] {
    get { content.marks }
    set { content.marks = newValue }
  }

  /// Whether a finger is on it.
  public var isPressed: Bool {
    get { content.isPressed }
    set { content.isPressed = newValue }
  }

  /// Whether it is a Shift or a modifier key that applies, or a Caps Lock that locks.
  public var isOn: Bool {
    get { content.isOn }
    set { content.isOn = newValue }
  }

  /// Whether it stays on until it is tapped again.
  public var isLocked: Bool {
    get { content.isLocked }
    set { content.isLocked = newValue }
  }

  /// Whether it does something here; the colours of one that does not are greyed already.
  public var isTypable: Bool {
    get { content.isTypable }
    set { content.isTypable = newValue }
  }
}
