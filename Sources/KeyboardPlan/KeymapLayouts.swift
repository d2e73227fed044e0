// SPDX-License-Identifier: MIT

public import ClavierFiles
import ClavierKit
import ClavierSettings
public import KeyOutput

// Layouts derived from a keymap, presented as layouts of files.

extension LayoutFile {
  /// Creates a layout file from a layout that is derived from a keymap.
  public init(_ layout: KeymapLayout) {
    self.init(
      name: layout.name, title: layout.name, locale: nil, device: nil,
      service: KeymapLayoutService(layout), hasCapitals: layout.hasCapitals)
  }
}

extension LayoutDirectories {
  /// Finds a layout by its name: built in, from a file, or derived from a keymap.
  ///
  /// - Parameter name: The name, such as `phone`, `kiosk` or `xkb:us(dvorak)`.
  /// - Returns: The layout.
  /// - Throws: ``ClavierFiles/ConfigurationError`` if there is no such layout, or with all errors
  ///   in its file and the files that it extends.
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
  /// Returns the layout that the configuration names: derived from a keymap, or of a file.
  ///
  /// - Parameters:
  ///   - directories: The directories of layout files.
  ///   - position: Returns the position of the name, for messages.
  /// - Returns: One of the two; neither if the configuration names none.
  /// - Throws: ``ClavierFiles/ConfigurationError`` if there is no such layout, with the position of
  ///   the name, or with all errors in its file.
  public func layouts(
    in directories: LayoutDirectories, at position: () -> Diagnostic?
  ) throws(ConfigurationError) -> (keymap: KeymapLayout?, file: LayoutFile?) {
    guard let name = keyboard.layout else { return (nil, nil) }
    if KeymapLayout.isName(name) {
      do throws(KeymapError) {
        return (try KeymapLayout(named: name), nil)
      } catch {
        throw ConfigurationError(error, of: name, at: position())
      }
    }
    do throws(ConfigurationError) {
      return (nil, try layoutFile(in: directories, at: position))
    } catch {
      let keymap = KeyboardLayout.keymapPrefix + name
      guard (try? directories.names())?.contains(name) != true, var diagnostic = position(),
        KeymapCatalog.installed()?.entries.contains(where: { $0.layoutName == keymap }) == true
      else { throw error }
      diagnostic.message =
        "keyboard.layout: there is no layout \(quoted(name)); "
        + "for the keys of the XKB layout write layout = \"\(keymap)\""
      var failure = ConfigurationError()
      failure.append(diagnostic)
      throw failure
    }
  }

  /// Returns the failure for a receiver that cannot be used, with the position of its layout's
  /// name.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - position: Returns the position of the name.
  /// - Returns: The failure, with a suggestion of a similar name.
  func failure(
    of error: TargetError, at position: () -> Diagnostic?
  ) -> KeyboardPlan.Failure {
    var message = "\(error.error)"
    if case .unknownLayout(let name) = error.error, let near = Self.receiverLayout(like: name) {
      message += "; did you mean \"\(near)\"?"
    }
    guard case .layouts(let names) = error.target.keyboard, names.layout == output.layout,
      error.target.origin == .configuration, var diagnostic = position()
    else { return KeyboardPlan.Failure(description: "\(error.target.reason)\n\(message)") }
    diagnostic.message = "output.layout: \(message)"
    var failure = ConfigurationError()
    failure.append(diagnostic)
    return KeyboardPlan.Failure(failure)
  }

  /// Returns the XKB layout that users may mean by a name, or one with a similar name.
  private static func receiverLayout(like name: String) -> String? {
    // "uk", the code of Ukrainian, most often means the United Kingdom, whose layout is "gb".
    if name == "uk" { return "gb" }
    if let names = KeyboardLocale(matching: name).flatMap(KeymapNames.init(of:)) {
      return names.layout
    }
    let known = KeymapCatalog.installed()?.entries.filter(\.names.variant.isEmpty) ?? []
    return suggestion(for: name, among: known.map(\.names.layout))
  }
}

extension ConfigurationError {
  /// Creates the error for a missing layout, with a suggestion of a similar name.
  init(_ error: KeymapError, of name: String, at position: Diagnostic?) {
    self.init()
    var message = "\(error)"
    let known = KeymapCatalog.installed()?.entries.map(\.layoutName) ?? []
    if let near = suggestion(for: name, among: known) { message += "; did you mean \"\(near)\"?" }
    var diagnostic = position ?? Diagnostic(file: "layout", message: "")
    diagnostic.message = position == nil ? message : "keyboard.layout: \(message)"
    append(diagnostic)
  }
}
