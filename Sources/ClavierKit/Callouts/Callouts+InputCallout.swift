// SPDX-License-Identifier: MIT

extension Callouts {
  /// The input callout of a pressed key: a magnified copy of its letter.
  package struct InputCallout: Hashable, Sendable {
    /// The label of the key, or the character of its swipe.
    package let label: String
    /// The cap frame of the key.
    package let keyFrame: Rect
    /// The frame behind the letter, always inside the bounds.
    package let backgroundFrame: Rect

    /// Creates the callout of a key; `nil` if the key has none, or input callouts are off.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - direction: The swipe whose action the lift performs; `nil` for the key's own.
    ///   - configuration: The bounds and sizes.
    package init?(
      for key: KeyboardFrames.Key, swiped direction: Keyboard.SwipeDirection? = nil,
      configuration: Configuration
    ) {
      guard configuration.isInputEnabled, key.action.inputCalloutText != nil else { return nil }
      label = direction.flatMap { key.swipes[$0]?.inputCalloutText } ?? key.label
      keyFrame = key.capFrame
      backgroundFrame = Self.backgroundFrame(for: key.capFrame, configuration: configuration)
    }

    /// Returns the frame behind the letter.
    ///
    /// ```
    ///    ╭───────╮   above the key, and in its middle;      ╭───┬───────╮ ─ top of the bounds
    ///    │   a   │   lower if there is less room, down to   │ q │   q   │
    ///    ╰─┬───┬─╯   the height of a letter;                ╰───┴───────╯
    ///      │ a │     and else beside the key, towards the     ▲ finger
    ///      ╰───╯     middle, where no finger hides it
    /// ```
    ///
    /// The callout is moved sideways until it is inside the bounds.
    ///
    /// **Source:** KeyboardKit for the callout above the key; the other positions are Clavier's
    /// own.
    private static func backgroundFrame(for key: Rect, configuration: Configuration) -> Rect {
      let bounds = configuration.bounds
      let width = min(key.width + 2 * Metrics.curve + Metrics.corner, bounds.width)
      let height = configuration.isCompact ? key.height : Metrics.inputHeight
      let room = key.minY - bounds.minY
      if room >= min(height, Metrics.minimumInputHeight) {
        let shown = min(height, room)
        let left = key.center.x - width / 2
        return Rect(x: left, y: key.minY - shown, width: width, height: shown).moved(into: bounds)
      }
      let left = key.center.x > bounds.center.x ? key.minX - width : key.maxX
      return Rect(x: left, y: bounds.minY, width: width, height: height).moved(into: bounds)
    }
  }
}
