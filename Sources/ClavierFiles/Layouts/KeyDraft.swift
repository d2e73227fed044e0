// SPDX-License-Identifier: MIT

import ClavierKit

/// A key as a file has it, before what it leaves open is filled in.
struct KeyDraft {
  var action: KeyboardAction
  var style = KeyStyle()
  var place: TextPlace
}

/// A place in a text of a file.
struct TextPlace {
  /// Where the text begins.
  var position: SourcePosition
  /// How many characters (code points) of it are before the place.
  var offset: Int
}

/// What a file may say about a key beside its action.
struct KeyStyle: Equatable {
  var width: KeyboardLayout.ItemWidth?
  /// Unit: points.
  var height: Double?
  var insets: EdgeInsets?
  var alignment: KeyboardLayout.Alignment?
  var label: String?
  var callouts: [KeyboardAction]?
  var swipeDown: KeyboardAction?

  /// This style, with another's values where it says nothing.
  func over(_ other: KeyStyle) -> KeyStyle {
    KeyStyle(
      width: width ?? other.width, height: height ?? other.height, insets: insets ?? other.insets,
      alignment: alignment ?? other.alignment, label: label ?? other.label,
      callouts: callouts ?? other.callouts, swipeDown: swipeDown ?? other.swipeDown)
  }

  /// Gives an item what the style says, and leaves it the rest.
  func apply(to item: inout KeyboardLayout.Item) {
    item.width = width ?? item.width
    item.height = height ?? item.height
    item.edgeInsets = insets ?? item.edgeInsets
    item.alignment = alignment ?? item.alignment
    item.label = label ?? item.label
    item.calloutActions = callouts ?? item.calloutActions
    item.swipeDownAction = swipeDown ?? item.swipeDownAction
  }
}

extension KeyDraft {
  /// The key, as it stands on a page.
  ///
  /// The defaults hold for keys that say nothing themselves. Their width and insets are not for gaps,
  /// which share what is left and have no cap. What they leave open is the configuration's.
  func item(
    _ defaults: KeyStyle, _ configuration: KeyboardLayout.Configuration
  ) -> KeyboardLayout.Item {
    var standard = KeyboardLayout.Item(
      action: action, width: .available, height: configuration.rowHeight)
    if case .character = action { standard.width = .input }
    if !action.isSpacer { standard.edgeInsets = configuration.buttonInsets }
    var defaults = defaults
    if action.isSpacer { (defaults.width, defaults.insets) = (nil, nil) }
    style.over(defaults).apply(to: &standard)
    return standard
  }

  /// The key, beside or in place of one whose size it takes where it has none of its own.
  func item(like model: KeyboardLayout.Item) -> KeyboardLayout.Item {
    var item = KeyboardLayout.Item(
      action: action, width: model.width, height: model.height,
      edgeInsets: action.isSpacer ? .zero : model.edgeInsets)
    style.apply(to: &item)
    return item
  }
}
