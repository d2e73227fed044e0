// SPDX-License-Identifier: MIT

public import ClavierKit
import ClavierSettings

// The messages of a scene: `{"scene":{…}}`, with the members that have changed.
//
//   shown      true
//   covers     true, with shown: it covers the place of the last touch
//   collapsed  true, with shown: a bar shows the hidden keyboard
//   context    {"locale":"en","locales":["en","de"],"device":"phone","orientation":"portrait",
//               "return":"return","purpose":"standard"}
//   settings   {"height":"low"}, with context: those that the user has chosen
//   page       "abc": the name of the action that shows it
//   case       "uppercased"
//   modifiers  {"control":"latched"}: those that are on
//   size       [390,216]: these four together
//   bounds     [0,0,390,216]: the edges of the keyboard: left, top, right, bottom
//   rows       [[0,54,10], …]: top, bottom, and the number of keys
//   keys       [{"action":"character:q","label":"q","touch":[0,0,39,54],"cap":[3,4,36,50]}, …],
//              row by row
//   untypable  [12,13]
//   pressed    [3]
//   pressedSuggestion 1, with pressed, while a finger is on a suggestion
//   callouts   [{"of":3,"frame":[…],"label":"q"}], or with
//              "items":[{"label":"q","frame":[…]}],"selected":0
//   dragging   false
//   scan       {"row":1}, {"key":3} or null
//   waits      [{"key":3,"start":1000000,"due":1500000}]
//   suggestions [{"text":"then","title":"then","type":"regular"}]
//   pointer    [200,108.5] or null

extension LinkScene {
  /// A part of a scene's messages.
  private struct Part: Sendable {
    /// The member that every message with the part has.
    let name: String
    /// The change after which the part is sent.
    let change: SceneChanges
    let write: @Sendable (borrowing LinkScene, inout JSONWriter) -> Void
    let read: @Sendable (inout LinkScene, MessageMembers) throws(ProtocolError) -> Void

    init(
      _ name: String, _ change: SceneChanges,
      write: @escaping @Sendable (borrowing LinkScene, inout JSONWriter) -> Void,
      read: @escaping @Sendable (inout LinkScene, MessageMembers) throws(ProtocolError) -> Void
    ) {
      self.name = name
      self.change = change
      self.write = write
      self.read = read
    }

    /// Creates a part that is one member with one value.
    ///
    /// The initializer is inlined, so that the value's type is known where it is read and written.
    @inline(__always)
    init<Value: LinkValue>(
      _ name: String, _ change: SceneChanges,
      _ value: any WritableKeyPath<LinkScene, Value> & Sendable
    ) {
      self.init(
        name, change,
        write: { scene, json in
          json.writeName(name)
          scene[keyPath: value].write(to: &json)
        },
        read: { scene, members throws(ProtocolError) in
          scene[keyPath: value] = try Value(members.value(name), of: "scene.\(name)")
        })
    }
  }

  /// All parts, in the order of a message.
  private static let parts: [Part] = [
    Part("shown", .visibility, write: writeVisibility, read: readVisibility),
    Part("context", .context, write: writeContext, read: readContext),
    Part("page", .keyboardType, \.scene.keyboardType),
    Part("case", .keyboardCase, \.scene.keyboardCase),
    Part("modifiers", .modifiers, \.scene.modifiers),
    Part(
      "keys", .layout,
      write: { scene, json in scene.scene.frames.writeMembers(to: &json) },
      read: { scene, members throws(ProtocolError) in
        scene.scene.frames = try KeyboardFrames(members: members)
      }),
    Part("untypable", .typability, \.untypableKeys),
    Part("pressed", .pressedKeys, write: writePressed, read: readPressed),
    Part("callouts", .callouts, write: writeCallouts, read: readCallouts),
    Part("dragging", .spaceDrag, \.scene.isSpaceDragGestureActive),
    Part("scan", .accessibility, \.scene.scan),
    Part("waits", .accessibility, \.scene.waits),
    Part("suggestions", .suggestions, \.scene.suggestions),
    Part("pointer", .pointer, \.pointer),
  ]

  /// The index of each part by its name.
  private static let partNumbers = Dictionary(
    uniqueKeysWithValues: parts.indices.map { (parts[$0].name, $0) })

