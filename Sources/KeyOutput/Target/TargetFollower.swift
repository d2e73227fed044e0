// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// Knows for whom keys are sent, and follows when that changes.
///
///                 somebody says another      its keymap is known, or can be made
///     ┌─────────┐ ────────────────────▶ ┌─────────┐ ──────────────────▶ the next is current
///     │ current │                       │ looking │
///     └─────────┘ ◀──────────────────── └─────────┘
///                 the same one
///
/// A keymap that is wrong stops only the user's own choice: of the others the next one counts, and what is wrong is
/// told.
public struct TargetFollower: Sendable {
  /// Who may say what the receiver is.
  public private(set) var sources: TargetSources
  public private(set) var current: CompiledTarget
  /// What is wrong with those who say something, in the user's words.
  public private(set) var mistakes: [String] = []
  /// The receivers of before, the last one first.
  private var former: [CompiledTarget] = []

  /// How many receivers of before are kept, for consoles between which somebody goes to and fro; each takes some
  /// twenty kilobytes.
  static let formerLimit = 3

  /// Finds the receiver.
  ///
  /// - Parameters:
  ///   - sources: Who may say what it is.
  ///   - others: What the user may say later, as for other languages.
  /// - Throws: ``TargetError`` if one of the user's own choices is wrong, or not even "us" is there.
  public init(
    _ sources: TargetSources, others: [OutputSettings] = []
  ) throws(TargetError) {
    self.sources = sources
    current = try Self.first(of: sources, among: [], &mistakes)
    // A mistake of the user's is told at once, and not when a console or a language gives way to it.
    for settings in [sources.settings] + others {
      var sources = sources
      sources.settings = settings
      guard let chosen = sources.chosen,
        !([current] + former).contains(where: { $0.target == chosen })
      else { continue }
      do throws(KeymapError) {
        former.append(try CompiledTarget(chosen, settings.lockdown))
      } catch {
        throw TargetError(target: chosen, error: error)
      }
    }
    former = Array(former.prefix(Self.formerLimit))
  }

  /// Follows what the user says, as it changes with the language.
  ///
  /// - Parameter settings: What the user says of the receiver.
  /// - Returns: Whether the receiver is another one now. If none can be found, it stays.
  public mutating func follow(settings: OutputSettings) -> Bool {
    guard settings != sources.settings else { return false }
    sources.settings = settings
    return look()
  }

  /// Follows the text console that is shown.
  ///
  /// - Parameter console: The console; `nil` if it reads no keys.
  /// - Returns: Whether the receiver is another one now. If none can be found, it stays.
  public mutating func follow(_ console: TextConsole?) -> Bool {
    guard console != sources.console else { return false }
    sources.console = console
    return look()
  }

  /// Follows the keymap of a panel's session.
  ///
  /// - Parameter keymap: In XKB's text format; `nil` if no panel tells it.
  /// - Returns: Whether the receiver is another one now. If none can be found, it stays.
  public mutating func follow(sessionKeymap keymap: [UInt8]?) -> Bool {
    guard keymap != sources.sessionKeymap else { return false }
    sources.sessionKeymap = keymap
    return look()
  }

  private mutating func look() -> Bool {
    var mistakes: [String] = []
    let known = [current] + former
    guard let next = try? Self.first(of: sources, among: known, &mistakes) else { return false }
    self.mistakes = mistakes
    guard next.target != current.target else { return false }
    former = Array(known.filter { $0.target != next.target }.prefix(Self.formerLimit))
    current = next
    return true
  }

  /// The first of the receivers that there may be whose keymap can be made.
  private static func first(
    of sources: TargetSources, among known: [CompiledTarget], _ mistakes: inout [String]
  ) throws(TargetError) -> CompiledTarget {
    var last: TargetError?
    for target in sources.targets {
      if let compiled = known.first(where: { $0.target == target }) { return compiled }
      do throws(KeymapError) {
        return try CompiledTarget(target, sources.settings.lockdown)
      } catch {
        last = TargetError(target: target, error: error)
        mistakes.append(
          "\(target.source) names a keyboard that cannot be used: \(error); or set output.layout")
      }
    }
    throw last ?? TargetError(target: sources.fallback, error: .noLayoutsInstalled)
  }
}
