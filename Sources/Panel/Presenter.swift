// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// What shows a keyboard on a display server, above all windows and without ever taking the focus.
///
/// It waits for a server that is not there yet or any more; what to show is kept, and shown by each that comes.
public protocol Presenter: AnyObject {
  /// How the panel is to be.
  var settings: PanelSettings { get set }
  /// What has become of its place under its user's hands.
  ///
  /// While somebody drags it, touches are told as if it had stayed where it was.
  var stance: PanelStance { get set }
  /// Whether the server's fingers and pointer are told of.
  var reportsTouches: Bool { get set }
  /// What happened so far.
  var statistics: PresenterStatistics { get }

  /// Connects in the loop's next turn, and again whenever the server has gone.
  func start()

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture; `nil` to show nothing.
  ///   - shape: Where in it the panel and the keys are.
  func show(_ picture: StyledScene?, shape: PanelShape)

  /// Puts a text into the field that has the cursor, or types it into whatever has the focus, where no keys give it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expected: What is likely to be typed next.
  ///   - answer: Takes whether it is there, before anything that is typed from now on; called once, at once or later, and
  ///     not if another text comes first.
  func insert(_ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void)

  /// Has all keyboards of the session in this group of its keymap.
  ///
  /// - Parameter group: From 0.
  /// - Returns: Whether the server lets a panel do that.
  func activate(group: Int) -> Bool
}

/// What a presenter tells its owner; it does so in the loop.
public enum PresenterEvent {
  /// Where the keys are; `nil` where nothing can be seen of them.
  ///
  /// It is told also while nothing is shown, so that the keyboard has its shape before it is seen.
  case placed(PresenterPlace)
  /// What the server saw on the keys, where that was asked for.
  case touched(PanelTouch)
  /// Of which field has the cursor, and of its text.
  case fields([FieldMachine.Event])
  /// What the session makes of keys; `nil` if that is not known any more.
  case keymap(SessionKeymap?)
  /// Whether any text can be typed into whatever has the focus; it cannot until this says so.
  case typesTexts(Bool)
  /// Nothing will be told of fields.
  case lacksFields
}

/// What a presenter has told of where the keys are.
public struct PresenterPlace: Equatable, Sendable {
  public var output: PanelOutput?
  public var geometry: PanelGeometry?

  public init(output: PanelOutput? = nil, geometry: PanelGeometry? = nil) {
    self.output = output
    self.geometry = geometry
  }
}

/// What a presenter did so far, for tests and for whoever measures.
public struct PresenterStatistics: Hashable, Sendable {
  /// How many pictures were given to a server.
  public var pictures = 0
  /// How long drawing the last one took, in microseconds.
  public var lastDrawing: Int64 = 0
  /// How long it took from the moment at which the last was wanted until it was given to the server, in
  /// microseconds.
  public var lastDelay: Int64 = 0
  /// How many servers there were.
  public var sessions = 0
  /// When a picture was wanted that no server has yet; `nil` for none.
  var wantedAt: Int64?

  public init() {}

  mutating func committed(drawing: Int64, at now: Int64) {
    pictures += 1
    lastDrawing = drawing
    if let wantedAt { lastDelay = now - wantedAt }
    wantedAt = nil
  }
}
