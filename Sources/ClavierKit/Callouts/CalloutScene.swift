// SPDX-License-Identifier: MIT

/// A visible callout, as values for a renderer.
///
/// Unit: points, in the keyboard's own space. All frames but the key's are inside the bounds of the
/// callout's configuration. The background and the key are one shape where they touch.
public struct CalloutScene: Hashable, Sendable {
  /// The kind of the callout.
  public enum Kind: Hashable, Sendable {
    /// The letter under a finger, enlarged.
    case input
    /// The alternatives of a held key.
    case action
  }

  /// A text in a callout, and its frame.
  public struct Item: Hashable, Sendable {
    public var label: String
    public var frame: Rect

    /// Creates an item received from another process.
    package init(label: String, frame: Rect) {
      self.label = label
      self.frame = frame
    }
  }

  public var kind: Kind
  /// The cap frame of the key.
  public var keyFrame: Rect
  /// The frame of the callout, behind its letter or items.
  public var backgroundFrame: Rect
  /// The letter of an input callout, or the actions, with the one next to the finger first.
  public var items: [Item]
  /// The index of the selected item, if any.
  public var selectedIndex: Int?

  /// Creates a callout received from another process.
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
  /// Creates the scene of an input callout.
  init(_ callout: Callouts.InputCallout) {
    self.init(
      kind: .input, keyFrame: callout.keyFrame, backgroundFrame: callout.backgroundFrame,
      items: [Item(label: callout.label, frame: callout.backgroundFrame)], selectedIndex: nil)
  }

  /// Creates the scene of an action callout.
  init(_ callout: Callouts.ActionCallout) {
    self.init(
      kind: .action, keyFrame: callout.keyFrame, backgroundFrame: callout.backgroundFrame,
      items: callout.items.map { Item(label: $0.action.label, frame: $0.frame) },
      selectedIndex: callout.selectedIndex)
  }
}
