// SPDX-License-Identifier: MIT

public import ClavierKit

/// A keyboard layout from a file.
public struct LayoutFile {
  /// The name in the configuration and in other layouts, which is the file's name without `.toml`.
  public let name: String
  /// The name for users; ``name`` if the file has no title.
  public let title: String
  /// The language of the letters; `nil` for the context's language.
  public let locale: KeyboardLocale?
  /// The imitated device; `nil` for the context's device.
  public let device: DeviceType?
  /// The service that creates the layout's pages.
  public let service: any KeyboardLayoutService
  /// Whether the letters have capitals, for autocapitalization.
  public let hasCapitals: Bool
  /// The texts of the layout's file and of those that it extends; empty unless found by name.
  package internal(set) var sources: [SourceText] = []

  /// The maximum length of a title, in characters (code points).
  public static let maximumTitleLength = 80

  /// Reads a layout from a file.
  ///
  /// - Parameters:
  ///   - path: The file; a missing file is an error.
  ///   - directories: The search path for extended layouts.
  /// - Throws: All errors in the file and in its bases.
  public init(
    file path: String, in directories: LayoutDirectories = LayoutDirectories()
  ) throws(ConfigurationError) {
    var loader = NamedFileLoader<LayoutFile>(directories.paths)
    guard let layout = loader.content(at: path) else { throw loader.error }
    self = layout
  }

  /// Reads a layout from a text.
  ///
  /// - Parameters:
  ///   - text: The text, UTF-8.
  ///   - file: The file name for messages, such as `kiosk.toml`.
  ///   - directories: The search path for extended layouts.
  /// - Throws: All errors in the text and in its bases.
  public init(
    toml text: [UInt8], named file: String, in directories: LayoutDirectories
  ) throws(ConfigurationError) {
    var loader = NamedFileLoader<LayoutFile>(directories.paths)
    guard let layout = loader.content(of: SourceText(name: file, bytes: text)) else {
      throw loader.error
    }
    self = layout
  }

  /// Creates a layout of any origin with a name.
  package init(
    name: String, title: String, locale: KeyboardLocale?, device: DeviceType?,
    service: any KeyboardLayoutService, hasCapitals: Bool = true
  ) {
    self.name = name
    self.title = title
    self.locale = locale
    self.device = device
    self.service = service
    self.hasCapitals = hasCapitals
  }

  /// Returns the built-in keyboard of a name; `nil` if there is none.
  static func builtIn(_ name: String) -> LayoutFile? {
    guard LayoutName.builtIn.contains(name) else { return nil }
    let device = DeviceType(rawValue: name)
    return LayoutFile(
      name: name, title: device == nil ? "the device's own keyboard" : "built in", locale: nil,
      device: device,
      service: FileLayoutService(
        base: KeyboardLayout.DeviceBasedService(), device: device, locale: nil,
        pages: KeyboardLayout.PagesService(pages: []), edits: []))
  }
}

extension LayoutFile {
  /// Writes pages as the text of a layout file.
  ///
  /// The text is short: common attributes of a page or a row are written once, and plain keys form
  /// one text. The result is deterministic, and is parsed again to verify that it yields exactly
  /// these pages. A page that cannot be expressed is an error, and is never changed.
  ///
  /// - Parameters:
  ///   - service: The pages.
  ///   - title: The name of the keyboard for users.
  ///   - comments: The first lines, without `#`; characters that comments must not contain become
  ///     escapes.
  /// - Returns: TOML, with a line feed at its end.
  /// - Throws: The parts that cannot be expressed, with their positions in the text.
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

  /// Returns a message about the first page that differs after parsing; `nil` if all are equal.
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
