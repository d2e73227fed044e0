// SPDX-License-Identifier: MIT

extension Callouts {
  /// The bounds, kinds and sizes of callouts.
  public struct Configuration: Hashable, Sendable {
    /// The drawing area, in points in the keyboard's own space.
    ///
    /// Its top is negative if the surface extends above the keyboard.
    public var bounds: Rect
    /// Whether input callouts are shown.
    public var isInputEnabled: Bool
    /// Whether input callouts are only as high as the keys.
    public var isCompact: Bool
    /// The overlap of action callouts with the key below, in points.
    public var actionOverlap: Double

    public init(
      bounds: Rect, isInputEnabled: Bool = true, isCompact: Bool = false, actionOverlap: Double = 0
    ) {
      self.bounds = bounds
      self.isInputEnabled = isInputEnabled
      self.isCompact = isCompact
      self.actionOverlap = actionOverlap
    }

    /// Creates the usual configuration of a device with as much room above the keyboard as its
    /// height.
    ///
    /// - Parameters:
    ///   - size: The size of the keyboard, in points.
    ///   - context: The device and its orientation.
    ///   - isSecret: Whether the text is secret.
    public init(aboveKeyboardOf size: Size, context: KeyboardContext, isSecret: Bool) {
      let bounds = Rect(x: 0, y: -size.height, width: size.width, height: 2 * size.height)
      self.init(bounds: bounds, context: context, isSecret: isSecret)
    }

    /// Creates the usual configuration of a device.
    ///
    /// **Source:** KeyboardKit: input callouts are for phones only, and low in landscape; action
    /// callouts are 20 points lower on tablets. Hiding input callouts in secret fields is Clavier's
    /// own.
    ///
    /// - Parameters:
    ///   - bounds: The drawing area, in points in the keyboard's own space.
    ///   - context: The device and its orientation.
    ///   - isSecret: Whether the text is secret.
    public init(bounds: Rect, context: KeyboardContext, isSecret: Bool) {
      let isPhone = context.deviceType == .phone
      let isTablet = context.deviceType == .tablet || context.deviceType == .tabletPro
      self.init(
        bounds: bounds, isInputEnabled: isPhone && !isSecret,
        isCompact: isPhone && context.interfaceOrientation == .landscape,
        actionOverlap: isTablet ? 20 : 0)
    }
  }

  /// The sizes of callouts, in points.
  ///
  /// **Source:** KeyboardKit's callout styles, unless stated otherwise.
  enum Metrics {
    /// The additional width on each side of a callout's content, for the curve to the key.
    static let curve = 8.0
    /// The radius of a callout's corners.
    static let corner = 10.0
    /// The height of an input callout.
    static let inputHeight = 55.0
    /// The minimum height of an input callout, at which its letter is still visible.
    ///
    /// **Source:** the font of its letter, which has 34 points.
    static let minimumInputHeight = 36.0
    /// The maximum side of an item in an action callout.
    static let maximumItemLength = 50.0
    /// The factor for the width of an item that is the only one.
    static let singleItemFactor = 1.2
    /// The space above and below the items.
    static let verticalPadding = 6.0
    /// The width per character of an item's text with several characters.
    ///
    /// **Source:** digits of the items' font, which has 20 points.
    static let characterWidth = 11.0
    /// The finger's movement from item to item, as a fraction of the item's side.
    static let stepFactor = 0.9
    /// The minimum movement from item to item.
    ///
    /// **Source:** KeyboardKit 9.3.
    static let minimumStep = 20.0
  }
}
