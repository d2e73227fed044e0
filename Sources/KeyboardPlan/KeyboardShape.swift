// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierWords
import ClavierSettings
public import ClavierKit
import KeyOutput
import Words

/// A keyboard for an area of a surface: its pages, callouts and tolerances.
public struct KeyboardShape {
  /// The keyboard without contacts, in an empty field.
  ///
  /// Without a panel it shows no callouts above keys; a drag still selects callout actions.
  public let keyboard: KeyboardEngine
  /// The context for which the keyboard was built.
  public let context: KeyboardContext
  /// The source of suggestions; `nil` if there are no suggestions or corrections.
  public let suggester: (any AutocompleteService)?
  /// The report of keys that are too small, for the log; `nil` if there are none or sizes are
  /// unknown.
  public let smallKeys: String?

  /// The frames of all pages of the keyboard.
  public var pages: KeyboardPages { keyboard.pages }

  /// The state of the session in which a panel shows the keyboard.
  public struct Session: Hashable, Sendable {
    /// The space above the keys for callouts, as a fraction of their height; `nil` for none.
    public var headroom: Double?
    /// The purpose of the focused field.
    public var purpose: Keyboard.FieldPurpose
    /// Whether any character can be typed, even without a key of the receiver; ignored on text
    /// consoles.
    public var acceptsAnyText: Bool
    /// Whether the session reports that a text field is focused.
    public var isInTextField: Bool
    /// Whether a program offers dictation, so that phones and tablets have a key for it.
    public var hasDictationKey: Bool
    /// Whether a key can hide the keyboard, so that tablets have that key.
    public var canDismiss = false

    public init(
      headroom: Double? = nil, purpose: Keyboard.FieldPurpose = .standard,
      acceptsAnyText: Bool = false, isInTextField: Bool = false, hasDictationKey: Bool = false
    ) {
      self.headroom = headroom
      self.purpose = purpose
      self.acceptsAnyText = acceptsAnyText
      self.isInTextField = isInTextField
      self.hasDictationKey = hasDictationKey
    }
  }

  /// Creates a shape from its parts.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard without contacts.
  ///   - context: The context for which the keyboard was built.
  public init(_ keyboard: KeyboardEngine, for context: KeyboardContext) {
    self.keyboard = keyboard
    self.context = context
    suggester = nil
    smallKeys = nil
  }

  init(
    _ configuration: Configuration, layout: LayoutFile?, locale: KeyboardLocale,
    locales: [KeyboardLocale], typist: Typist?, language: LanguageModel?, ownWords: OwnWordsStore,
    emojis: InstalledEmojis, hasClipboard: Bool, toolbarHeight: Double, aspectRatio: Double?,
    areaWidth: Double?, session: Session?, isSearch: Bool
  ) {
    let hasKeys: @Sendable (Character) -> Bool = { typist?.canEverType($0) ?? true }
    let canType = Self.canType(typist, acceptsAnyText: session?.acceptsAnyText == true)
    let service = KeyboardLayout.TypableService(
      layout?.service ?? KeyboardLayout.StandardService(),
      prefersPlainMarks: !configuration.engine.replacesQuotationMarks, canType: hasKeys,
      canInsert: canType)
    var context = KeyboardContext(
      locale: locale, locales: locales,
      returnKeyType: configuration.keyboard.returnKey,
      deviceType: layout?.device ?? configuration.keyboard.device,
      fieldPurpose: session?.purpose ?? .standard,
      hasEmojiKeyboard: session?.purpose.isSecret != true && emojis.areTypable(canType),
      layoutType: configuration.languages[locale]?.letters,
      composition: configuration.keyboard.composition(for: locale))
    Self.addKeys(of: session, service, to: &context)
    let clips = isSearch || context.fieldPurpose.isSecret ? [] : configuration.clips
    context.hasClips = !clips.isEmpty && Self.lacksKey(.keyboardType(.clips), service, context)
    let words = WordUse(
      configuration, session: session, device: context.deviceType, hasLexicon: language != nil)
    let choices = isSearch ? [] : Self.choices(configuration, context, session, words)
    context.hasSettings = !choices.isEmpty && Self.lacksKey(.settings, service, context)
    let toolbarHeight = words.suggests || words.showsDictation ? toolbarHeight : 0
    let proportions = KeyboardProportions(
      aspectRatio: aspectRatio, areaWidth: areaWidth,
      orientation: configuration.keyboard.orientation.interfaceOrientation
    ) { orientation in
      context.interfaceOrientation = orientation
      return service.keyboardLayout(for: context).totalHeight + toolbarHeight
    }
    context.interfaceOrientation = proportions.orientation
    let isSplit = session?.headroom != nil && configuration.panel.placement == .split
    let canSearch = words.suggests && emojis.canSearch(in: locale)
    let pages = KeyboardPages(
      service: Self.service(
        service, clips, choices, isSearch ? InstalledEmojis() : emojis, context, canSearch),
      context: context, width: proportions.width,
      splitWidth: isSplit ? proportions.splitWidth : nil, toolbarHeight: toolbarHeight)
    var settings = Self.settings(configuration, context, layout, proportions)
    settings.autocomplete.isAutocorrectEnabled = words.corrects
    settings.autocomplete.isAutolearnEnabled = ownWords.learns
    if isSearch {
      settings.typeQueries(onWidth: pages.size.width)
      suggester = canSearch ? emojis.search(in: locale, canType: canType) : nil
    } else {
      let base = words.suggester(language, pages, configuration.words, locale, ownWords)
      suggester =
        configuration.words.emojis
        ? emojis.suggester(over: base, in: locale, canType: canType) : base
    }
    let lists = Callouts.TypableService(.standard(), canType: canType)
    keyboard = KeyboardEngine(
      pages: pages, settings: settings, localeIdentifier: locale.rawValue,
      calloutPages: Callouts.Pages(pages: pages, service: lists, context: context),
      calloutConfiguration: Self.callouts(context, size: pages.size, headroom: session?.headroom),
      composition: context.composition.map { CompositionMachine($0, canType: canType) },
      isSuggesting: suggester != nil, hasClipboard: hasClipboard,
      weighting: words.weighting(language, pages, configuration.words), canType: canType)
    self.context = context
    let letters = pages[.alphabetic, .lowercased]
    smallKeys = proportions.pointsPerMillimeter.flatMap {
      Self.smallKeys(of: letters, pointsPerMillimeter: $0)
    }
  }

