// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// A receiver with its inverted keymap and its lockdown.
public struct CompiledTarget: Sendable {
  public let target: Target
  public let keymap: Keymap
  /// The chords that may be sent in the keymap's first group.
  public let lockdown: LockdownTable
  private let lockdownRules: Lockdown

  /// Compiles the keymap of a receiver.
  ///
  /// - Parameters:
  ///   - target: The receiver.
  ///   - lockdown: The permitted keys.
  /// - Throws: ``KeymapError`` if the keymap does not exist.
  public init(_ target: Target, _ lockdown: Lockdown) throws(KeymapError) {
    self.target = target
    keymap =
      switch target.keyboard {
      case .layouts(let names): try Keymap(.names(names))
      case .console(let console): Keymap(console)
      case .text(let text): try Keymap(.text(text))
      }
    lockdownRules = lockdown
    self.lockdown = LockdownTable(lockdown, keymap)
  }

  /// Returns a typist for the receiver.
  ///
  /// - Parameter state: The receiver's state.
  /// - Returns: The typist.
  public func typist(in state: ReceiverState = ReceiverState()) -> Typist {
    Typist(
      keymap: keymap, state: state, composes: target.composes, unicodeInput: target.unicodeInput,
      lockdown: table(inGroup: state.group))
  }

  private func table(inGroup group: Int) -> LockdownTable {
    group == 0 ? lockdown : LockdownTable(lockdownRules, keymap, group: group)
  }
}

/// The error when the chosen receiver cannot be used, with its keymap's error.
public struct TargetError: Error, Hashable, CustomStringConvertible {
  public let target: Target
  public let error: KeymapError

  /// The origin of the choice, and the problem with its remedy, on two lines.
  public var description: String { "\(target.reason)\n\(error)" }
}
