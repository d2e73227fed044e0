// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Evdev
import KeyOutput

extension Daemon {
  /// Everything that follows from the configuration, made whole before any of it is used.
  struct Plan {
    let configuration: Configuration
    /// The layout that the configuration names; `nil` for the device's own.
    let layout: LayoutFile?
    let typist: Typist
    /// Why keys are sent for this layout.
    let keymapReason: String

    /// Reads the configuration and its layout, and compiles the keymap.
    ///
    /// - Parameter files: Where the configuration is.
    /// - Throws: ``StartFailure`` with all that is wrong.
    init(_ files: ConfigurationFiles) throws(StartFailure) {
      do throws(ConfigurationError) {
        configuration = try files.read()
        layout = try configuration.layoutFile(in: files.layoutDirectories)
      } catch {
        throw StartFailure(description: error.description, status: ExitStatus.configuration)
      }
      let choice = KeymapChoice(configuration.output, KeyboardDefaults.read())
      do throws(KeymapError) {
        typist = Typist(keymap: try Keymap(.names(choice.names)))
      } catch {
        throw StartFailure(
          description: "\(choice.reason)\n\(error)", status: ExitStatus.configuration)
      }
      keymapReason = choice.reason
    }

    /// The languages to go through, the one to begin with first: that of the layout alone, if it has one.
    private var locales: [KeyboardLocale] {
      layout?.locale.map { [$0] } ?? configuration.keyboard.allLocales
    }

    /// The language to be in where another plan's was: the same one if it is still configured.
    func locale(after current: KeyboardLocale?) -> KeyboardLocale {
      if let current, locales.contains(current) { return current }
      return locales.first ?? .english
    }

    /// The keyboard for a surface, or for one of a phone's proportions if none is known.
    func shape(for surface: TouchSurface?, in locale: KeyboardLocale) -> Shape {
      Shape(
        configuration, layout: layout, locale: locale, locales: locales, typist: typist,
        aspectRatio: surface?.aspectRatio, areaWidth: surface?.areaWidth)
    }
  }
}
