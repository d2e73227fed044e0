// SPDX-License-Identifier: MIT

public import ClavierFiles
public import ClavierKit

/// A layout made of another keyboard's file.
public struct ImportedLayout: Sendable {
  /// The pages, in the order of the file, the letters first.
  public var service: KeyboardLayout.PagesService
  /// How large the keyboard is in millimetres, where the file says so.
  public var sizeInMillimeters: Size?
  /// The first places where our keyboard does something else than the one that the file is for, at most
  /// as many as ``ClavierFiles/ConfigurationError/limit``, in the order of the file.
  public var notes: [Diagnostic]
  /// How many more such places there are.
  public var omittedNotes: Int
}
