// SPDX-License-Identifier: MIT

package import ClavierKit

extension LayoutFile {
  /// Writes pages as the text of a layout file.
  ///
  /// The text is short: common attributes of a page or a row are written once, and plain keys form
  /// one text. The result is deterministic, and is parsed again to verify that it gives exactly
  /// these pages. Inexpressible pages are an error, never changed.
  ///
  /// - Parameters:
  ///   - service: The pages.
  ///   - title: The name of the keyboard for users.
  ///   - comments: The first lines, without `#`; invalid characters of comments become escapes.
  /// - Returns: TOML, with a line feed at its end.
  /// - Throws: The inexpressible parts, with their positions in the text.
  package static func toml(
    of service: KeyboardLayout.PagesService, title: String, comments: [String] = []
  ) throws(ConfigurationError) -> String {
    let text = LayoutWriter(comments: comments, title: title).text(service.pages)
    let source = SourceText(name: "the written layout", bytes: Array(text.utf8))
    var loader = NamedFileLoader<LayoutFile>([])
    guard let layout = loader.content(of: source) else { throw loader.error }
    let pages = (layout.service as? FileLayoutService)?.pages.pages ?? []
    if let difference = difference(between: service.pages, and: pages) {
      var error = ConfigurationError()
      error.append(Diagnostic(file: source.name, message: difference))
      throw error
    }
    return text
  }

  /// Returns a message about the first page that parses differently; `nil` if all are equal.
  private static func difference(
    between pages: [KeyboardLayout.PagesService.Page],
    and found: [KeyboardLayout.PagesService.Page]
  ) -> String? {
    guard pages != found else { return nil }
    let first = zip(pages, found).first { $0.0 != $0.1 }?.0 ?? pages.last
    let name = quoted(first?.keyboardType.id ?? "")
    return "the page \(name) cannot be said in a layout file as it is"
  }
}
