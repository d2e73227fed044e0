// SPDX-License-Identifier: MIT

/// An element of a row that edits can name.
///
/// Layout items go by what they do, so that one can be meant without knowing its size; the keys of an
/// input set go by themselves. Several elements of a row may have the same ID.
///
/// **Source:** KeyboardKit's protocol of the same name.
public protocol KeyboardLayoutIdentifiable {
  /// What edits name an element by.
  associatedtype ID: Equatable

  var rowId: ID { get }
}

extension KeyboardLayout.Item: KeyboardLayoutIdentifiable {
  public var rowId: KeyboardAction { action }
}

extension InputSet.Item: KeyboardLayoutIdentifiable {
  public var rowId: InputSet.Item { self }
}
