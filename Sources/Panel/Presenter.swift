// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// An object that shows a keyboard on a display server, above all windows and never focused.
///
/// Without a server the presenter waits for one. The picture is stored, and shown on each server
/// that appears.
public protocol Presenter: AnyObject {
  /// The panel's settings.
  var settings: PresenterSettings { get set }
  /// The user's changes to the panel's place.
  ///
  /// During a drag, touches are reported as if the panel had not moved.
  var placementOverride: PlacementOverride { get set }
  /// Whether the server's touches and pointer are reported.
  var reportsTouches: Bool { get set }
  /// Whether the server has the last picture of ``show(_:shape:)``, or nothing can be shown.
  ///
  /// The value stays `false` while no server responds, and does not depend on whether the screen is
  /// on.
  var isPresented: Bool { get }
  /// Whether a connected server has yet to receive the last picture of ``show(_:shape:)``.
  ///
  /// Without a server no picture is pending, since none can be shown.
  var isPending: Bool { get }
  /// The counts so far.
  var statistics: PresenterStatistics { get }

  /// Connects in the loop's next turn, and reconnects with backoff after each loss of the server.
  func start()

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture; `nil` to show nothing.
  ///   - shape: The frames of the panel and the keys in it.
  func show(_ picture: StyledScene?, shape: PanelShape)

  /// Draws the picture again if it has images, whose files may have changed.
  func reloadImages()

  /// Inserts text into the focused field; without a field, types the text into the focused window.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expected: The characters that are likely to follow.
  ///   - answer: Called once with whether the text was inserted, before any later typing; not
  ///     called if a later text replaces it.
  func insert(_ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void)

  /// Replaces a text of the focused field in one step, if the session supports that.
  ///
  /// - Parameters:
  ///   - old: The text before the cursor.
  ///   - text: The text in its place.
  /// - Returns: Whether the text was replaced; `false` if the session reports another text there.
  func replace(_ old: String, with text: String) -> Bool

  /// Switches all keyboards of the session to a group of its keymap.
  ///
  /// - Parameter group: The group, from 0.
  /// - Returns: Whether the server supports switching groups.
  func activate(group: Int) -> Bool
}

/// The settings of a presented panel: those of the configuration, and the size of a panel that is
/// no keyboard.
public struct PresenterSettings: Hashable, Sendable {
  public var panel: PanelSettings
  /// The size that overrides the configured one; `nil` for that of ``panel``.
  public var exactSize: ExactSize?

  public init(_ panel: PanelSettings = PanelSettings(), exactSize: ExactSize? = nil) {
    self.panel = panel
    self.exactSize = exactSize
  }

  /// A size in logical units, clamped to 1 and the output's size.
  public struct ExactSize: Hashable, Sendable {
    /// The width; `nil` for the configured width.
    public var width: Double?
    public var height: Double

    public init(width: Double? = nil, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

/// The reported place of the keys.
public struct PresenterPlace: Equatable, Sendable {
  public var output: PanelOutput?
  public var geometry: PanelGeometry?

  public init(output: PanelOutput? = nil, geometry: PanelGeometry? = nil) {
    self.output = output
    self.geometry = geometry
  }
}

/// The counts of a presenter, for tests.
public struct PresenterStatistics: Hashable, Sendable {
  /// The number of committed pictures.
  public var pictures = 0
  /// The number of connections since the start.
  public var sessions = 0
}
