// SPDX-License-Identifier: MIT

public import ClavierFiles
import ClavierKit
public import KeyOutput

// Layouts made from a keymap, presented like those of a file.

extension LayoutFile {
  /// Wraps a keyboard made from a keymap as if a file described it.
  public init(_ layout: KeymapLayout) {
    self.init(
      name: layout.name, title: layout.name, locale: nil, device: nil,
      service: KeymapLayoutService(layout), hasCapitals: layout.hasCapitals)
  }
}

extension LayoutDirectories {
  /// Finds a layout by its name: built in, from a file, or made from a keymap.
  ///
  /// - Parameter name: The name, such as `phone`, `kiosk` or `xkb:us(dvorak)`.
  /// - Returns: The layout.
  /// - Throws: ``ClavierFiles/ConfigurationError`` if there is none, or with all mistakes in its
  ///   file and the files it extends.
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
  /// Returns the layout that the configuration names, if it is made from a keymap.
  ///
  /// - Parameter mention: Returns the position of the name, for messages.
  /// - Returns: The layout; `nil` if the configuration names a different one, or none.
  /// - Throws: ``ClavierFiles/ConfigurationError`` if there is no such layout, with the line that
  ///   names it.
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
}

extension ConfigurationError {
  /// Makes the error for a missing layout, with a suggestion of a similar name.
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
