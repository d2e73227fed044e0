// SPDX-License-Identifier: MIT

import ClavierKit

extension LinkScene {
  /// What a message says of a scene, whatever that was before.
  struct Change {
    /// The parts that it says.
    let parts: Parts
    /// A scene that has these parts, and nothing else that means something.
    fileprivate let told: LinkScene

    /// Reads what a message says.
    ///
    /// - Parameter json: The value of `scene`. Names that are not known are passed over.
    /// - Throws: ``LinkMistake``.
    init(_ json: JSONValue) throws(LinkMistake) {
      let members = try MessageMembers(json, of: "scene")
      var told = LinkScene.empty
      let state = try told.takeState(members)
      parts = state.union(try told.takePicture(members))
      self.told = told
    }
  }

  /// Takes what a message says.
  mutating func apply(_ change: Change) {
    let (parts, told) = (change.parts, change.told)
    if parts.contains(.shown) { (isShown, covers) = (told.isShown, told.covers) }
    if parts.contains(.context) { context = told.context }
    if parts.contains(.page) { scene.keyboardType = told.scene.keyboardType }
    if parts.contains(.keyboardCase) { scene.keyboardCase = told.scene.keyboardCase }
    if parts.contains(.modifiers) { scene.modifiers = told.scene.modifiers }
    if parts.contains(.keys) { scene.frames = told.scene.frames }
    if parts.contains(.untypable) { untypableKeys = told.untypableKeys }
    if parts.contains(.pressed) { scene.pressedKeys = told.scene.pressedKeys }
    if parts.contains(.callouts) { scene.callouts = told.scene.callouts }
    if parts.contains(.spaceDrag) {
      scene.isSpaceDragGestureActive = told.scene.isSpaceDragGestureActive
    }
    if parts.contains(.scan) { scene.scan = told.scene.scan }
    if parts.contains(.waits) { scene.waits = told.scene.waits }
    if parts.contains(.suggestions) { scene.suggestions = told.scene.suggestions }
    if parts.contains(.pointer) { pointer = told.pointer }
  }

  private mutating func takeState(_ members: MessageMembers) throws(LinkMistake) -> Parts {
    var parts: Parts = []
    if members["shown"] != nil {
      isShown = try members.boolean("shown")
      covers = members.says("covers") ? try members.boolean("covers") : false
      parts.insert(.shown)
    }
    if members["context"] != nil {
      context = try KeyboardContext(members: try members.members("context"))
      parts.insert(.context)
    }
    if members["page"] != nil {
      scene.keyboardType = Self.page(try members.string("page"))
      parts.insert(.page)
    }
    if members["case"] != nil {
      scene.keyboardCase = try members.choice("case")
      parts.insert(.keyboardCase)
    }
    if members["modifiers"] != nil {
      scene.modifiers = try Keyboard.ModifierStates(members: try members.members("modifiers"))
      parts.insert(.modifiers)
    }
    if members["dragging"] != nil {
      scene.isSpaceDragGestureActive = try members.boolean("dragging")
      parts.insert(.spaceDrag)
    }
    if members["pointer"] != nil {
      let place = members.says("pointer") ? try members.numbers("pointer", count: 2) : []
      pointer = place.count == 2 ? Point(x: place[0], y: place[1]) : nil
      parts.insert(.pointer)
    }
    return parts
  }

  private mutating func takePicture(_ members: MessageMembers) throws(LinkMistake) -> Parts {
    var parts: Parts = []
    if members["keys"] != nil {
      scene.frames = try KeyboardFrames(members: members)
      parts.insert(.keys)
    }
    if members["untypable"] != nil {
      untypableKeys = try members.integers("untypable")
      parts.insert(.untypable)
    }
    if members["pressed"] != nil {
      scene.pressedKeys = try members.integers("pressed")
      parts.insert(.pressed)
    }
    if members["callouts"] != nil {
      scene.callouts = try members.objects("callouts") { members throws(LinkMistake) in
        try CalloutScene(members: members)
      }
      parts.insert(.callouts)
    }
    if members["scan"] != nil {
      scene.scan = members.says("scan") ? try ScanHighlight(try members.members("scan")) : nil
      parts.insert(.scan)
    }
    if members["waits"] != nil {
      scene.waits = try members.objects("waits") { members throws(LinkMistake) in
        try KeyWait(members: members)
      }
      parts.insert(.waits)
    }
    if members["suggestions"] != nil {
      scene.suggestions = try members.objects("suggestions") { members throws(LinkMistake) in
        try Autocomplete.Suggestion(members: members)
      }
      parts.insert(.suggestions)
    }
    return parts
  }

  /// The page that an action of this name shows; a page of that name if it shows none.
  private static func page(_ name: String) -> Keyboard.KeyboardType {
    guard case .keyboardType(let type)? = KeyboardAction(name: name) else {
      return .custom(named: name)
    }
    return type
  }
}

extension KeyboardContext {
  /// What is not known of a newer daemon's is taken for what is usual.
  fileprivate init(members: MessageMembers) throws(LinkMistake) {
    self.init(
      locale: KeyboardLocale(rawValue: try members.string("locale")) ?? .english,
      locales: try members.strings("locales").compactMap { KeyboardLocale(rawValue: $0) },
      interfaceOrientation: try members.choice("orientation"),
      deviceType: DeviceType(rawValue: try members.string("device")) ?? .phone,
      fieldPurpose: Keyboard.FieldPurpose(rawValue: try members.string("purpose")) ?? .standard,
      needsInputModeSwitchKey: members.says("switches") ? try members.boolean("switches") : false,
      isKeyboardFloating: members.says("floats") ? try members.boolean("floats") : false,
      dockEdge: members.says("dock") ? try members.choice("dock") : nil)
    if case .primary(let type)? = KeyboardAction(name: try members.string("return")) {
      returnKeyType = type
    }
  }
}

