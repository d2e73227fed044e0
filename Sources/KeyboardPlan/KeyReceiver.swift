// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import KeyOutput

/// The program or console to which keys are sent, with its keymap and the typist for it.
public struct KeyReceiver {
  private var tracker: ReceiverTracker
  /// The active group of the panel's session, from 0.
  private var sessionGroup = 0
  /// The typist, which converts effects to key chords and has the receiver's state.
  public var typist: Typist

  /// The receiver's keymap, and the source that names it.
  public var target: Target { tracker.current.target }
  /// The errors in the keymaps of other sources, as messages for the user; none is fatal.
  public var errors: [String] { tracker.errors }
  /// The chords that may be sent in the active group.
  public var lockdown: LockdownTable { typist.lockdown ?? tracker.current.lockdown }
  /// Whether the keymap depends on the text console that is shown.
  public var dependsOnConsole: Bool { tracker.sources.dependsOnConsole }

  /// Compiles the keymap of the receiver that the sources name.
  ///
  /// - Parameters:
  ///   - sources: The possible sources of the receiver.
  ///   - others: The user's settings for other languages.
  /// - Throws: ``TargetError`` if one of the user's choices is invalid, or no keymap is installed.
  public init(_ sources: TargetSources, others: [OutputSettings] = []) throws(TargetError) {
    tracker = try ReceiverTracker(sources, others: others)
    typist = tracker.current.typist()
  }

  /// The active group of the keymap, from 0, clamped to the keymap's last group.
  public var group: Int {
    guard sessionGroup > 0, case .text = target.keyboard else { return 0 }
    return min(sessionGroup, tracker.current.keymap.groupCount - 1)
  }

  /// The name of the active group, such as "Russian"; empty if it has none.
  public var groupName: String { typist.keymap.groupNames[group] }

  /// Adds the chords of an effect: ``Typist/type(_:into:)``.
  ///
  /// `mutating`, so that a call does not copy the receiver for every key.
  public mutating func type(_ effect: Effect, into sequence: inout KeySequence) -> [UntypableReason]
  {
    typist.type(effect, into: &sequence)
  }

  /// Returns whether all chords may be sent.
  ///
  /// `mutating`, so that a call does not copy the receiver.
  public mutating func permits(_ chords: ArraySlice<KeyChord>) -> Bool {
    // In place: ``lockdown`` would be a copy of the table.
    chords.allSatisfy { typist.lockdown?.permits($0) ?? tracker.current.lockdown.permits($0) }
  }

  /// Returns whether the lockdown denies a character of an effect's text, whichever chords type it.
  ///
  /// `mutating`, so that a call does not copy the receiver.
  public mutating func denies(_ effect: Effect) -> Bool {
    guard case .insertText(let text) = effect else { return false }
    return text.contains {
      typist.lockdown?.denies($0) ?? tracker.current.lockdown.denies($0)
    }
  }

  /// Returns whether a character of a text is typed by its code point.
  ///
  /// `mutating`, so that a call does not copy the receiver.
  public mutating func typesByCodePoint(_ text: String) -> Bool {
    tracker.current.target.unicodeInput != .off
      && text.contains { typist.route(toType: $0) == .number }
  }

  /// Updates the states of the receiver's locks, and of the keys held on other keyboards.
  ///
  /// - Returns: Whether the state of Num Lock has changed.
  public mutating func update(_ locks: LockLights, heldKeys: [Keycode]) -> Bool {
    var state = ReceiverState(group: group, capsLock: locks.capsLock, numLock: locks.numLock)
    if !heldKeys.isEmpty {
      state.held = typist.keymap.modifiers(heldBy: heldKeys, inGroup: state.group)
    }
    defer { typist.state = state }
    return state.numLock != typist.state.numLock
  }

  /// Updates the text console that is shown; `nil` for one that reads no keys.
  ///
  /// - Returns: Whether the receiver has changed.
  public mutating func update(console: TextConsole?) -> Bool {
    replaceTypist(if: tracker.update(\.console, to: console))
  }

  /// Updates the keymap of a panel's session.
  ///
  /// - Parameters:
  ///   - keymap: The keymap in XKB's text format; `nil` for none.
  ///   - group: The active group, from 0.
  /// - Returns: Whether the receiver has changed.
  public mutating func update(sessionKeymap keymap: [UInt8]?, group: Int) -> Bool {
    sessionGroup = max(0, group)
    let isChanged = replaceTypist(if: tracker.update(\.sessionKeymap, to: keymap))
    // The lockdown permits other keys in another group.
    if !isChanged { _ = replaceTypist(if: typist.state.group != self.group) }
    return isChanged
  }

  /// Updates the user's settings, which may differ for each language.
  ///
  /// - Returns: Whether the receiver has changed.
  public mutating func update(settings: OutputSettings) -> Bool {
    replaceTypist(if: tracker.update(\.settings, to: settings))
  }

  private mutating func replaceTypist(if isChanged: Bool) -> Bool {
    guard isChanged else { return false }
    // The group belongs to the keymap, but locks and held keys belong to the keyboards.
    var state = typist.state
    state.group = group
    typist = tracker.current.typist(in: state)
    return true
  }
}
