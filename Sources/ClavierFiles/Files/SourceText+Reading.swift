// SPDX-License-Identifier: MIT

extension SourceText {
  /// The maximum size of a file in bytes, far more than any written by hand.
  static let sizeLimit = 1 << 20

  /// Reads a file, without a check that it is text; a missing file is an error.
  ///
  /// - Parameter path: The file, or a link to it.
  /// - Returns: The bytes; for a file larger than ``sizeLimit``, one byte more than the limit.
  /// - Throws: The reason why the file cannot be read.
  package static func read(_ path: String) throws(Diagnostic) -> SourceText {
    let path = FilePath(path)
    guard let source = try read(path) else {
      throw Diagnostic(file: path.displayText, message: "does not exist")
    }
    return source
  }

  /// Reads a file, without a check that it is text.
  ///
  /// - Parameter path: The file, or a link to it.
  /// - Returns: The bytes; for a file larger than ``sizeLimit``, one byte more than the limit.
  ///   `nil` if the file does not exist.
  /// - Throws: The reason why the file cannot be read.
  static func read(_ path: FilePath) throws(Diagnostic) -> SourceText? {
    guard let file = try OpenFile(path) else { return nil }
    // One byte more is read, so that ``checkIsText()`` detects a file that is too large.
    return SourceText(name: path.displayText, bytes: try file.contents(atMost: sizeLimit + 1))
  }

  /// Checks that the bytes are a text of valid size and encoding.
  ///
  /// - Throws: The error, with its position if it has one.
  package func checkIsText() throws(Diagnostic) {
    guard bytes.count <= Self.sizeLimit else {
      throw Diagnostic(
        file: name, message: "is larger than 1 MiB, so it is no configuration; move it elsewhere")
    }
    try checkEncoding()
  }

  /// Checks that the bytes are a text in UTF-8, of any size.
  ///
  /// - Throws: The error, with its position if it has one.
  package func checkEncoding() throws(Diagnostic) {
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      throw Diagnostic(file: name, message: "is UTF-16; save it as UTF-8")
    }
    if let zero = bytes.firstIndex(of: 0) {
      throw Diagnostic(
        file: name,
        message: "is no text, byte \(zero + 1) is zero; put a text file in its place")
    }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw Diagnostic(
        self, at: position(ofByte: error.byteOffsets.lowerBound),
        message: "this is not UTF-8; save the file as UTF-8")
    }
  }
}