extension Keyboard.ModifierStates {
  fileprivate init(members: MessageMembers) throws(LinkMistake) {
    self.init(
      control: try members.modifier(.control), alt: try members.modifier(.alt),
      altGr: try members.modifier(.altGr), super: try members.modifier(.super),
      function: try members.modifier(.function))
  }
}

extension KeyboardFrames {
  fileprivate init(members: MessageMembers) throws(LinkMistake) {
    let size = try members.numbers("size", count: 2)
    var keys = try members.objects("keys") { key throws(LinkMistake) in
      try ToldKey(members: key)
    }[...]
    var rows: [ToldRow] = []
    for json in try members.list("rows") {
      let row = try members.numbers("rows", count: 3, of: json)
      guard let count = Int(exactly: row[2]), count > 0, count <= keys.count else {
        throw LinkMistake("rows: a row has as many keys as it says, not \(row[2])")
      }
      rows.append(ToldRow(minY: row[0], maxY: row[1], keys: Array(keys.prefix(count))))
      keys.removeFirst(count)
    }
    guard keys.isEmpty else {
      throw LinkMistake("keys: each is in a row, and \(keys.count) are not")
    }
    self.init(
      size: Size(width: size[0], height: size[1]), bounds: try members.frame("bounds"), rows: rows)
  }
}

extension KeyboardFrames.ToldKey {
  fileprivate init(members: MessageMembers) throws(LinkMistake) {
    self.init(
      action: KeyboardAction(told: try members.string("action")),
      label: try members.string("label"), touchFrame: try members.frame("touch"),
      capFrame: try members.frame("cap"),
      alignment: members.says("align") ? try members.choice("align") : .center,
      swipeDownAction: members.says("swipe")
        ? KeyboardAction(told: try members.string("swipe")) : nil)
  }
}

extension KeyboardAction {
  /// The action of this name; for a name that a newer daemon has, one that does nothing here.
  init(told name: String) {
    self = KeyboardAction(name: name) ?? .custom(named: name)
  }
}

extension CalloutScene {
  fileprivate init(members: MessageMembers) throws(LinkMistake) {
    self.init(
      kind: try members.string("kind") == "input" ? .input : .action,
      keyFrame: try members.frame("key"), backgroundFrame: try members.frame("frame"),
      items: try members.objects("items") { item throws(LinkMistake) in
        Item(label: try item.string("label"), frame: try item.frame("frame"))
      },
      selectedIndex: members.says("selected") ? try members.integer("selected") : nil)
  }
}

extension ScanHighlight {
  fileprivate init(_ members: MessageMembers) throws(LinkMistake) {
    self =
      members["row"] != nil
      ? .row(try members.integer("row")) : .key(try members.integer("key"))
  }
}

extension KeyWait {
  fileprivate init(members: MessageMembers) throws(LinkMistake) {
    self.init(
      key: try members.integer("key"),
      start: Timestamp(microseconds: Int64(try members.integer("start"))),
      due: Timestamp(microseconds: Int64(try members.integer("due"))))
  }
}

extension Autocomplete.Suggestion {
  fileprivate init(members: MessageMembers) throws(LinkMistake) {
    self.init(
      text: try members.string("text"), type: try members.choice("type"),
      title: try members.string("title"),
      subtitle: members.says("subtitle") ? try members.string("subtitle") : nil,
      source: members.says("source") ? try members.string("source") : nil)
  }
}

extension MessageMembers {
  /// Farther than any keyboard reaches, in points.
  private static let distances = -1e7...1e7

  fileprivate func numbers(_ name: String, count: Int) throws(LinkMistake) -> [Double] {
    try numbers(name, count: count, of: .list(try list(name)))
  }

  fileprivate func numbers(
    _ name: String, count: Int, of json: JSONValue
  ) throws(LinkMistake) -> [Double] {
    guard case .list(let values) = json, values.count == count else {
      throw LinkMistake("\(name): it must be a list of \(count) numbers")
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try number(value, name, in: Self.distances)) }
    return numbers
  }

  /// The rectangle of these edges: left, top, right, bottom.
  fileprivate func frame(_ name: String) throws(LinkMistake) -> Rect {
    let edges = try numbers(name, count: 4)
    return Rect(minX: edges[0], minY: edges[1], maxX: edges[2], maxY: edges[3])
  }

  fileprivate func integers(_ name: String) throws(LinkMistake) -> [Int] {
    var integers: [Int] = []
    for value in try list(name) {
      guard case .integer(let integer) = value else {
        throw LinkMistake(name, wants: "a list of whole numbers", not: value)
      }
      integers.append(integer)
    }
    return integers
  }

  fileprivate func objects<Element>(
    _ name: String, _ make: (MessageMembers) throws(LinkMistake) -> Element
  ) throws(LinkMistake) -> [Element] {
    var elements: [Element] = []
    for value in try list(name) {
      elements.append(try make(try MessageMembers(value, of: name)))
    }
    return elements
  }

  fileprivate func modifier(
    _ modifier: Keyboard.Modifier
  ) throws(LinkMistake) -> Keyboard.ModifierState {
    says(modifier.rawValue) ? try choice(modifier.rawValue) : .off
  }
}
