// SPDX-License-Identifier: MIT

public import ClavierFiles
import ClavierKit
public import KeyOutput

// Layouts that are made of a keymap, among those that have a file.

extension LayoutFile {
  /// The keyboard that is made of a keymap, as one that a file describes.
  public init(_ layout: KeymapLayout) {
    self.init(
      name: layout.name, title: layout.name, locale: nil, device: nil,
      service: KeymapLayoutService(layout), hasCapitals: layout.hasCapitals)
  }
}

extension LayoutDirectories {
  /// Finds a layout by its name: a built-in one, one of a file, or one that is made of a keymap.
  ///
  /// - Parameter name: The name, such as `phone`, `kiosk` or `xkb:us(dvorak)`.
  /// - Returns: The layout.
  /// - Throws: That there is none, or all that is wrong with its file or with what it extends.
  public func layoutOrKeymap(named name: String) throws(ConfigurationError) -> LayoutFile {
    guard KeymapLayout.isName(name) else { return try layout(named: name) }
    do throws(KeymapError) {
      return LayoutFile(try KeymapLayout(named: name))
    } catch {
      throw ConfigurationError(error, of: name, at: nil)
    }
  }
}

extension Configuration {
  /// The layout that the configuration names, if it is made of a keymap.
  ///
  /// - Parameter mention: Gives the place that names it, for messages.
  /// - Returns: The layout; `nil` if the configuration names another one, or none.
  /// - Throws: Why there is no such layout, with the line that names it.
  public func keymapLayout(
    at mention: () -> Diagnostic?
  ) throws(ConfigurationError) -> KeymapLayout? {
    guard let name = keyboard.layout, KeymapLayout.isName(name) else { return nil }
    do throws(KeymapError) {
      return try KeymapLayout(named: name)
    } catch {
      throw ConfigurationError(error, of: name, at: mention())
    }
  }

  /// Which letters of the layout a receiver cannot be sent, and the remedy; `nil` if it can be sent all.
  ///
  /// - Parameters:
  ///   - letters: The letters of a layout that is made of a keymap.
  ///   - typist: Types for the receiver.
  ///   - target: The receiver.
  /// - Returns: A sentence for people.
  public func layoutMistake(_ letters: [String], _ typist: Typist, _ target: Target) -> String? {
    let missing = letters.filter { !$0.allSatisfy(typist.canEverType) }
    guard !missing.isEmpty, let name = keyboard.layout,
      let names = try? KeymapLayout.names(in: name)
    else { return nil }
    let variant = names.variant.isEmpty ? "" : " and output.variant = \"\(names.variant)\""
    let count = "\(missing.count) of the \(letters.count) letters of \"\(name)\""
    return "keyboard.layout: \(count) cannot be typed for \(target.title); give the session that "
      + "layout, and set output.layout = \"\(names.layout)\"\(variant) if it is not found out"
  }
}

extension ConfigurationError {
  /// Why there is no such layout, and which one was probably meant.
  init(_ error: KeymapError, of name: String, at mention: Diagnostic?) {
    self.init()
    var message = "\(error)"
    let known = KeymapCatalog.installed()?.entries.map(\.layoutName) ?? []
    if let near = suggestion(for: name, among: known) { message += "; did you mean \"\(near)\"?" }
    var diagnostic = mention ?? Diagnostic(file: "layout", message: "")
    diagnostic.message = mention == nil ? message : "keyboard.layout: \(message)"
    append(diagnostic)
  }
}
