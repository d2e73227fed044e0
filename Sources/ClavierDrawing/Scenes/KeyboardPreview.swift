// SPDX-License-Identifier: MIT

public import ClavierKit

/// A keyboard in a state that somebody wants to see: for previews, documents and tests.
///
/// ```swift
/// var preview = KeyboardPreview(context: KeyboardContext(locale: .german))
/// preview.callout = "e"
/// let picture = try SceneRenderer(scale: 2).picture(of: preview.scene(), as: .png)
/// ```
///
/// Fingers are put on a real ``KeyboardSession``; nothing is drawn that could not be seen on a screen.
///
/// **Source:** KeyboardKit's previews of keyboards, buttons and themes.
public struct KeyboardPreview {
  /// Why there is no such picture, in the user's words.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// No key of the page has the name; those that it has.
    case noKey(String, names: [String])
    /// The key offers nothing when it is held.
    case noCallout(String)

    public var description: String {
      switch self {
      case .noKey(let name, let names):
        "there is no key \"\(name)\" on this page; it has " + names.joined(separator: " ")
      case .noCallout(let name): "the key \"\(name)\" offers nothing when it is held"
      }
    }
  }

  /// The page, its language, its device, and whether it is light or dark.
  public var context: KeyboardContext
  /// How wide the keyboard is, in points.
  public var width: Double
  /// What makes the pages, and what says how they look.
  public var services: Keyboard.Services
  /// The keys that fingers are on, by their labels or the names of their actions.
  public var pressed: [String] = []
  /// The key that a finger holds until it offers others, as ``pressed`` says it.
  public var callout: String?
  /// What stands on the bar above the keys; `nil` for no bar.
  public var suggestions: [Autocomplete.Suggestion]?
  /// Where a mouse points, in the keyboard's space; `nil` for none.
  public var pointer: Point?
  /// What can be typed; other keys are grey.
  public var canType: (KeyboardAction) -> Bool = { _ in true }

  public init(
    context: KeyboardContext = KeyboardContext(), width: Double = 390,
    services: Keyboard.Services = Keyboard.Services()
  ) {
    self.context = context
    self.width = width
    self.services = services
  }

  /// The picture.
  ///
  /// - Throws: ``Failure``.
  public func scene() throws(Failure) -> StyledScene {
    var context = context
    // Without a text, capitals would come by themselves.
    if context.keyboardCase == .auto { context.keyboardCase = .lowercased }
    var settings = EngineSettings()
    settings.autocapitalization = .none
    let session = KeyboardSession(
      context: context, width: width, settings: settings, services: services)
    var others: Set<Int> = []
    for name in pressed { others.insert(try Self.key(name, session.scene.frames)) }
    try press(session)
    var scene = session.scene
    scene.pressedKeys = others.union(scene.pressedKeys).sorted()
    scene.suggestions = suggestions ?? []
    var builder = SceneBuilder(
      styleService: services.styleService, context: session.context,
      hasToolbar: suggestions != nil, canType: canType)
    builder.headroom = scene.callouts.reduce(0) { room, callout in
      max(room, Self.margin - callout.backgroundFrame.minY)
    }
    return builder.styled(scene, pointer: pointer, isPointerPressed: !pressed.isEmpty)
  }

  /// How much room there is above a callout, for its shadow.
  private static let margin = 6.0

  /// Puts a finger on the key that is held, or on the last of those that are pressed: one after the other
  /// they would type.
  private func press(_ session: KeyboardSession) throws(Failure) {
    guard let name = callout ?? pressed.last else { return }
    let frames = session.scene.frames
    let point = frames.keys[try Self.key(name, frames)].capFrame.center
    var time = Timestamp(microseconds: 0)
    let touch = Touch(contact: Contact.ID(rawValue: 0), phase: .down, point: point)
    var response = session.handle(.touch(TouchFrame(time: time, touches: [touch])))
    guard let callout else { return }
    // The finger stays until the list is there, or until nothing is going to happen any more.
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

  /// The key of a name.
  static func key(_ name: String, _ frames: KeyboardFrames) throws(Failure) -> Int {
    if let key = frames.keys.firstIndex(where: { $0.label == name || $0.action.name == name }) {
      return key
    }
    let small = name.lowercased()
    let other = frames.keys.firstIndex { key in
      // Its whole name says how it looks at the time.
      if case .shift = key.action, small == "shift" { return true }
      return key.action.label.lowercased() == small || key.label.lowercased() == small
    }
    if let other { return other }
    let names = frames.keys.map { $0.label.isEmpty ? $0.action.name : $0.label }
    throw .noKey(name, names: names.filter { !$0.isEmpty })
  }
}
