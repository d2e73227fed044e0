// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

/// The pages and tolerances of a keyboard that fills an area of a surface.
struct Shape {
  let pages: KeyboardPages
  let settings: EngineSettings

  init(_ configuration: Configuration, aspectRatio: Double?, areaWidth: Double?) {
    let proportions = KeyboardProportions(
      aspectRatio: aspectRatio, areaWidth: areaWidth,
      orientation: configuration.keyboard.orientation.interfaceOrientation)
    let context = KeyboardContext(
      locale: configuration.keyboard.locale, interfaceOrientation: proportions.orientation,
      returnKeyType: configuration.keyboard.returnKey)
    pages = KeyboardPages(
      service: KeyboardLayout.PhoneService(), context: context, width: proportions.width)
    var settings = configuration.engine
    settings.timing = settings.timing.scaled(
      toPointsPerMillimeter: proportions.pointsPerMillimeter)
    self.settings = settings
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
