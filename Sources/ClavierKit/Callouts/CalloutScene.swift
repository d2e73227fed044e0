// SPDX-License-Identifier: MIT

/// What is to be seen of a callout: all that a renderer needs, as values.
///
/// Unit: points, in the keyboard's own space; all frames but the key's are inside the bounds that the
/// callout was made for. The background and the key are one shape where they touch.
public struct CalloutScene: Hashable, Sendable {
  /// Which of the two callouts it is.
  public enum Kind: Hashable, Sendable {
    /// The letter under a finger, in large.
    case input
    /// The actions that a finger chooses from.
    case action
  }

  /// A text and its place.
  public struct Item: Hashable, Sendable {
    public var label: String
    public var frame: Rect

    /// An item that was told by another process.
    package init(label: String, frame: Rect) {
      self.label = label
      self.frame = frame
    }
  }

  public var kind: Kind
  /// The cap of the key that it belongs to.
  public var keyFrame: Rect
  /// The bubble, or what is behind the items.
  public var backgroundFrame: Rect
  /// The letter of a bubble, or the actions, the one next to the finger first.
  public var items: [Item]
  /// The index of the item to be marked, if any.
  public var selectedIndex: Int?

  /// A callout that was told by another process.
  package init(
    kind: Kind, keyFrame: Rect, backgroundFrame: Rect, items: [Item], selectedIndex: Int?
  ) {
    self.kind = kind
    self.keyFrame = keyFrame
    self.backgroundFrame = backgroundFrame
    self.items = items
    self.selectedIndex = selectedIndex
  }
}

extension CalloutScene {
  /// A bubble.
  init(_ callout: Callouts.InputCallout) {
    self.init(
      kind: .input, keyFrame: callout.keyFrame, backgroundFrame: callout.bubbleFrame,
      items: [Item(label: callout.label, frame: callout.bubbleFrame)], selectedIndex: nil)
  }

  /// A list of actions.
  init(_ callout: Callouts.ActionCallout) {
    self.init(
      kind: .action, keyFrame: callout.keyFrame, backgroundFrame: callout.backgroundFrame,
      items: callout.items.map { Item(label: $0.action.label, frame: $0.frame) },
      selectedIndex: callout.selectedIndex)
  }
}
