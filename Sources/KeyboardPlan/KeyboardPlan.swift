// SPDX-License-Identifier: MIT

public import ClavierFiles
public import ClavierSettings
public import ClavierKit
public import KeyOutput

/// Everything that follows from the configuration, made whole before any of it is used.
public struct KeyboardPlan {
  /// All mistakes in the configuration, in the user's words, each with its place.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  public let configuration: Configuration
  /// Mistakes in files of quirks, which stop nothing; `nil` without any.
  public let quirkMistakes: ConfigurationError?
  /// The layout that the configuration names; `nil` for the device's own.
  public let layout: LayoutFile?
  /// The letters of a layout that is made of a keymap, which the receiver should have; empty for any other.
  private let ownLetters: [String]
  /// The receiver of keys; `nil` where effects are taken as they are, as by a script.
  public var receiver: KeyReceiver?
  /// Makes the keyboard of a language instead of the configuration; `nil` for the usual way.
  private var shapes: ((KeyboardLocale) -> KeyboardShape)?
  /// The languages of ``shapes``.
  private var shapeLocales: [KeyboardLocale] = []

  /// Makes the plan of a configuration, and compiles the receiver's keymap.
  ///
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - layout: The layout that they name; `nil` for the device's own.
  ///   - keymapLayout: The same, where it is made of a keymap.
  ///   - quirkMistakes: Mistakes in files of quirks.
  ///   - sources: Gives everything that may name the receiver, for the first language's settings.
  /// - Throws: ``Failure``.
  public init(
    _ configuration: Configuration, layout: LayoutFile? = nil, keymapLayout: KeymapLayout? = nil,
    quirkMistakes: ConfigurationError? = nil,
    sources: (OutputSettings) -> TargetSources = { TargetSources($0) }
  ) throws(Failure) {
    self.configuration = configuration
    self.quirkMistakes = quirkMistakes
    self.layout = keymapLayout.map { LayoutFile($0) } ?? layout
    ownLetters = keymapLayout?.letters ?? []
    var locales = configuration.keyboard.allLocales
    if let own = self.layout?.locale { locales = [own] }
    let outputs = locales.map(configuration.output(for:))
    var sources = sources(outputs.first ?? configuration.output)
    sources.ownKeymap = keymapLayout?.names
    do throws(TargetError) {
      receiver = try KeyReceiver(sources, others: outputs)
    } catch {
      throw Failure(description: error.description)
    }
  }

  /// Reads the configuration and its layout, and makes their plan.
  ///
  /// - Parameters:
  ///   - files: The configuration's files.
  ///   - console: Gives the text console that is shown, `nil` if it reads no keys; called only if that matters.
  /// - Throws: ``Failure``.
  public init(
    _ files: ConfigurationFiles, console: () -> TextConsole? = { nil }
  ) throws(Failure) {
    let quirks = QuirkFiles().read()
    var configuration: Configuration
    var layout: LayoutFile?
    let keymapLayout: KeymapLayout?
    do throws(ConfigurationError) {
      configuration = try files.read()
      configuration.touch.quirks = quirks.rules
      keymapLayout = try configuration.keymapLayout(at: files.layoutMention)
      if keymapLayout == nil {
        layout = try configuration.layoutFile(in: files.layoutDirectories)
      }
    } catch {
      throw Failure(description: error.description)
    }
    try self.init(
      configuration, layout: layout, keymapLayout: keymapLayout, quirkMistakes: quirks.error
    ) { settings in
      var sources = TargetSources.installed(settings)
      if sources.asksConsole { sources.console = console() }
      return sources
    }
  }

  /// Makes the plan of keyboards that are made elsewhere, whose effects are taken as they are.
  ///
  /// - Parameters:
  ///   - locales: The languages, the first one to begin in.
  ///   - configuration: The settings of all else.
  ///   - shapes: Makes the keyboard of a language.
  public init(
    locales: [KeyboardLocale], configuration: Configuration = Configuration(),
    shapes: @escaping (KeyboardLocale) -> KeyboardShape
  ) {
    self.configuration = configuration
    self.shapes = shapes
    shapeLocales = locales
    quirkMistakes = nil
    layout = nil
    ownLetters = []
  }

  /// Updates the receiver for the keyboard's language, which may have output settings of its own.
  public mutating func updateReceiver(for locale: KeyboardLocale) {
    let settings = configuration.output(for: locale)
    _ = receiver?.update(settings: settings)
  }

  /// The reason why no dead keys are used although they are wanted; `nil` otherwise.
  public var deadKeyMistake: String? {
    guard let receiver, !receiver.target.isConsole, configuration.output.hasDeadKeys else {
      return nil
    }
    return receiver.typist.keymap.composeError.map { "output.dead_keys: \($0)" }
  }

  /// The letters of the keyboard that the receiver cannot be sent, and the remedy; `nil` without any.
  public var layoutMistake: String? {
    receiver.flatMap { configuration.layoutMistake(ownLetters, $0.typist, $0.target) }
  }

  /// The languages to go through, the first one to begin in: that of the layout alone, if it has one.
  public var locales: [KeyboardLocale] {
    if shapes != nil { return shapeLocales }
    return layout?.locale.map { [$0] } ?? configuration.keyboard.allLocales
  }

  /// The language to be in where another plan's was: the same one if it is still configured.
  public func locale(after current: KeyboardLocale?) -> KeyboardLocale {
    if let current, locales.contains(current) { return current }
    return locales.first ?? .english
  }

  /// The language that a response of the keyboard leads to; `nil` if it stays.
  ///
  /// A layout that says its language has no other.
  public func locale(after response: Response, in context: KeyboardContext) -> KeyboardLocale? {
    layout?.locale == nil ? context.locale(after: response) : nil
  }

  /// The keyboard for an area of a surface.
  ///
  /// - Parameters:
  ///   - aspectRatio: The area's width divided by its height; `nil` for a phone's proportions.
  ///   - areaWidth: The area's width in millimetres, if that is known.
  ///   - locale: The language.
  ///   - session: The panel's session; `nil` without one.
  /// - Returns: The keyboard's shape.
  public func shape(
    aspectRatio: Double?, areaWidth: Double?, in locale: KeyboardLocale,
    session: KeyboardShape.Session? = nil
  ) -> KeyboardShape {
    if let shapes { return shapes(locale) }
    var session = session
    if receiver?.target.isConsole == true { session?.takesAnyText = false }
    return KeyboardShape(
      configuration, layout: layout, locale: locale, locales: locales, typist: receiver?.typist,
      aspectRatio: aspectRatio, areaWidth: areaWidth, session: session)
  }
}
