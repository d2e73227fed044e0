// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// A receiver with its keymap, turned around, and what may be sent to it.
public struct CompiledTarget: Sendable {
  public let target: Target
  public let keymap: Keymap
  /// What may be sent.
  public let lockdown: LockdownTable

  /// - Parameters:
  ///   - target: The receiver.
  ///   - lockdown: What may be sent.
  /// - Throws: ``KeymapError`` if there is no such keymap.
  public init(_ target: Target, _ lockdown: Lockdown) throws(KeymapError) {
    self.target = target
    keymap =
      switch target.keyboard {
      case .layouts(let names): try Keymap(.names(names))
      case .console(let console): Keymap(console)
      case .text(let text): try Keymap(.text(text))
      }
    self.lockdown = LockdownTable(lockdown, keymap)
  }

  /// What types for it.
  ///
  /// - Parameter state: What it is in the middle of.
  /// - Returns: What types.
  public func typist(in state: ReceiverState = ReceiverState()) -> Typist {
    Typist(
      keymap: keymap, state: state, composes: target.composes, unicodeInput: target.unicodeInput,
      lockdown: lockdown)
  }
}

/// Why there is no receiver at all: what was chosen, and what is wrong with it.
public struct TargetError: Error, Hashable, CustomStringConvertible {
  public let target: Target
  public let error: KeymapError

  /// Who chose it, and the remedy, on two lines.
  public var description: String { "\(target.reason)\n\(error)" }
}
