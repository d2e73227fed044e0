// SPDX-License-Identifier: MIT

package import ClavierKit

extension LayoutFile {
  /// Writes pages as the text of a layout file.
  ///
  /// The text is short: what most keys of a page or of a row have in common is said once, and keys that
  /// say no more are one text. It is the same for the same pages, and reads back as exactly these: it is
  /// read again to be sure. So what the format cannot say is told and never changed.
  ///
  /// - Parameters:
  ///   - service: The pages.
  ///   - title: What people call the keyboard.
  ///   - comments: The first lines, without `#`; what cannot stand in a comment is shown by its number.
  /// - Returns: TOML, with a line feed at its end.
  /// - Throws: What a file cannot say, with its place in the text that would say it.
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

  /// The first page that reads back as another one; `nil` if there is none.
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
