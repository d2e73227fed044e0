// SPDX-License-Identifier: MIT

import ClavierKit

/// A key in a file, before defaults are applied.
struct KeyDraft {
  var action: KeyboardAction
  var style = KeyStyle()
  var place: TextPlace
}

/// A position within a text of a file.
struct TextPlace {
  /// The start of the text.
  var position: SourcePosition
  /// The number of characters (code points) before the position.
  var offset: Int
}

/// The attributes of a key in a file, except its action.
struct KeyStyle: Equatable {
  var width: KeyboardLayout.ItemWidth?
  /// The height of the key in points.
  var height: Double?
  var insets: EdgeInsets?
  var alignment: KeyboardLayout.Alignment?
  var label: String?
  var callouts: [KeyboardAction]?
  var swipes: [Keyboard.SwipeDirection: KeyboardAction] = [:]

  /// Returns this style, with the values of another style where this one has none.
  func withDefaults(from other: KeyStyle) -> KeyStyle {
    KeyStyle(
      width: width ?? other.width, height: height ?? other.height, insets: insets ?? other.insets,
      alignment: alignment ?? other.alignment, label: label ?? other.label,
      callouts: callouts ?? other.callouts,
      swipes: swipes.merging(other.swipes) { own, _ in own })
  }

  /// Applies the style's values to an item.
  func apply(to item: inout KeyboardLayout.Item) {
    item.width = width ?? item.width
    item.height = height ?? item.height
    item.edgeInsets = insets ?? item.edgeInsets
    item.alignment = alignment ?? item.alignment
    item.label = label ?? item.label
    item.calloutActions = callouts ?? item.calloutActions
    item.swipes.merge(swipes) { _, own in own }
  }
}

extension Keyboard.SwipeDirection {
  /// The key of the file for the action of a swipe in this direction.
  var key: String { "swipe_\(rawValue)" }
}

extension KeyDraft {
  /// Returns the item of the key on a page.
  ///
  /// Omitted attributes have the page's defaults, and then those of the configuration. The default
  /// width and insets do not apply to gaps, which share the remaining width and have no cap.
  func item(
    _ defaults: KeyStyle, _ configuration: KeyboardLayout.Configuration
  ) -> KeyboardLayout.Item {
    var standard = KeyboardLayout.Item(
      action: action, width: .available, height: configuration.rowHeight)
    if case .character = action { standard.width = .input }
    if !action.isSpacer { standard.edgeInsets = configuration.buttonInsets }
    var defaults = defaults
    if action.isSpacer { (defaults.width, defaults.insets) = (nil, nil) }
    style.withDefaults(from: defaults).apply(to: &standard)
    return standard
  }

  /// Returns the item of the key; omitted sizes are those of a neighbour or predecessor.
  func item(like model: KeyboardLayout.Item) -> KeyboardLayout.Item {
    var item = KeyboardLayout.Item(
      action: action, width: model.width, height: model.height,
      edgeInsets: action.isSpacer ? .zero : model.edgeInsets)
    style.apply(to: &item)
    return item
  }
}
