// SPDX-License-Identifier: MIT

public import ArgumentParser
import ClavierDrawing
import ClavierFiles
public import ClavierKit
import KeyboardPlan

/// The options for the keyboard to draw, and its state.
struct RenderedKeyboard: ParsableArguments {
  /// The state of Shift.
  enum Shift: String, CaseIterable, ExpressibleByArgument {
    case off, on, locked
  }

  @Option(
    help: "The layout's name or file, or an XKB layout such as xkb:de. Default: the device's.")
  var layout: String?

  @OptionGroup var layoutPlaces: LayoutDirectoryOptions

  @Option(help: "The language, such as de. Default: the layout's, otherwise English.")
  var locale: KeyboardLocale?

  @Option(help: "The page, such as numeric. Default: alphabetic.")
  var page: String?

  @Option(help: "The device, if the layout does not set it. Default: phone.")
  var device: DeviceType?

  @Option(help: "The screen's orientation.")
  var orientation = InterfaceOrientation.portrait

  @Option(
    help: "The keyboard's width in points (50–10000). Default: the device's usual width.")
  var width: Double?

  @OptionGroup var themeOptions: RenderedTheme

  @Option(help: "The state of Shift.")
  var shift = Shift.off

  @Option(
    name: .customLong("pressed"), parsing: .unconditionalSingleValue,
    help: "A pressed key. May be repeated.")
  var pressed: [String] = []

  @Option(parsing: .unconditional, help: "A key that is held and shows its alternatives.")
  var callout: String?

  @Option(
    name: .customLong("suggestion"), parsing: .unconditionalSingleValue,
    help: "A word on the bar of suggestions. May be repeated.")
  var suggestions: [String] = []

  mutating func validate() throws {
    if let width, !(50...10000).contains(width) {
      throw ValidationError("--width must be from 50 to 10000.")
    }
  }

  /// Creates the preview of the keyboard.
  ///
  /// - Throws: The errors in its layout or theme.
  func preview() throws -> KeyboardPreview {
    let file = try layout.map(layoutFile)
    let device = file?.device ?? self.device ?? .phone
    var context = KeyboardContext(
      locale: locale ?? file?.locale ?? .english, interfaceOrientation: orientation,
      deviceType: device)
    context.colorScheme = themeOptions.appearance ?? .light
    context.keyboardCase =
      switch shift {
      case .off: .lowercased
      case .on: .uppercased
      case .locked: .capsLocked
      }
    let services = Keyboard.Services()
    if let file { services.layoutService = file.service }
    if let theme = try themeOptions.chosen() {
      services.styleService = .themeBased(theme: theme)
    }
    context.keyboardType = try keyboardType(services.layoutService, context)
    var preview = KeyboardPreview(
      context: context, width: width ?? device.usualWidth(orientation), services: services)
    preview.pressed = pressed
    preview.callout = callout
    preview.suggestions =
      suggestions.isEmpty ? nil : suggestions.map { Autocomplete.Suggestion(text: $0) }
    return preview
  }

  /// The directories with images of keys: that of the layout file.
  var imageDirectories: [String] {
    guard let layout, layout.isFile else { return layoutPlaces.directories.paths }
    let folder = layout.lastIndex(of: "/").map { layout[..<$0] }
    return [folder.map { $0.isEmpty ? "/" : String($0) } ?? "."]
  }

  private func layoutFile(_ name: String) throws(ConfigurationError) -> LayoutFile {
    let directories = layoutPlaces.directories
    return name.isFile
      ? try LayoutFile(file: name, in: directories) : try directories.layoutOrKeymap(named: name)
  }

  private func keyboardType(
    _ service: any KeyboardLayoutService, _ context: KeyboardContext
  ) throws -> Keyboard.KeyboardType {
    let page = page ?? Keyboard.KeyboardType.alphabetic.id
    let types =
      [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic]
      + service.customPages(for: context).map { .custom(named: $0) }
    if let type = types.first(where: { $0.id == page }) { return type }
    let words = types.map(\.id).joined(separator: ", ")
    throw ValidationError("There is no page \"\(page)\"; there are \(words).")
  }
}

extension KeyboardLocale: ExpressibleByArgument {
  public init?(argument: String) { self.init(matching: argument) }
}

extension DeviceType {
  /// Returns the usual width of the device's screen, in points.
  ///
  /// **Source:** the screens of Apple's most common phones and tablets, for whose sizes the layouts
  /// are made.
  func usualWidth(_ orientation: InterfaceOrientation) -> Double {
    let isPortrait = orientation == .portrait
    return switch self {
    case .phone, .email, .url, .numpad, .pin, .phonePad: isPortrait ? 390 : 844
    case .tablet, .terminal: isPortrait ? 768 : 1024
    case .tabletPro, .full: isPortrait ? 1024 : 1366
    }
  }
}
