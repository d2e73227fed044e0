// SPDX-License-Identifier: MIT

public import ClavierKit

/// A keyboard that a file describes.
public struct LayoutFile {
  /// What the configuration and other layouts call it: the name of its file without `.toml`.
  public let name: String
  /// What people call it; its name where the file says nothing.
  public let title: String
  /// The language of its letters; `nil` for that of the context.
  public let locale: KeyboardLocale?
  /// The device that it imitates; `nil` for that of the context.
  public let device: DeviceType?
  /// What makes its pages.
  public let service: any KeyboardLayoutService

  /// How many characters (code points) a title may have.
  public static let longestTitle = 80

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - path: The file; a missing one is a mistake.
  ///   - directories: Where to look for the layouts that it extends.
  /// - Throws: All that is wrong with it, or with what it extends.
  public init(
    file path: String, in directories: LayoutDirectories = LayoutDirectories()
  ) throws(ConfigurationError) {
    let file = FilePath(path)
    var loader = LayoutLoader(directories)
    guard let layout = loader.layout(at: file, named: Self.name(ofFile: path))
    else { throw loader.error }
    self = layout
  }

  /// Reads one text.
  ///
  /// - Parameters:
  ///   - text: The text, UTF-8.
  ///   - file: The name of its file for messages, such as `kiosk.toml`.
  ///   - directories: Where to look for the layouts that it extends.
  /// - Throws: All that is wrong with it, or with what it extends.
  public init(
    toml text: [UInt8], named file: String, in directories: LayoutDirectories
  ) throws(ConfigurationError) {
    var loader = LayoutLoader(directories)
    let source = SourceText(name: file, bytes: text)
    guard let layout = loader.layout(source, named: Self.name(ofFile: file)) else {
      throw loader.error
    }
    self = layout
  }

  init(
    name: String, title: String, locale: KeyboardLocale?, device: DeviceType?,
    service: any KeyboardLayoutService
  ) {
    self.name = name
    self.title = title
    self.locale = locale
    self.device = device
    self.service = service
  }

  /// Whether a file says something that only layouts say, so that it is not meant as a configuration.
  ///
  /// One that cannot be read, or is no TOML, is no layout.
  public static func isLayout(file path: String) -> Bool {
    do throws(Diagnostic) {
      guard let source = try SourceText.read(FilePath(path)) else { return false }
      try source.checkIsText()
      guard case .table(let entries) = try TOMLNode.parse(source).value else { return false }
      return entries.contains { LayoutDraft.markers.contains($0.key) }
    } catch {
      return false
    }
  }

  /// A keyboard that needs no file; `nil` if none has this name.
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

  /// The part of a path behind the last slash, without `.toml`.
  private static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".toml") ? String(file.dropLast(5)) : file
  }
}
