// SPDX-License-Identifier: MIT

extension SourceText {
  /// No configuration written by hand is nearly as long.
  static let sizeLimit = 1 << 20

  /// Reads a text file whole.
  ///
  /// - Parameter path: The file, or a link to it.
  /// - Returns: The text; of one that is too large, as much as tells that.
  /// - Throws: What is wrong with the file as a whole, and the remedy; also that there is none.
  package static func read(_ path: String) throws(Diagnostic) -> SourceText {
    let path = FilePath(path)
    guard let source = try read(path) else {
      throw Diagnostic(file: path.shown, message: "does not exist")
    }
    return source
  }

  /// Reads a text file whole.
  ///
  /// - Parameter path: The file, or a link to it.
  /// - Returns: The text, or `nil` if there is nothing of this name.
  /// - Throws: What is wrong with the file as a whole, and the remedy.
  static func read(_ path: FilePath) throws(Diagnostic) -> SourceText? {
    guard let file = try OpenFile(path) else { return nil }
    // One byte more tells that there are too many.
    return SourceText(name: path.shown, bytes: try file.contents(atMost: sizeLimit + 1))
  }

  /// Makes sure that the bytes are a text of reasonable length.
  ///
  /// - Throws: What they are instead, and where that shows.
  package func checkIsText() throws(Diagnostic) {
    guard bytes.count <= Self.sizeLimit else {
      throw Diagnostic(
        file: name, message: "is larger than 1 MiB, so it is no configuration; move it elsewhere")
    }
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
