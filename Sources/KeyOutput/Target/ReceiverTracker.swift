// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// Tracks the receiver of the keys as its sources change.
///
///                 a source changes           its keymap is known, or can be compiled
///     ┌─────────┐ ────────────────────▶ ┌─────────┐ ──────────────────▶ the next is current
///     │ current │                       │ looking │
///     └─────────┘ ◀──────────────────── └─────────┘
///                 the same one
///
/// An invalid keymap is fatal only if the user chose it. Otherwise the next source is used, and the
/// error is reported.
public struct ReceiverTracker: Sendable {
  /// The sources that may name the receiver.
  public private(set) var sources: TargetSources
  public private(set) var current: CompiledTarget
  /// The errors in the sources, as messages for the user.
  public private(set) var errors: [String] = []
  /// The previous receivers, the most recent first.
  private var previous: [CompiledTarget] = []

  /// The maximum number of previous receivers that are cached, for switches between consoles; each
  /// takes some twenty kilobytes.
  static let previousLimit = 3

  /// Creates a tracker, and finds the first receiver.
  ///
  /// - Parameters:
  ///   - sources: The sources that may name the receiver.
  ///   - others: The settings that may apply later, such as those of other languages.
  /// - Throws: ``TargetError`` if one of the user's own choices is invalid, or even "us" is
  ///   missing.
  public init(
    _ sources: TargetSources, others: [OutputSettings] = []
  ) throws(TargetError) {
    self.sources = sources
    current = try Self.first(of: sources, among: [], &errors)
    // An error of the user is reported at once, and not only when its setting takes effect.
    for settings in [sources.settings] + others {
      var sources = sources
      sources.settings = settings
      guard let chosen = sources.chosen,
        !([current] + previous).contains(where: { $0.target == chosen })
      else { continue }
      do throws(KeymapError) {
        previous.append(try CompiledTarget(chosen, settings.lockdown))
      } catch {
        throw TargetError(target: chosen, error: error)
      }
    }
    previous = Array(previous.prefix(Self.previousLimit))
  }

  /// Updates a source, such as the user's settings, which differ between languages.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - value: Its new value.
  /// - Returns: Whether the receiver has changed. If no receiver can be found, the previous one
  ///   stays.
  public mutating func update<Value: Equatable>(
    _ source: WritableKeyPath<TargetSources, Value>, to value: Value
  ) -> Bool {
    guard value != sources[keyPath: source] else { return false }
    sources[keyPath: source] = value
    return refresh()
  }

  private mutating func refresh() -> Bool {
    var errors: [String] = []
    let known = [current] + previous
    guard let next = try? Self.first(of: sources, among: known, &errors) else { return false }
    self.errors = errors
    guard next.target != current.target else { return false }
    previous = Array(known.filter { $0.target != next.target }.prefix(Self.previousLimit))
    current = next
    return true
  }

  /// Returns the first candidate whose keymap can be compiled.
  private static func first(
    of sources: TargetSources, among known: [CompiledTarget], _ errors: inout [String]
  ) throws(TargetError) -> CompiledTarget {
    errors += sources.fileMessages
    var last: TargetError?
    for target in sources.targets {
      if let compiled = known.first(where: { $0.target == target }) { return compiled }
      do throws(KeymapError) {
        return try CompiledTarget(target, sources.settings.lockdown)
      } catch {
        last = TargetError(target: target, error: error)
        errors.append(
          "\(target.source) names a keyboard that cannot be used: \(error); or set output.layout")
      }
    }
    throw last ?? TargetError(target: sources.fallback, error: .noLayoutsInstalled)
  }
}
