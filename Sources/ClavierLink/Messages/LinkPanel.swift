// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

/// A panel that draws the keyboard.
public struct LinkPanel: Hashable, Sendable {
  /// The panel's name, with its version if known: `clavier-panel 0.1.0`.
  public var name: String
  /// The place where the panel shows the keys; `nil` while they are hidden.
  public var place: PanelPlace?
  /// The application with the focus in the panel's session; `nil` if the panel reports none.
  public var application: String?

  public init(name: String, place: PanelPlace? = nil, application: String? = nil) {
    self.name = name
    self.place = place
    self.application = application
  }

  /// A description for people, such as `clavier-panel 0.1.0 on HDMI-A-1, 100 % × 40 %, over foot`.
  public var text: String {
    let over = application.map { ", over \($0)" } ?? ""
    guard let place else { return "\(name), nowhere\(over)" }
    func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }
    let output = place.output.map { " on \($0)" } ?? ""
    return "\(name)\(output), \(percent(place.area.width)) × \(percent(place.area.height))\(over)"
  }
}

extension LinkPanel {
  var json: JSONValue {
    let name = JSONValue.Member(name: "name", value: .string(name))
    let place = place.map { JSONValue.Member(name: "place", value: $0.json) }
    let application = application.map {
      JSONValue.Member(name: "application", value: .string($0))
    }
    return .object([name, place, application].compactMap { $0 })
  }

  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "status.panels")
    name = try members.string("name")
    if let json = members["place"] { place = try PanelPlace(json: json, isStrict: false) }
    if members["application"] != nil { application = try members.string("application") }
  }
}
