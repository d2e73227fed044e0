// SPDX-License-Identifier: MIT

/// An element of a row with an ID for edits.
///
/// Layout items are identified by their actions, so that edits need not know their sizes. The keys
/// of an input set identify themselves. Several elements of a row may have the same ID.
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
