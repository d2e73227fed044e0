// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// Turns the keyboard's effects on the text into chords for a keymap.
///
/// Text is processed by character, as users perceive characters: each is typed whole, by the
/// cheapest route in the receiver's state, or not at all. An untypable character is reported, never
/// replaced by a similar one, and the rest of the text continues. If a modifier held on another
/// keyboard is the only obstacle, the whole effect waits: text is never typed out of order.
public struct Typist: Sendable {
  public let keymap: Keymap
  /// The receiver's state.
  public var state: ReceiverState
  /// Whether the receiver composes dead keys.
  ///
  /// Programs of a desktop compose; others may not, so dead keys are not used for them.
  public var composes: Bool
  /// The permitted keys; `nil` for all.
  ///
  /// The sender checks each chord itself; here the lockdown only determines which characters can be
  /// typed.
  public let lockdown: LockdownTable?
  private let numbers: UnicodeNumberInput?

  /// Creates a typist for a receiver.
  ///
  /// - Parameters:
  ///   - keymap: The receiver's keymap.
  ///   - state: The receiver's state.
  ///   - composes: Whether the receiver composes characters.
  ///   - unicodeInput: The method for characters that the receiver's keymap lacks.
  ///   - lockdown: The permitted keys; `nil` for all.
  public init(
    keymap: Keymap, state: ReceiverState = ReceiverState(), composes: Bool = false,
    unicodeInput: OutputSettings.UnicodeInput = .off, lockdown: LockdownTable? = nil
  ) {
    self.keymap = keymap
    self.state = state
    self.composes = composes
    self.lockdown = lockdown
    numbers = UnicodeNumberInput(unicodeInput, keymap, lockdown)
  }

  /// The maximum number of characters that one effect deletes; more than a screen shows.
  public static let deletionLimit = 4096

  /// Adds the chords of an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - sequence: Receives the chords, in the order in which they must be pressed.
  /// - Returns: The parts that were not typed; empty if all were. If it contains
  ///   ``UntypableReason/heldModifiers(_:)``, nothing was typed, and the effect is to be retried
  ///   when these modifiers are released.
  public func type(_ effect: Effect, into sequence: inout KeySequence) -> [UntypableReason] {
    switch effect {
    case .insertText(let text): return insert(text, into: &sequence)
    case .deleteBackward(let count):
      guard let backspace = keymap.chord(for: KeyStroke(.backspace), inGroup: state.group) else {
        return [.backspace]
      }
      // With Ctrl, Backspace would delete a word.
      guard state.held.isEmpty else { return [.heldModifiers(state.held)] }
      for _ in 0..<max(0, min(count, Typist.deletionLimit)) { sequence.append(backspace) }
      return []
    case .press(let stroke): return press(stroke, into: &sequence)
    case .request:
      return []
    }
  }

  /// Returns whether the receiver can type this character.
  public func canType(_ character: Character) -> Typability {
    if route(toType: character) != nil { return .now }
    guard !state.held.isEmpty else { return .never }
    return withoutHeldModifiers.route(toType: character) == nil ? .never : .notNow
  }

  /// Returns whether the receiver can type this character now or later, for keys that are drawn
  /// once.
  public func canEverType(_ character: Character) -> Bool { canType(character) != .never }

  /// Returns the route for typing a character at present; `nil` if there is none.
  public func route(toType character: Character) -> TypingRoute? {
    guard state.held.isDisjoint(with: ReceiverState.commandModifiers),
      lockdown?.denies(character) != true
    else { return nil }
    var chords: [KeyChord] = []
    let own = finder?.append(character, to: &chords)
    if let own, own != .number { return chords.allSatisfy(permits) ? own : nil }
    return plan?.route(toType: character, permits: permits)
      ?? (own != nil && chords.allSatisfy(permits) ? own : nil)
  }

  private func permits(_ chord: KeyChord) -> Bool { lockdown?.permits(chord) ?? true }

  private var finder: KeyFinder? {
    keymap.finder(in: state, composes: composes, numbers: numbers)
  }
  private var plan: TypingPlan? {
    TypingPlan(
      keymap, from: state, composes: composes, numbers: numbers, lockdown: lockdown)
  }

