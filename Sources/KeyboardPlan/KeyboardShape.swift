// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierSettings
public import ClavierKit
import KeyOutput

/// A keyboard that fills an area of a surface: its pages, lists and tolerances.
public struct KeyboardShape {
  /// The keyboard at rest, in an empty field.
  ///
  /// Without a panel no letters are shown over keys; lists can be used by how far a finger moves.
  public let keyboard: KeyboardEngine
  /// The context that it was made for.
  public let context: KeyboardContext
  /// A report of keys that are too small, for the installer; `nil` without any, as far as known.
  public let smallKeys: String?

  /// The pages of keys.
  public var pages: KeyboardPages { keyboard.pages }

  /// What a panel tells of the session that the keyboard is shown in.
  public struct Session: Hashable, Sendable {
    /// How much room there is above the keys, as a part of their height; `nil` if nobody draws there.
    public var headroom: Double?
    /// What the field expects that is typed into.
    public var purpose: Keyboard.FieldPurpose
    /// Whether any character can be typed, also what the receiver has no keys for; on text consoles it does not count.
    public var takesAnyText: Bool

    public init(
      headroom: Double? = nil, purpose: Keyboard.FieldPurpose = .standard,
      takesAnyText: Bool = false
    ) {
      self.headroom = headroom
      self.purpose = purpose
      self.takesAnyText = takesAnyText
    }
  }

  /// Makes a shape of its parts.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard at rest.
  ///   - context: The context that it was made for.
  public init(_ keyboard: KeyboardEngine, for context: KeyboardContext) {
    self.keyboard = keyboard
    self.context = context
    smallKeys = nil
  }

  init(
    _ configuration: Configuration, layout: LayoutFile?, locale: KeyboardLocale,
    locales: [KeyboardLocale], typist: Typist?, aspectRatio: Double?, areaWidth: Double?,
    session: Session?
  ) {
    let hasKeys: @Sendable (Character) -> Bool = { typist?.canEverType($0) ?? true }
    let service = KeyboardLayout.TypableService(
      layout?.service ?? KeyboardLayout.StandardService(), canType: hasKeys)
    var context = KeyboardContext(
      locale: locale, locales: locales,
      returnKeyType: configuration.keyboard.returnKey,
      deviceType: layout?.device ?? configuration.keyboard.device,
      fieldPurpose: session?.purpose ?? .standard,
      layoutType: configuration.languages[locale]?.letters,
      composition: configuration.keyboard.composition(for: locale))
    let proportions = KeyboardProportions(
      aspectRatio: aspectRatio, areaWidth: areaWidth,
      orientation: configuration.keyboard.orientation.interfaceOrientation
    ) { orientation in
      context.interfaceOrientation = orientation
      return service.keyboardLayout(for: context).totalHeight
    }
    context.interfaceOrientation = proportions.orientation
    let isSplit = session?.headroom != nil && configuration.panel.placement == .split
    let pages = KeyboardPages(
      service: service, context: context, width: proportions.width,
      splitWidth: isSplit ? proportions.splitWidth : nil)
    var settings = configuration.engine.suited(to: context.deviceType)
    // Shift has other letters and signs there, of which none begins a sentence by itself.
    if layout?.hasCapitals == false { settings.autocapitalization = .none }
    settings.timing = settings.timing.scaled(
      toPointsPerMillimeter: proportions.pointsPerMillimeter)
    // Nobody plays it.
    settings.feedback = .disabled
    let canType = Self.canType(typist, takesAnyText: session?.takesAnyText == true)
    let lists = Callouts.TypableService(.standard(), canType: canType)
    keyboard = KeyboardEngine(
      pages: pages, settings: settings, localeIdentifier: locale.rawValue,
      calloutPages: Callouts.Pages(pages: pages, service: lists, context: context),
      calloutConfiguration: Self.callouts(context, size: pages.size, headroom: session?.headroom),
      composition: context.composition.map { CompositionMachine($0, canType: canType) })
    self.context = context
    let letters = pages[.alphabetic, .lowercased]
    smallKeys = proportions.pointsPerMillimeter.flatMap {
      Self.smallKeys(of: letters, pointsPerMillimeter: $0)
    }
  }

  /// Whether a character can be typed by keys, or be put into the field by a panel.
  private static func canType(
    _ typist: Typist?, takesAnyText: Bool
  ) -> @Sendable (Character) -> Bool {
    guard let typist else { return { _ in true } }
    guard takesAnyText else { return typist.canEverType }
    return { typist.canEverType($0) || TextCommit.mayTake(String($0), from: typist) }
  }

  /// The place for callouts, and their kinds.
  private static func callouts(
    _ context: KeyboardContext, size: Size, headroom: Double?
  ) -> Callouts.Configuration {
    guard let headroom else {
      var callouts = Callouts.Configuration(
        aboveKeyboardOf: size, context: context, isSecret: false)
      callouts.isInputEnabled = false
      return callouts
    }
    let room = headroom * size.height
    return Callouts.Configuration(
      bounds: Rect(minX: 0, minY: -room, maxX: size.width, maxY: size.height), context: context,
      isSecret: context.fieldPurpose.isSecret)
  }
}

extension KeyboardShape {
  /// How many letters' keys a finger misses, and how small they are.
  private static func smallKeys(of frames: KeyboardFrames, pointsPerMillimeter: Double) -> String? {
    let small = frames.keysSmaller(pointsPerMillimeter: pointsPerMillimeter)
    guard !small.isEmpty else { return nil }
    let sizes = frames.keySizes(pointsPerMillimeter: pointsPerMillimeter)
    let width = sizes.map(\.width).min() ?? 0
    let height = sizes.map(\.height).min() ?? 0
    return "\(small.count) of \(frames.keys.count) keys are smaller than 7 × 7 mm, the smallest "
      + "\(tenths(width)) mm wide and the lowest \(tenths(height)) mm high; give the keyboard a larger "
      + "area (touch.area), or choose one with fewer keys (keyboard.device)"
  }

  private static func tenths(_ number: Double) -> Double {
    (number * 10).rounded() / 10
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
