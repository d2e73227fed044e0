// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierDrawing
import ClavierFiles
import ClavierKit

/// What a page of pictures is an overview of.
enum RenderedSheet: String, CaseIterable, ExpressibleByArgument {
  case themes, locales

  /// The page.
  ///
  /// - Parameters:
  ///   - keyboard: What is the same in all of its pictures.
  ///   - width: How wide it is, in points; `nil` for what is usual.
  /// - Returns: The page.
  /// - Throws: What is wrong with a layout or a theme, or that a wish makes no sense for a page.
  func page(of keyboard: RenderedKeyboard, width: Double?) throws -> PictureSheet {
    var sheet =
      switch self {
      case .themes: try Self.themes(of: keyboard)
      case .locales: try Self.locales(of: keyboard)
      }
    if let width { sheet.width = width }
    return sheet
  }

  // MARK: Themes

  /// All themes, each in light and in dark if it is for both.
  private static func themes(of keyboard: RenderedKeyboard) throws -> PictureSheet {
    let directories = keyboard.look.directories
    var themes = KeyboardTheme.allPredefined
    for name in try directories.names() {
      do {
        themes.append(try directories.theme(named: name).theme)
      } catch {
        // What is wrong with one theme is no reason to show none.
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
    // Two themes in light and dark beside each other.
    return PictureSheet(
      "Themes", note: "each with the name that it is chosen by, in light and in dark",
      grouped(sections), width: 836)
  }

  /// Collections of one theme become one section, at the end.
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
      keyboard.look.appearance.map { [$0] }
      ?? (theme.colorScheme == nil ? [.light, .dark] : [.light])
    return try schemes.map { scheme in
      var preview = preview
      preview.services.styleService = .themeBased(theme: theme)
      preview.context.colorScheme = scheme
      return try preview.scene()
    }
  }

  // MARK: Locales

  /// The letters of all languages, and the keyboards that are the same in most of them.
  private static func locales(of keyboard: RenderedKeyboard) throws -> PictureSheet {
    let theme = try keyboard.look.chosen()
    func entry(
      _ name: String, _ device: DeviceType, _ locale: KeyboardLocale = .english,
      _ page: Keyboard.KeyboardType = .alphabetic
    ) throws -> PictureSheet.Entry {
      let services = Keyboard.Services()
      if let theme { services.styleService = .themeBased(theme: theme) }
      let preview = KeyboardPreview(
        context: KeyboardContext(
          keyboardType: page, keyboardCase: .lowercased, locale: locale,
          interfaceOrientation: keyboard.orientation, deviceType: device,
          colorScheme: keyboard.look.appearance ?? .light),
        width: device.usualWidth(keyboard.orientation), services: services)
      return PictureSheet.Entry(name, [try preview.scene()])
    }
    let languages = try KeyboardLocale.allCases.map { locale in
      var language = try entry(locale.localizedName, .phone, locale)
      language.note = locale.rawValue
      return language
    }
    let pages = [
      try entry("numeric", .phone, .english, .numeric),
      try entry("symbolic", .phone, .english, .symbolic),
    ]
    let others: [DeviceType] = [
      .tablet, .tabletPro, .terminal, .full, .email, .url, .numpad, .pin, .phonePad,
    ]
    let devices = try others.map { try entry($0.rawValue, $0) }
    let sections = [
      PictureSheet.Section("Languages", languages),
      PictureSheet.Section("Other pages and devices", pages + devices),
    ]
    // Five phones.
    return PictureSheet(
      "Keyboards", note: "each with the name that the configuration has for it", sections,
      width: 1040)
  }
}

extension RenderedKeyboard {
  /// The options that were given and say what a page shows several of.
  ///
  /// - Parameter sheet: The page.
  /// - Returns: Their names.
  func optionsAgainst(_ sheet: RenderedSheet) -> [String] {
    switch sheet {
    case .themes: look.theme == nil ? [] : ["--theme"]
    case .locales:
      [
        ("--layout", layout != nil), ("--locale", locale != nil), ("--page", page != nil),
        ("--device", device != nil), ("--width", width != nil), ("--shift", shift != .off),
        ("--pressed", !pressed.isEmpty), ("--callout", callout != nil),
        ("--suggestion", !suggestions.isEmpty),
      ].filter(\.1).map(\.0)
    }
  }
}