  /// The same typist while Num Lock is on.
  package var withNumLock: Typist {
    var typist = self
    typist.state.numLock = true
    return typist
  }

  /// The same typist without the modifiers held on other keyboards.
  private var withoutHeldModifiers: Typist {
    var typist = self
    typist.state.held = []
    return typist
  }
}

// MARK: - Text

extension Typist {
  private func insert(_ text: String, into sequence: inout KeySequence) -> [UntypableReason] {
    let commands = state.held.intersection(ReceiverState.commandModifiers)
    guard commands.isEmpty else { return text.isEmpty ? [] : [.heldModifiers(commands)] }
    let start = sequence.end
    var (missing, isCostly) = insertInPlace(text, into: &sequence)
    guard !missing.isEmpty || isCostly else { return [] }
    if !state.held.isEmpty {
      let withoutHeldModifiers = withoutHeldModifiers
      if missing.contains(where: { withoutHeldModifiers.route(toType: $0) != nil }) {
        sequence.cut(after: start)
        return [.heldModifiers(state.held)]
      }
    } else if let plan {
      sequence.cut(after: start)
      missing = plan.append(text, to: &sequence)
    }
    return reasons(for: missing)
  }

  /// Returns the reasons why characters were not typed, one per script.
  private func reasons(for missing: [Character]) -> [UntypableReason] {
    guard !missing.isEmpty else { return [] }
    var composing = self
    composing.composes = true
    let composed = composes ? [] : missing.filter(composing.canEverType)
    func count(_ characters: [Character]) -> [(Script, Int)] {
      Dictionary(grouping: characters) { Script(of: $0) }.mapValues(\.count)
        .sorted { $0.key < $1.key }
    }
    let digits = missing.filter(withNumLock.canEverType)
    let others = missing.filter { !composed.contains($0) && !digits.contains($0) }
    return count(composed).map { .deadKeys(count: $0.1, $0.0) }
      + count(digits).map { .numberPad(count: $0.1, $0.0) }
      + count(others).map { .characters(count: $0.1, $0.0) }
  }

  /// Adds the characters that can be typed in the receiver's present state.
  ///
  /// - Returns: The characters that cannot be typed, and whether one is so expensive that a plan
  ///   may be cheaper.
  private func insertInPlace(
    _ text: String, into sequence: inout KeySequence
  ) -> (missing: [Character], isCostly: Bool) {
    guard let finder else { return (Array(text), false) }
    // The frequent case: nearly every text is one letter with a key.
    if let scalar = text.unicodeScalars.only, let chord = finder.chord(for: scalar) {
      sequence.append(chord)
      return ([], false)
    }
    var missing: [Character] = []
    var isCostly = false
    var unit: [KeyChord] = []
    for character in text {
      if let chord = finder.chord(for: character) {
        sequence.append(chord)
      } else if let route = finder.append(character, to: &unit) {
        sequence.append(contentsOf: unit, holdsGroup: route == .otherGroup)
        unit.removeAll(keepingCapacity: true)
        if route >= .otherGroup { isCostly = true }
      } else {
        missing.append(character)
      }
    }
    return (missing, isCostly)
  }
}

// MARK: - Strokes

extension Typist {
  private func press(_ stroke: KeyStroke, into sequence: inout KeySequence) -> [UntypableReason] {
    guard let chord = keymap.chord(for: stroke, inGroup: state.group) else {
      return [missing(for: stroke)]
    }
    // Combined with held modifiers the stroke would differ, and only the other keyboard can release
    // them.
    guard state.held.isEmpty else { return [.heldModifiers(state.held)] }
    sequence.append(chord)
    return []
  }

  /// Returns the reason why a stroke has no chord.
  private func missing(for stroke: KeyStroke) -> UntypableReason {
    let modifiers = keymap.missing(of: stroke.modifiers, inGroup: state.group)
    guard modifiers.isEmpty else { return .modifiers(modifiers) }
    return switch stroke.key {
    case .character(let character): .shortcut(Script(of: character))
    case .function(let key): .functionKey(key)
    case .backspace: .backspace
    case .return, .tab: .shortcut(.symbols)
    }
  }
}
