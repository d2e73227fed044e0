// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

/// The pages, lists and tolerances of a keyboard that fills an area of a surface.
struct Shape {
  let pages: KeyboardPages
  private let context: KeyboardContext
  private let settings: EngineSettings

  init(_ configuration: Configuration, aspectRatio: Double?, areaWidth: Double?) {
    let service = KeyboardLayout.StandardService()
    var context = KeyboardContext(
      locale: configuration.keyboard.locale, returnKeyType: configuration.keyboard.returnKey,
      deviceType: configuration.keyboard.device)
    let proportions = KeyboardProportions(
      aspectRatio: aspectRatio, areaWidth: areaWidth,
      orientation: configuration.keyboard.orientation.interfaceOrientation
    ) { orientation in
      context.interfaceOrientation = orientation
      return service.keyboardLayout(for: context).totalHeight
    }
    context.interfaceOrientation = proportions.orientation
    pages = KeyboardPages(service: service, context: context, width: proportions.width)
    var settings = configuration.engine.suited(to: context.deviceType)
    settings.timing = settings.timing.scaled(
      toPointsPerMillimeter: proportions.pointsPerMillimeter)
    self.settings = settings
    self.context = context
  }

  /// A new keyboard.
  ///
  /// Nobody draws yet, so no letters are shown over keys; lists can be used by how far a finger moves.
  ///
  /// - Parameter text: What stands before the cursor.
  /// - Returns: The keyboard at rest.
  func keyboard(after text: TextRecord = TextRecord()) -> KeyboardEngine {
    var callouts = Callouts.Configuration(
      aboveKeyboardOf: pages.size, context: context, isSecret: false)
    callouts.isInputEnabled = false
    return KeyboardEngine(
      pages: pages, settings: settings, text: text, localeIdentifier: context.locale.rawValue,
      calloutPages: Callouts.Pages(pages: pages, service: .standard(), context: context),
      calloutConfiguration: callouts)
  }
}

extension Configuration.Orientation {
  /// The layout's orientation; `nil` to follow the area.
  fileprivate var interfaceOrientation: InterfaceOrientation? {
    switch self {
    case .auto: nil
    case .portrait: .portrait
    case .landscape: .landscape
    }
  }
}
