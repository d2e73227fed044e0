// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

/// The pages and tolerances of a keyboard that fills an area of a surface.
struct Shape {
  let pages: KeyboardPages
  let settings: EngineSettings
  let localeIdentifier: String

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
    localeIdentifier = context.locale.rawValue
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
