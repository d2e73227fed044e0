// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension PanelReport {
  /// The report's name and value.
  var json: JSONValue {
    switch self {
    case .place(let place): ["place": place?.json ?? .null]
    case .touch(let touch): ["touch": touch.json]
    case .field(let field): ["field": field?.json ?? .null]
    case .text(let text): ["text": text.json]
    case .keymap(let keymap): ["keymap": keymap?.json ?? .null]
    case .types(let canType): ["types": .boolean(canType)]
    case .replaces(let replacesTexts): ["replaces": .boolean(replacesTexts)]
    case .clipboard(let text): ["clipboard": text.map(JSONValue.string) ?? .null]
    case .application(let name): ["application": name.map(JSONValue.string) ?? .null]
    case .inserted(let isDone, nil): ["inserted": .boolean(isDone)]
    case .inserted(let isDone, let number?):
      ["inserted": ["done": .boolean(isDone), "number": .integer(number)]]
    }
  }
}

extension PanelPlace {
  var json: JSONValue {
    .members([
      (
        "area",
        [
          "x": .fraction(area.minX), "y": .fraction(area.minY), "width": .fraction(area.width),
          "height": .fraction(area.height),
        ]
      ),
      ("output", output.map(JSONValue.string)),
      ("pixels", pixels.map(Self.json)), ("millimeters", millimeters.map(Self.json)),
      ("rotation", rotation.map { .integer($0.rawValue) }),
      ("headroom", headroom == 0 ? nil : .fraction(headroom)),
    ])
  }

  private static func json(_ size: Size) -> JSONValue {
    ["width": .fraction(size.width), "height": .fraction(size.height)]
  }
}

extension PanelTouch {
  var json: JSONValue {
    let list = frame.touches.map { touch -> JSONValue in
      [
        "id": .integer(Int(truncatingIfNeeded: touch.contact.rawValue)),
        "phase": .string(touch.phase.word),
        "x": .fraction(touch.point.x), "y": .fraction(touch.point.y),
      ]
    }
    let time = frame.time == .unknown ? nil : JSONValue.integer(Int(frame.time.microseconds))
    return .members([
      ("by", source == .touch ? nil : .string(source.rawValue)), ("time", time),
      ("contacts", .list(list)),
    ])
  }
}

extension PanelField {
  var json: JSONValue {
    .members([
      ("purpose", field.purpose == .standard ? nil : .string(field.purpose.rawValue)),
      ("capitals", field.autocapitalization.map { .string($0.rawValue) }),
      ("commits", commits ? .boolean(true) : nil),
    ])
  }
}

extension TextContext {
  var json: JSONValue {
    [
      "before": beforeInput.map(JSONValue.string) ?? .null,
      "after": afterInput.map(JSONValue.string) ?? .null,
    ]
  }
}

extension SessionKeymap {
  var json: JSONValue { ["text": .string(text), "group": .integer(group)] }
}

extension JSONValue {
  /// Returns an object of the members that have a value.
  fileprivate static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(
      members.compactMap { name, value in
        value.map { Member(name: name, value: $0) }
      })
  }
}
