// SPDX-License-Identifier: MIT

public import ClavierFiles
public import ClavierSettings
public import ClavierKit
public import ClavierWords
public import KeyOutput

/// All settings and data derived from the configuration, which take effect together.
public struct KeyboardPlan {
  /// All errors in the configuration, as messages for the user, each with its position.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public let description: String
    /// The errors with their positions; empty if ``description`` has none.
    public let error: ConfigurationError

    /// Creates the failure for errors in files.
    init(_ error: ConfigurationError) {
      description = error.description
      self.error = error
    }

    /// Creates the failure for a receiver that cannot be used; the description names its source.
    init(description: String) {
      self.description = description
      error = ConfigurationError()
    }
  }

  public let configuration: Configuration
  /// The errors in quirk files, which are not fatal; `nil` for none.
  public let quirkErrors: ConfigurationError?
  /// The layout that the configuration names; `nil` for that of the device.
  public let layout: LayoutFile?
  /// The receiver of keys; `nil` if effects are used directly, as by a script.
  public var receiver: KeyReceiver?
  /// The lexicons of the languages.
  public let lexicons: Lexicons
  /// The emojis of the emoji pages, and their names.
  public var emojis: InstalledEmojis
  /// The settings that the user has chosen, even while the configuration permits none.
  public var userSettings = UserSettings()
  /// The height of the toolbar of suggestions, in points.
  let toolbarHeight: Double
  /// The function that builds the keyboard of a language, in place of the configuration; `nil` by
  /// default.
  private var shapes: ((KeyboardLocale) -> KeyboardShape)?
  /// The languages of keyboards that ``shapes`` builds.
  private var shapeLocales: [KeyboardLocale] = []

  /// Creates the plan of a configuration, and compiles the receiver's keymap.
  ///
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - layout: The layout that the settings name; `nil` for that of the device.
  ///   - keymapLayout: The same layout if it is derived from a keymap.
  ///   - quirkErrors: The errors in quirk files.
  ///   - lexicons: The lexicons of languages; none by default.
  ///   - emojis: The emojis; none by default.
  ///   - toolbarHeight: The height of the toolbar of suggestions in points; `nil` for the standard.
  ///   - position: Returns the position of the receiver's layout in the files, for messages.
  ///   - sources: Returns the possible sources of the receiver, for the first language's settings.
  /// - Throws: ``Failure`` with all errors.
  public init(
    _ configuration: Configuration, layout: LayoutFile? = nil, keymapLayout: KeymapLayout? = nil,
    quirkErrors: ConfigurationError? = nil, lexicons: Lexicons = Lexicons(),
    emojis: InstalledEmojis = InstalledEmojis(), toolbarHeight: Double? = nil,
    position: () -> Diagnostic? = { nil },
    sources: (OutputSettings) -> TargetSources = { TargetSources($0) }
  ) throws(Failure) {
    self.configuration = configuration
    self.quirkErrors = quirkErrors
    self.lexicons = lexicons
    self.emojis = emojis
    self.toolbarHeight = toolbarHeight ?? Autocomplete.ToolbarStyle.standard().height
    self.layout = keymapLayout.map { LayoutFile($0) } ?? layout
    var locales = configuration.keyboard.allLocales
    if let own = self.layout?.locale { locales = [own] }
    let outputs = locales.map(configuration.output(for:))
    var sources = sources(outputs.first ?? configuration.output)
    sources.ownKeymap = keymapLayout?.names
    do throws(TargetError) {
      receiver = try KeyReceiver(sources, others: outputs)
    } catch {
      throw configuration.failure(of: error, at: position)
    }
  }

  /// Creates the plan from files: the configuration, its layout and the measures of its theme.
  ///
  /// - Parameters:
  ///   - files: The configuration's files.
  ///   - console: Returns the text console that is shown, `nil` if it reads no keys; called only if
  ///     needed.
  ///   - onValidCopy: Called with the texts of all files of a valid configuration, including its
  ///     layout's.
  /// - Throws: ``Failure`` with all errors.
  public init(
    _ files: ConfigurationFiles, console: () -> TextConsole? = { nil },
    onValidCopy: (ConfigurationCopy) -> Void = { _ in }
  ) throws(Failure) {
    let quirks = QuirkFiles().read()
    var configuration: Configuration
    var copy: ConfigurationCopy
    let layouts: (keymap: KeymapLayout?, file: LayoutFile?)
    do throws(ConfigurationError) {
      let read = try files.readAndCopy()
      configuration = read.configuration
      configuration.touch.quirks = quirks.rules
      layouts = try configuration.layouts(in: files.layoutDirectories) {
        files.position(of: .keyboard)
      }
      copy = read.copy
    } catch {
      throw Failure(error)
    }
    copy.add(layouts.file?.sources ?? [])
    // Mistakes in the theme do not affect keys; the panel reports them.
    let toolbar =
      configuration.words.suggestions
      ? files.themeDirectories.toolbar(named: configuration.panel.theme) : nil
    copy.add(toolbar?.sources ?? [])
    let locales = layouts.file?.locale.map { [$0] } ?? configuration.keyboard.allLocales
    let lexicons =
      configuration.words.needsLexicons ? Lexicons(LexiconFiles(), for: locales) : Lexicons()
    try self.init(
      configuration, layout: layouts.file, keymapLayout: layouts.keymap,
      quirkErrors: quirks.error, lexicons: lexicons,
      emojis: InstalledEmojis(
        in: [InstalledEmojis.localDirectory, InstalledEmojis.packageDirectory],
        namesIn: configuration.words.suggestions
          ? locales + [KeyboardLocale.english].filter { !locales.contains($0) } : [],
        skinTone: configuration.keyboard.skinTone),
      toolbarHeight: toolbar?.height,
      position: { files.position(of: .output) }
    ) { settings in
      var sources = TargetSources.installed(settings)
      if sources.dependsOnConsole { sources.console = console() }
      return sources
    }
    onValidCopy(copy)
  }

  /// Creates a plan for keyboards built by a function, whose effects are used directly.
  ///
  /// - Parameters:
  ///   - locales: The languages; the first one is active at the start.
  ///   - configuration: All other settings.
  ///   - shapes: Returns the keyboard of a language.
  public init(
    locales: [KeyboardLocale], configuration: Configuration = Configuration(),
    shapes: @escaping (KeyboardLocale) -> KeyboardShape
  ) {
    self.configuration = configuration
    self.shapes = shapes
    shapeLocales = locales
    quirkErrors = nil
    layout = nil
    lexicons = Lexicons()
    emojis = InstalledEmojis()
    toolbarHeight = Autocomplete.ToolbarStyle.standard().height
  }

  /// Updates the receiver's settings, which may differ for each language.
  public mutating func updateReceiver(for locale: KeyboardLocale) {
    let settings = configuration.output(for: locale)
    _ = receiver?.update(settings: settings)
  }

  /// The reason why the receiver's dead keys cannot be used; `nil` if they are used, are off, or do
  /// not exist.
  public var deadKeyError: String? {
    guard let receiver, !receiver.target.isConsole, receiver.typist.composes,
      receiver.typist.keymap.hasDeadKeys
    else { return nil }
    return receiver.typist.keymap.composeError.map { "output.dead_keys: \($0)" }
  }

  /// The languages to cycle through, the initial one first; if the layout declares a language, only
  /// that one.
  public var locales: [KeyboardLocale] {
    if shapes != nil { return shapeLocales }
    return layout?.locale.map { [$0] } ?? configuration.keyboard.allLocales
  }

  /// Returns the language that continues another plan's: the same one if it is still configured.
  public func locale(after current: KeyboardLocale?) -> KeyboardLocale {
    if let current, locales.contains(current) { return current }
    return locales.first ?? .english
  }

  /// Returns the language that a response of the keyboard selects; `nil` if it does not change.
  ///
  /// A layout that declares its language has no other, except in fields that need Latin letters.
  public func locale(after response: Response, in context: KeyboardContext) -> KeyboardLocale? {
    layout?.locale == nil || context.locales.count > 1 ? context.locale(after: response) : nil
  }

  /// Returns the keyboard for an area of a surface.
  ///
  /// - Parameters:
  ///   - aspectRatio: The area's width divided by its height; `nil` for a phone's proportions.
  ///   - areaWidth: The area's width in millimetres; `nil` if unknown.
  ///   - locale: The language.
  ///   - session: The panel's session; `nil` for none.
  ///   - application: The application with the focus, for its own settings, which text consoles
  ///     ignore; `nil` for none.
  ///   - ownWords: The user's own words; by default none are learned.
  ///   - isSearch: Whether the keyboard types the query of a search for emojis.
  /// - Returns: The keyboard with its context; without suggestions if emojis cannot be searched.
  public func shape(
    aspectRatio: Double?, areaWidth: Double?, in locale: KeyboardLocale,
    session: KeyboardShape.Session? = nil, application: String? = nil,
    ownWords: OwnWordsStore = OwnWordsStore(), isSearch: Bool = false
  ) -> KeyboardShape {
    if let shapes { return shapes(locale) }
    var session = session
    let isConsole = receiver?.target.isConsole == true
    if isConsole { session?.acceptsAnyText = false }
    let own = configuration.settings(ofApplication: isConsole ? nil : application)
    let latin = session.flatMap { latinLocale(for: $0.purpose, acceptsAnyText: $0.acceptsAnyText) }
    return KeyboardShape(
      configuration.adapted(to: userSettings).adapted(to: own),
      layout: locale == latin || own.device != nil ? nil : layout, locale: locale,
      locales: locales + [latin].compactMap { $0 }.filter { !locales.contains($0) },
      typist: receiver?.typist,
      language: own.isForProse == false ? nil : lexicons.language(of: locale, among: locales),
      ownWords: ownWords,
      emojis: isConsole ? InstalledEmojis() : emojis, hasClipboard: !isConsole,
      toolbarHeight: toolbarHeight, aspectRatio: aspectRatio, areaWidth: areaWidth,
      session: session, isSearch: isSearch)
  }
}