  /// Adds the keys for dictation and hiding to a context, if the session has a use for them and the
  /// service's letters lack them.
  private static func addKeys(
    of session: Session?, _ service: some KeyboardLayoutService, to context: inout KeyboardContext
  ) {
    context.hasDictationKey =
      session?.hasDictationKey == true && lacksKey(.dictation, service, context)
    context.canDismissKeyboard =
      session?.canDismiss == true && lacksKey(.dismissKeyboard, service, context)
  }

  /// Returns whether no key of a service's letters has an action, which a layout file may place.
  private static func lacksKey(
    _ action: KeyboardAction, _ service: some KeyboardLayoutService, _ context: KeyboardContext
  ) -> Bool {
    !service.keyboardLayout(for: context).hasKey(action)
  }

  /// Returns the settings of a configuration for a device, a field and a size.
  private static func settings(
    _ configuration: Configuration, _ context: KeyboardContext, _ layout: LayoutFile?,
    _ proportions: KeyboardProportions
  ) -> EngineSettings {
    var settings = configuration.engine.suited(to: context.deviceType)
    // On such a layout, Shift selects other letters and signs, which begin no sentence.
    if layout?.hasCapitals == false { settings.autocapitalization = .none }
    if !context.fieldPurpose.isForProse { settings.replacesQuotationMarks = false }
    settings.timing = settings.timing.scaled(
      toPointsPerMillimeter: proportions.pointsPerMillimeter)
    let feedback = configuration.feedback
    settings.feedback = feedback.vibration.isNoticeable ? Feedback.Settings() : .disabled
    settings.feedback.isAudioFeedbackEnabled = feedback.isAudible
    settings.feedback.isHapticFeedbackEnabled = feedback.vibration.isNoticeable
    return settings
  }

  /// Returns the layouts of a service, with pages of clips and settings, and emoji pages if the
  /// receiver can be sent emojis.
  private static func service(
    _ base: any KeyboardLayoutService, _ clips: [Keyboard.Clip],
    _ choices: [[KeyboardLayout.SettingsPagesService.Choice]], _ emojis: InstalledEmojis,
    _ context: KeyboardContext, _ hasSearch: Bool
  ) -> any KeyboardLayoutService {
    var service = base
    if !clips.isEmpty {
      service = KeyboardLayout.ClipPagesService(service, clips: clips, for: context)
    }
    if !choices.isEmpty {
      service = KeyboardLayout.SettingsPagesService(service, choices: choices, for: context)
    }
    guard context.hasEmojiKeyboard else { return service }
    let (groups, frequent) = emojis.pageKeys
    return KeyboardLayout.EmojiPagesService(
      service, groups: groups, frequent: frequent, hasSearch: hasSearch, for: context)
  }

  /// Returns whether a character can be typed with keys or inserted by a panel.
  private static func canType(
    _ typist: Typist?, acceptsAnyText: Bool
  ) -> @Sendable (Character) -> Bool {
    guard let typist else { return { _ in true } }
    guard acceptsAnyText else { return typist.canEverType }
    return { typist.canEverType($0) || TextCommit.isAllowed(String($0), from: typist) }
  }

  /// Returns the bounds and kinds of callouts.
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
  /// Returns a message with the number of keys that are too small, and their sizes.
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

extension EngineSettings {
  /// The minimum width of an emoji found, in points, with room for the query before them.
  ///
  /// **Source:** ours: a phone of 390 points shows five emojis, and seven letters of the query.
  private static let foundWidth = 60.0

  /// Types the letters of a query unchanged, and shows as many emojis as fit above the keys.
  ///
  /// - Parameter width: The width of the keyboard in points.
  fileprivate mutating func typeQueries(onWidth width: Double) {
    isAutocapitalizationEnabled = false
    replacesQuotationMarks = false
    autocomplete.isAutocorrectEnabled = false
    autocomplete.isAutolearnEnabled = false
    autocomplete.suggestionsDisplayCount = max(2, Int(min(width, 6000) / Self.foundWidth))
  }
}

extension Configuration.Orientation {
  /// The orientation of the layout; `nil` to use that of the area.
  fileprivate var interfaceOrientation: InterfaceOrientation? {
    switch self {
    case .auto: nil
    case .portrait: .portrait
    case .landscape: .landscape
    }
  }
}
