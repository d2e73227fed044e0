// SPDX-License-Identifier: MIT

/// An element of a row with an ID for edits.
///
/// The ID of a layout item is its action, so that edits need no sizes. The ID of a key in an input
/// set is the key itself. Several elements of a row may have the same ID.
///
/// **Source:** KeyboardKit's protocol of the same name.
public protocol KeyboardLayoutIdentifiable {
  /// The type of the ID.
  associatedtype ID: Equatable

  var rowId: ID { get }
}

extension KeyboardLayout.Item: KeyboardLayoutIdentifiable {
  public var rowId: KeyboardAction { action }
}

extension InputSet.Item: KeyboardLayoutIdentifiable {
  public var rowId: InputSet.Item { self }
}
