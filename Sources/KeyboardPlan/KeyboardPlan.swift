// SPDX-License-Identifier: MIT

public import ClavierFiles
public import ClavierKit
public import KeyOutput

/// Everything that follows from the configuration, made whole before any of it is used.
///
/// The daemon types by it, and `clavier replay` says by it what the daemon would type.
public struct KeyboardPlan {
  /// What is wrong with the configuration: all of it, in the user's words, each with its place.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  public let configuration: Configuration
  /// What is wrong with files of quirks, which stops nothing; `nil` if nothing is.
  public let quirkMistakes: ConfigurationError?
  /// The layout that the configuration names; `nil` for the device's own.
  public let layout: LayoutFile?
  /// The letters of a layout that is made of a keymap, which the receiver should have; empty for any other.
  private let ownLetters: [String]
  /// For whom keys are sent.
  private var follower: TargetFollower
  /// The group that the panel's session is in.
  private var sessionGroup = 0
  /// What types; its state is the receiver's, and the program's that follows it.
  public var typist: Typist

  /// For whom keys are sent, and who says so.
  public var target: Target { follower.current.target }
  /// What is wrong with what others say of the receiver's keyboard, which stops nothing.
  public var targetMistakes: [String] { follower.mistakes }
  /// Which of the chords that come of typing may be sent.
  public var lockdown: LockdownTable { follower.current.lockdown }

  /// Reads the configuration and its layout, and makes the receiver's keymap.
  ///
  /// - Parameters:
  ///   - files: Where the configuration is.
  ///   - console: Gives the text console that is shown, `nil` if it reads no keys; is asked if that matters.
  /// - Throws: ``Failure``.
  public init(
    _ files: ConfigurationFiles, console: () -> TextConsole? = { nil }
  ) throws(Failure) {
    let quirks = QuirkFiles().read()
    quirkMistakes = quirks.error
    let ownLayout: KeymapLayout?
    do throws(ConfigurationError) {
      var configuration = try files.read()
      configuration.touch.quirks = quirks.rules
      self.configuration = configuration
      ownLayout = try configuration.keymapLayout(at: files.layoutMention)
      if let ownLayout {
        layout = LayoutFile(ownLayout)
      } else {
        layout = try configuration.layoutFile(in: files.layoutDirectories)
      }
    } catch {
      throw Failure(description: error.description)
    }
    ownLetters = ownLayout?.letters ?? []
    var locales = configuration.keyboard.allLocales
    if let own = layout?.locale { locales = [own] }
    let outputs = locales.map(configuration.output(for:))
    var sources = TargetSources.installed(outputs.first ?? configuration.output)
    sources.ownKeymap = ownLayout?.names
    if sources.asksConsole { sources.console = console() }
    do throws(TargetError) {
      follower = try TargetFollower(sources, others: outputs)
    } catch {
      throw Failure(description: error.description)
    }
    typist = follower.current.typist()
  }

  /// Whether it matters which text console is shown.
  public var asksConsole: Bool { follower.sources.asksConsole }

  /// Follows the text console that is shown.
  ///
  /// - Parameter console: The console; `nil` if it reads no keys.
  /// - Returns: Whether the receiver is another one now, for which the keyboard is to be made anew.
  public mutating func follow(_ console: TextConsole?) -> Bool {
    guard follower.follow(console) else { return false }
    takeTypist()
    return true
  }

  /// Follows the keymap of a panel's session.
  ///
  /// - Parameters:
  ///   - keymap: In XKB's text format; `nil` if no panel tells it.
  ///   - group: Its group that is active, from 0; one that it does not have counts as its last.
  /// - Returns: Whether the receiver is another one now, for which the keyboard is to be made anew.
  public mutating func follow(sessionKeymap keymap: [UInt8]?, group: Int) -> Bool {
    sessionGroup = max(0, group)
    let isOther = follower.follow(sessionKeymap: keymap)
    if isOther { takeTypist() } else { typist.state.group = self.group }
    return isOther
  }

  /// Follows the language that the keyboard is in, for which the user may name a receiver's layout of its own.
  ///
  /// - Parameter locale: The language, of which the next shape is to be.
  /// - Returns: Whether the receiver is another one now.
  @discardableResult
  public mutating func follow(_ locale: KeyboardLocale) -> Bool {
    let isOther = follower.follow(settings: configuration.output(for: locale))
    if isOther { takeTypist() }
    return isOther
  }

  /// The group of the receiver's keymap that is active, as far as anybody tells.
  public var group: Int {
    guard case .text = target.keyboard else { return 0 }
    return min(sessionGroup, follower.current.keymap.groupCount - 1)
  }

  /// Goes on for another receiver.
  private mutating func takeTypist() {
    // Which group is active belongs to the keymap; locks and what is held belong to the keyboards.
    var state = typist.state
    state.group = group
    typist = follower.current.typist(in: state)
  }

  /// Why no dead keys are used although they are wanted, in the user's words; `nil` if they are, or are not wanted.
  public var deadKeyMistake: String? {
    if case .console = target.keyboard { return nil }
    guard configuration.output.hasDeadKeys else { return nil }
    return typist.keymap.composeError.map { "output.dead_keys: \($0)" }
  }

  /// Which letters of a layout that is made of a keymap the receiver cannot be sent, and the remedy, in the user's words;
  /// `nil` if it can be sent all of them.
  public var layoutMistake: String? {
    configuration.layoutMistake(ownLetters, typist, target)
  }

  /// The languages to go through, the one to begin with first: that of the layout alone, if it has one.
  public var locales: [KeyboardLocale] {
    layout?.locale.map { [$0] } ?? configuration.keyboard.allLocales
  }

  /// The language to be in where another plan's was: the same one if it is still configured.
  public func locale(after current: KeyboardLocale?) -> KeyboardLocale {
    if let current, locales.contains(current) { return current }
    return locales.first ?? .english
  }

  /// The language that an answer of the keyboard leads to; `nil` if it stays.
  ///
  /// A layout that says its language has no other.
  public func locale(after response: Response, in context: KeyboardContext) -> KeyboardLocale? {
    layout?.locale == nil ? context.locale(after: response) : nil
  }

  /// The keyboard for an area of a surface.
  ///
  /// - Parameters:
  ///   - aspectRatio: How many times wider than high the area is; `nil` for a phone's proportions.
  ///   - areaWidth: How wide it is in millimetres, if that is known.
  ///   - locale: The language.
  ///   - session: What a panel tells of the session; `nil` without one.
  /// - Returns: The keyboard's shape.
  public func shape(
    aspectRatio: Double?, areaWidth: Double?, in locale: KeyboardLocale,
    session: KeyboardShape.Session? = nil
  ) -> KeyboardShape {
    var session = session
    if target.isConsole { session?.takesAnyText = false }
    return KeyboardShape(
      configuration, layout: layout, locale: locale, locales: locales, typist: typist,
      aspectRatio: aspectRatio, areaWidth: areaWidth, session: session)
  }
}
