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
  /// Whether its letters have capitals, which come by themselves where a sentence begins.
  public let hasCapitals: Bool

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
    var loader = NamedFileLoader<LayoutFile>(directories.paths)
    guard let layout = loader.content(at: path) else { throw loader.error }
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
    var loader = NamedFileLoader<LayoutFile>(directories.paths)
    guard let layout = loader.content(of: SourceText(name: file, bytes: text)) else {
      throw loader.error
    }
    self = layout
  }

  /// A keyboard that is known by its name, whatever it was made of.
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
}
