// SPDX-License-Identifier: MIT

public import ClavierKit

/// A keyboard in a chosen state, for previews, documents and tests.
///
/// ```swift
/// var preview = KeyboardPreview(context: KeyboardContext(locale: .german))
/// preview.callout = "e"
/// let picture = try SceneRenderer(scale: 2).picture(of: preview.scene(), as: .png)
/// ```
///
/// Touches are sent to a real ``KeyboardSession``, so only states that occur on a screen are drawn.
///
/// **Source:** KeyboardKit's previews of keyboards, buttons and themes.
public struct KeyboardPreview {
  /// A reason why the preview cannot be made, as a message for the user.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// No key of the page has the name; `names` are the names of its keys.
    case noKey(String, names: [String])
    /// The key has no action callout.
    case noCallout(String)

    public var description: String {
      switch self {
      case .noKey(let name, let names):
        "there is no key \"\(name)\" on this page; it has " + names.joined(separator: " ")
      case .noCallout(let name): "the key \"\(name)\" offers nothing when it is held"
      }
    }
  }

  /// The context: keyboard type, language, device and colour scheme.
  public var context: KeyboardContext
  /// The keyboard's width, in points.
  public var width: Double
  /// The services for layout and style.
  public var services: Keyboard.Services
  /// The pressed keys, by their labels or the names of their actions.
  public var pressed: [String] = []
  /// The key with an open action callout, named as in ``pressed``.
  public var callout: String?
  /// The suggestions on the toolbar; `nil` for no toolbar.
  public var suggestions: [Autocomplete.Suggestion]?
  /// The mouse pointer's position in the keyboard's space; `nil` for none.
  public var pointer: Point?
  /// The test whether an action can be typed; the keys of other actions are grey.
  public var canType: (KeyboardAction) -> Bool = { _ in true }

  public init(
    context: KeyboardContext = KeyboardContext(), width: Double = 390,
    services: Keyboard.Services = Keyboard.Services()
  ) {
    self.context = context
    self.width = width
    self.services = services
  }

  /// Returns the scene in the chosen state.
  ///
  /// - Throws: ``Failure`` if a named key is missing or has no callout.
  public func scene() throws(Failure) -> StyledScene {
    var context = context
    // Otherwise autocapitalization would show capitals, since the text is empty.
    if context.keyboardCase == .auto { context.keyboardCase = .lowercased }
    var settings = EngineSettings()
    settings.autocapitalization = .none
    let session = KeyboardSession(
      context: context, width: width, settings: settings, services: services)
    if suggestions != nil {
      session.state.toolbarHeight = services.styleService.autocompleteToolbarStyle.height
    }
    var others: Set<Int> = []
    for name in pressed { others.insert(try Self.key(name, session.scene.frames)) }
    try press(session)
    var scene = session.scene
    scene.pressedKeys = others.union(scene.pressedKeys).sorted()
    scene.suggestions = suggestions ?? []
    var builder = SceneBuilder(
      styleService: services.styleService, context: session.context,
      canType: canType)
    builder.headroom = scene.callouts.reduce(0) { room, callout in
      max(room, Self.margin - callout.backgroundFrame.minY)
    }
    return builder.styled(scene, pointer: pointer, isPointerPressed: !pressed.isEmpty)
  }

  /// The space above a callout for its shadow, in points.
  private static let margin = 6.0

  /// Presses the key of the callout, or else the last pressed key; one press after another would
  /// type.
  private func press(_ session: KeyboardSession) throws(Failure) {
    guard let name = callout ?? pressed.last else { return }
    let frames = session.scene.frames
    let point = frames.keys[try Self.key(name, frames)].capFrame.center
    var time = Timestamp(microseconds: 0)
    let touch = Touch(contact: Contact.ID(rawValue: 0), phase: .down, point: point)
    var response = session.handle(.touch(TouchFrame(time: time, touches: [touch])))
    guard let callout else { return }
    // The touch is held until the callout is open, or no deadline is left.
    for _ in 0..<50 {
      if session.scene.callouts.contains(where: { $0.kind == .action }) { return }
      guard let deadline = response.deadline, deadline > time else { break }
      time = deadline
      response = session.handle(.deadline(time))
    }
    if !session.scene.callouts.contains(where: { $0.kind == .action }) {
      throw .noCallout(callout)
    }
  }

  /// Returns the index of a key by its name.
  static func key(_ name: String, _ frames: KeyboardFrames) throws(Failure) -> Int {
    if let key = frames.keys.firstIndex(where: { $0.label == name || $0.action.name == name }) {
      return key
    }
    let small = name.lowercased()
    let other = frames.keys.firstIndex { key in
      // The full name of a Shift key includes its case.
      if case .shift = key.action, small == "shift" { return true }
      return key.action.label.lowercased() == small || key.label.lowercased() == small
    }
    if let other { return other }
    let names = frames.keys.map { $0.label.isEmpty ? $0.action.name : $0.label }
    throw .noKey(name, names: names.filter { !$0.isEmpty })
  }
}
