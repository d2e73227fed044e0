// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierDrawing
import ClavierFiles
import ClavierKit

/// The kinds of overview on a page.
enum RenderedSheet: String, CaseIterable, ExpressibleByArgument {
  case themes, locales, devices

  /// Creates the page of pictures.
  ///
  /// - Parameters:
  ///   - keyboard: The options that all pictures of the page share.
  ///   - part: The part of the languages, from 1; `nil` for all.
  ///   - width: The page's width in points; `nil` for the default.
  /// - Returns: The page.
  /// - Throws: The errors in a layout or theme, or in the options for a page.
  func page(of keyboard: RenderedKeyboard, part: Int?, width: Double?) throws -> PictureSheet {
    var sheet =
      switch self {
      case .themes: try Self.themes(of: keyboard)
      case .locales: try Self.locales(of: keyboard, part: part)
      case .devices: try Self.devices(of: keyboard)
      }
    if let width { sheet.width = width }
    return sheet
  }

  // MARK: Themes

  /// Creates the page of all themes, in light and dark if a theme supports both.
  private static func themes(of keyboard: RenderedKeyboard) throws -> PictureSheet {
    let directories = keyboard.themeOptions.directories
    var themes = KeyboardTheme.allPredefined
    for name in try directories.names() {
      do {
        themes.append(try directories.theme(named: name).theme)
      } catch {
        // An error in one theme does not prevent the others.
        Failure.report("\(error)")
      }
    }
    var sections: [PictureSheet.Section] = []
    for theme in themes {
      let entry = PictureSheet.Entry(
        theme.name, note: theme.id, try scenes(of: theme, keyboard))
      if let index = sections.firstIndex(where: { $0.name == theme.collectionName }) {
        sections[index].entries.append(entry)
      } else {
        sections.append(PictureSheet.Section(theme.collectionName, [entry]))
      }
    }
    // The page shows two themes in light and dark side by side.
    return PictureSheet(
      "Themes", note: "each with the name that it is chosen by, in light and in dark",
      grouped(sections), width: 836)
  }

  /// Merges the collections with a single theme into one section at the end.
  private static func grouped(_ sections: [PictureSheet.Section]) -> [PictureSheet.Section] {
    let single = sections.filter { $0.entries.count == 1 }
    guard single.count > 1 else { return sections }
    let others = single.flatMap { section in
      section.entries.map { entry in
        var entry = entry
        if entry.name != section.name { entry.name = "\(section.name) \(entry.name)" }
        return entry
      }
    }
    return sections.filter { $0.entries.count > 1 } + [PictureSheet.Section("Others", others)]
  }

  private static func scenes(
    of theme: KeyboardTheme, _ keyboard: RenderedKeyboard
  ) throws -> [StyledScene] {
    let preview = try keyboard.preview()
    let schemes: [ColorScheme] =
      keyboard.themeOptions.appearance.map { [$0] }
      ?? (theme.colorScheme == nil ? [.light, .dark] : [.light])
    return try schemes.map { scheme in
      var preview = preview
      preview.services.styleService = .themeBased(theme: theme)
      preview.context.colorScheme = scheme
      return try preview.scene()
    }
  }

  // MARK: Languages and devices

  /// The number of languages in a part, few enough to be viewed together.
  private static let partSize = 24

  /// The valid numbers of parts.
  static var parts: ClosedRange<Int> {
    1...(KeyboardLocale.allCases.count + partSize - 1) / partSize
  }

  /// Creates the page of the letters of all languages, or of a part of them.
  private static func locales(
    of keyboard: RenderedKeyboard, part: Int?
  ) throws -> PictureSheet {
    var locales = KeyboardLocale.allCases[...]
    if let part { locales = locales.dropFirst((part - 1) * partSize).prefix(partSize) }
    let languages = try locales.map { locale in
      var language = try entry(locale.localizedName, .phone, locale, of: keyboard)
      language.note = locale.rawValue
      return language
    }
    return PictureSheet(
      part == nil ? "Languages" : "", note: part == nil ? "each with its identifier" : "",
      [PictureSheet.Section("", languages)], width: phonesWidth)
  }

  /// Creates the page of a phone's keyboards and of other devices.
  private static func devices(of keyboard: RenderedKeyboard) throws -> PictureSheet {
    let pages: [(String, Keyboard.KeyboardType)] = [
      ("letters", .alphabetic), ("digits", .numeric), ("signs", .symbolic),
    ]
    let phones = try pages.map { try entry($0.0, .phone, page: $0.1, of: keyboard) }
    let others = DeviceType.allCases.filter { $0 != .phone }
    let devices = try others.map { try entry($0.rawValue, $0, of: keyboard) }
    return PictureSheet(
      "Keyboards", note: "each with the name that the configuration has for it",
      [PictureSheet.Section("phone", phones), PictureSheet.Section("Other devices", devices)],
      width: phonesWidth)
  }

  /// The width of five phones, in points.
  private static let phonesWidth = 1040.0

  /// Creates the entry of a keyboard with default options.
  private static func entry(
    _ name: String, _ device: DeviceType, _ locale: KeyboardLocale = .english,
    page: Keyboard.KeyboardType = .alphabetic, of keyboard: RenderedKeyboard
  ) throws -> PictureSheet.Entry {
    let services = Keyboard.Services()
    if let theme = try keyboard.themeOptions.chosen() {
      services.styleService = .themeBased(theme: theme)
    }
    let preview = KeyboardPreview(
      context: KeyboardContext(
        keyboardType: page, keyboardCase: .lowercased, locale: locale,
        interfaceOrientation: keyboard.orientation, deviceType: device,
        colorScheme: keyboard.themeOptions.appearance ?? .light),
      width: device.usualWidth(keyboard.orientation), services: services)
    return PictureSheet.Entry(name, [try preview.scene()])
  }
}

extension RenderedKeyboard {
  /// Returns the given options that conflict with a page of several keyboards.
  ///
  /// - Returns: The options' names.
  func options(conflictingWith sheet: RenderedSheet) -> [String] {
    switch sheet {
    case .themes: themeOptions.theme == nil ? [] : ["--theme"]
    case .locales, .devices:
      [
        ("--layout", layout != nil), ("--locale", locale != nil), ("--page", page != nil),
        ("--device", device != nil), ("--width", width != nil), ("--shift", shift != .off),
        ("--pressed", !pressed.isEmpty), ("--callout", callout != nil),
        ("--suggestion", !suggestions.isEmpty),
      ].filter(\.1).map(\.0)
    }
  }
}
