// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// Turns what the keyboard does to the text into chords for a keymap.
///
/// Text goes a character at a time, as the user sees characters: each is typed whole, in the cheapest way
/// that there is in the receiver's state, or not at all. What cannot be typed is reported, never
/// replaced by something like it, and the rest of the text goes on. What cannot be typed as long as
/// somebody holds a key elsewhere holds up the whole effect: nothing of it is typed out of its order.
public struct Typist: Sendable {
  public let keymap: Keymap
  /// What the receiver is in the middle of.
  public var state: ReceiverState
  /// Whether the receiver makes characters of dead keys and what follows them.
  ///
  /// Programs of a desktop do; of others nobody knows, so that dead keys are not used.
  public var composes: Bool
  /// What may be sent; `nil` for everything.
  ///
  /// Who sends the chords looks at each by himself; here it only decides what can be typed at all.
  public let lockdown: LockdownTable?
  private let numbers: NumberTyping?

  /// - Parameters:
  ///   - keymap: The receiver's keymap.
  ///   - state: What the receiver is in the middle of.
  ///   - composes: Whether it composes characters.
  ///   - unicodeInput: How it takes characters that its keymap lacks.
  ///   - lockdown: What may be sent; `nil` for everything.
  public init(
    keymap: Keymap, state: ReceiverState = ReceiverState(), composes: Bool = false,
    unicodeInput: OutputSettings.UnicodeInput = .off, lockdown: LockdownTable? = nil
  ) {
    self.keymap = keymap
    self.state = state
    self.composes = composes
    self.lockdown = lockdown
    numbers = NumberTyping(unicodeInput, keymap, lockdown)
  }

  /// The most characters that one effect deletes; more than anyone sees on a screen.
  public static let deletionLimit = 4096

  /// Adds the chords of an effect.
  ///
  /// - Parameters:
  ///   - effect: What to do.
  ///   - sequence: Gets the chords, in the order in which they must be pressed.
  /// - Returns: What was not typed; empty if all was. If ``Untypable/heldModifiers(_:)`` is in it,
  ///   nothing was, and the effect is to be tried again when they are lifted.
  public func type(_ effect: Effect, into sequence: inout KeySequence) -> [Untypable] {
    switch effect {
    case .insertText(let text): return insert(text, into: &sequence)
    case .deleteBackward(let count):
      guard let backspace = keymap.chord(for: KeyStroke(.backspace), inGroup: state.group) else {
        return [.backspace]
      }
      // With Ctrl it would delete a word.
      guard state.held.isEmpty else { return [.heldModifiers(state.held)] }
      for _ in 0..<max(0, min(count, Typist.deletionLimit)) { sequence.append(backspace) }
      return []
    case .press(let stroke): return press(stroke, into: &sequence)
    case .request:
      return []
    }
  }

  /// Whether the receiver can be sent this character.
  public func canType(_ character: Character) -> Typability {
    if way(toType: character) != nil { return .now }
    guard !state.held.isEmpty else { return .never }
    return atRest.way(toType: character) == nil ? .never : .notNow
  }

  /// Whether the receiver can be sent this character now or later, for keys that are drawn once.
  public func canEverType(_ character: Character) -> Bool { canType(character) != .never }

  /// How a character is typed at this moment; `nil` if it cannot be.
  public func way(toType character: Character) -> KeyWay? {
    guard state.held.isDisjoint(with: ReceiverState.commanding) else { return nil }
    var chords: [KeyChord] = []
    let own = finder?.append(character, to: &chords)
    if let own, own != .number { return chords.allSatisfy(permits) ? own : nil }
    return plan?.way(toType: character, permits: permits)
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

  /// The same, while nobody holds anything elsewhere.
  private var atRest: Typist {
    var typist = self
    typist.state.held = []
    return typist
  }
}

// MARK: - Text

extension Typist {
  private func insert(_ text: String, into sequence: inout KeySequence) -> [Untypable] {
    let commands = state.held.intersection(ReceiverState.commanding)
    guard commands.isEmpty else { return text.isEmpty ? [] : [.heldModifiers(commands)] }
    let start = sequence.end
    var (missing, isDear) = insertInPlace(text, into: &sequence)
    guard !missing.isEmpty || isDear else { return [] }
    if !state.held.isEmpty {
      let atRest = atRest
      if missing.contains(where: { atRest.way(toType: $0) != nil }) {
        sequence.cut(after: start)
        return [.heldModifiers(state.held)]
      }
    } else if let plan {
      sequence.cut(after: start)
      missing = plan.append(text, to: &sequence)
    }
    var count: [Script: Int] = [:]
    for character in missing { count[Script(of: character), default: 0] += 1 }
    return count.sorted { $0.key < $1.key }.map { .characters(count: $0.value, $0.key) }
  }

  /// Adds what can be typed in the receiver's state as it is.
  ///
  /// - Returns: The characters that cannot, and whether one takes so much that a plan may be cheaper.
  private func insertInPlace(
    _ text: String, into sequence: inout KeySequence
  ) -> (missing: [Character], isDear: Bool) {
    guard let finder else { return (Array(text), false) }
    var missing: [Character] = []
    var isDear = false
    var unit: [KeyChord] = []
    for character in text {
      if let chord = finder.chord(for: character) {
        sequence.append(chord)
      } else if let way = finder.append(character, to: &unit) {
        sequence.append(contentsOf: unit)
        unit.removeAll(keepingCapacity: true)
        if way >= .otherGroup { isDear = true }
      } else {
        missing.append(character)
      }
    }
    return (missing, isDear)
  }
}

// MARK: - Strokes

extension Typist {
  private func press(_ stroke: KeyStroke, into sequence: inout KeySequence) -> [Untypable] {
    guard let chord = keymap.chord(for: stroke, inGroup: state.group) else {
      return [missing(for: stroke)]
    }
    // With what is held already it would be another stroke, and the other keyboard decides when that ends.
    guard state.held.isEmpty else { return [.heldModifiers(state.held)] }
    sequence.append(chord)
    return []
  }

  /// Why a stroke has no chord.
  private func missing(for stroke: KeyStroke) -> Untypable {
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