  @Sendable
  private static func writeVisibility(_ scene: borrowing LinkScene, _ json: inout JSONWriter) {
    json.writeName("shown")
    json.writeBoolean(scene.isShown)
    if scene.isCovering { json.writeMember("covers", true) }
    if scene.isCollapsed { json.writeMember("collapsed", true) }
  }

  @Sendable
  private static func readVisibility(
    _ scene: inout LinkScene, _ members: MessageMembers
  ) throws(ProtocolError) {
    scene.isShown = try members.boolean("shown")
    scene.isCovering = members.hasValue("covers") ? try members.boolean("covers") : false
    scene.isCollapsed = members.hasValue("collapsed") ? try members.boolean("collapsed") : false
  }

  @Sendable
  private static func writeContext(_ scene: borrowing LinkScene, _ json: inout JSONWriter) {
    json.writeMember("context", scene.context)
    let choices = scene.userSettings.choices
    guard !choices.isEmpty else { return }
    json.writeName("settings")
    json.writeObject { json in
      for choice in choices { json.writeMember(choice.setting, choice.value) }
    }
  }

  /// Reads the context and the settings; unknown ones from a newer daemon are ignored.
  @Sendable
  private static func readContext(
    _ scene: inout LinkScene, _ members: MessageMembers
  ) throws(ProtocolError) {
    scene.context = try members.read("context")
    scene.userSettings = UserSettings()
    guard members.hasValue("settings") else { return }
    let settings = try members.members("settings")
    for name in settings.names {
      let choice = UserSettings.Choice(setting: name, value: try settings.string(name))
      if let choice { scene.userSettings.choose(choice) }
    }
  }

  @Sendable
  private static func writePressed(_ scene: borrowing LinkScene, _ json: inout JSONWriter) {
    json.writeName("pressed")
    scene.scene.pressedKeys.write(to: &json)
    guard let suggestion = scene.scene.pressedSuggestion else { return }
    json.writeMember("pressedSuggestion", suggestion)
  }

  @Sendable
  private static func readPressed(
    _ scene: inout LinkScene, _ members: MessageMembers
  ) throws(ProtocolError) {
    scene.scene.pressedKeys = try [Int](members.value("pressed"), of: "scene.pressed")
    scene.scene.pressedSuggestion =
      members.hasValue("pressedSuggestion") ? try members.integer("pressedSuggestion") : nil
  }

  @Sendable
  private static func writeCallouts(_ scene: borrowing LinkScene, _ json: inout JSONWriter) {
    json.writeName("callouts")
    json.writeList { json in
      for callout in scene.scene.callouts { callout.write(to: &json, of: scene.scene.frames) }
    }
  }

  /// Reads callouts, after the keys of the same message.
  @Sendable
  private static func readCallouts(
    _ scene: inout LinkScene, _ members: MessageMembers
  ) throws(ProtocolError) {
    var callouts: [CalloutScene] = []
    for json in try members.list("callouts") {
      callouts.append(try CalloutScene(json, of: scene.scene.frames))
    }
    scene.scene.callouts = callouts
  }

  /// Returns the message of some changes of the scene.
  ///
  /// - Returns: One line of JSON with its line feed.
  public func message(of changes: SceneChanges) -> [UInt8] {
    var json = JSONWriter()
    write(changes, to: &json)
    return json.bytes
  }

  /// Writes the message of some changes, with its line feed.
  borrowing func write(_ changes: SceneChanges, to json: inout JSONWriter) {
    json.beginObject()
    json.writeName("scene")
    json.beginObject()
    for part in Self.parts where changes.contains(part.change) { part.write(self, &json) }
    json.endObject()
    json.endObject()
    json.endLine()
  }

  /// Applies a message; an error leaves the scene unchanged.
  ///
  /// - Parameter json: The value of `scene`. Unknown names are ignored.
  /// - Returns: The parts in the message.
  /// - Throws: ``ProtocolError``.
  mutating func apply(_ json: JSONValue) throws(ProtocolError) -> SceneChanges {
    let members = try MessageMembers(json, of: "scene")
    var next = self
    var changes: SceneChanges = []
    // A message for a touch has two of many parts; they are read in the order of the list.
    var found: UInt64 = 0
    for name in members.names {
      if let number = Self.partNumbers[name] { found |= 1 << UInt64(number) }
    }
    while found != 0 {
      let number = found.trailingZeroBitCount
      try Self.parts[number].read(&next, members)
      changes.formUnion(Self.parts[number].change)
      found &= found - 1
    }
    self = next
    return changes
  }
}
