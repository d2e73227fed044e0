// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Linux
import Panel
import SessionBus

/// Finds out what a panel would have on its display server, without showing anything.
///
/// ```
///   connecting ── a place for the keys ──▶ settling ── 0.2 s ──▶ told
///       └──────────────── 2 s ──────────────────────────────────▶ told
/// ```
///
/// What it tells is made for `clavier doctor`: lines of a word, a tab and a text. `good`, `note` and `problem` say what
/// there is, what is worth knowing, and what keeps the keyboard away; `output` is the connector of the screen, `keys` how
/// many millimetres the keys are wide and high there; `keymap` is the last line, and all after it the session's keymap.
final class Examination {
  /// How long a display server may take to say what it has, in microseconds.
  ///
  /// **Source:** ours: a busy compositor needs some tenths of a second.
  private static let patience: Int64 = 2_000_000
  /// How long what it says later is waited for.
  private static let settling: Int64 = 200_000

  private let places: Arguments.Places
  private let loop: EventLoop
  private var complaints: [String] = []
  private var place: PresenterPlace?
  private var keymap: SessionKeymap?
  private var typesTexts = false
  /// What of text fields there is beside the server's input method; `nil` where that tells of them.
  private var fields: Fields?
  private var programs: AccessibilityBus?
  private let address: String?
  private var timer: EventLoop.Timer?

  private enum Fields {
    /// Programs are not to be asked.
    case none
    case asked
    case told
    /// Why they cannot be.
    case failed(String)
  }

  /// Gets ready to look.
  ///
  /// - Parameters:
  ///   - places: Where everything is.
  ///   - loop: Calls.
  ///   - address: The session's bus; `nil` for what the environment says.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  init(
    _ places: Arguments.Places, _ loop: EventLoop, address: String? = nil
  ) throws(SystemError) {
    self.places = places
    self.loop = loop
    self.address = address
    timer = try loop.timer { [unowned self] in
      // The library would wait for a bus that does not answer.
      programs = nil
      self.loop.stop(0)
    }
  }

  /// Looks at the server.
  ///
  /// - Returns: What to print.
  /// - Throws: ``SystemError`` if there can be no loop.
  func run() throws(SystemError) -> String {
    let plan: PanelPlan
    do throws(ConfigurationError) {
      plan = try PanelPlan(places)
    } catch {
      // Whoever asks has read the configuration.
      return Self.line("problem", "the configuration is wrong: \(error)")
    }
    let server = DisplayServer(places.display)
    let log = Log(format: .bare, detail: .normal, clock: { 0 }) { [unowned self] in
      complaints.append($0)
    }
    let presenter = try server.presenter(loop, log) { [unowned self] event in
      switch event {
      case .placed(let place): settle(place)
      case .keymap(let told): keymap = told
      case .typesTexts(let isSo): typesTexts = isSo
      case .lacksFields:
        if fields != nil { return }
        fields = Fields.none
        if plan.settings.asksPrograms, !server.isBare { askPrograms() }
      case .touched, .fields: break
      }
    }
    presenter.settings = plan.settings
    presenter.stance = FloatingMachine(FloatingRecord()?.read() ?? FloatingRecord.Content()).stance
    presenter.start()
    timer?.deadline = loop.now + Self.patience
    _ = try loop.run()
    return withExtendedLifetime(presenter) { report(on: server, plan.settings) }
  }

  private func settle(_ place: PresenterPlace) {
    guard place.output != nil else { return }
    let isFirst = self.place == nil
    self.place = place
    if isFirst { hurry() }
  }

  /// Ends soon, if nothing is waited for any more.
  private func hurry() {
    if case .asked = fields { return }
    if place != nil { timer?.deadline = loop.now + Self.settling }
  }

  /// Finds out whether programs could tell of their fields, without telling them that somebody listens.
  private func askPrograms() {
    fields = .asked
    programs = try? AccessibilityBus(
      loop, address: address, enables: false,
      AccessibilityBus.Events(
        working: { [unowned self] in
          fields = .told
          hurry()
        },
        failed: { [unowned self] in
          fields = .failed($0)
          hurry()
        }))
    programs?.start()
  }

  private func report(on server: DisplayServer, _ settings: PanelSettings) -> String {
    var text = ""
    if let output = place?.output {
      text += Self.line("good", "the panel can be shown on \(server.title), output \(output.name)")
      text += Self.line("output", output.name)
      if let keys = keySize { text += Self.line("keys", "\(keys.width) \(keys.height)") }
    } else if complaints.isEmpty {
      text += Self.line("problem", "\(server.title) has no output that the keyboard could be on")
    }
    for complaint in complaints {
      text += Self.line(place?.output == nil ? "problem" : "note", complaint)
    }
    if place?.output != nil {
      text += fieldsReport(on: server, settings)
      text += charactersReport(on: server)
    }
    if let keymap { text += Self.line("keymap", "\(keymap.group)") + keymap.text }
    return text
  }

  private func fieldsReport(on server: DisplayServer, _ settings: PanelSettings) -> String {
    let asked: String
    switch fields {
    case nil: return ""
    case .told?: return Self.line("good", "programs can tell of their text fields (AT-SPI)")
    case Fields.none?: asked = ""
    case .asked?: asked = FieldSource.refusal("the accessibility bus does not answer")
    case .failed(let reason)?: asked = FieldSource.refusal(reason)
    }
    let remedy = settings.show == .onFocus ? ", so panel.show = \"onFocus\" shows it always" : ""
    return Self.line("note", "\(server.title) tells nothing of text fields\(asked)\(remedy)")
  }

  /// What becomes of characters without keys, where a server could take them.
  private func charactersReport(on server: DisplayServer) -> String {
    guard case .wayland = server else { return "" }
    if typesTexts { return Self.line("good", "any character can be typed, with or without a key") }
    return Self.line(
      "note",
      "\(server.title) lets no program have a keyboard (zwp_virtual_keyboard_manager_v1), so characters that the session's "
        + "layout has no keys for come only into fields that take texts (output.layout)")
  }

  /// How large the keys are on the glass, if the server knows it.
  private var keySize: Size? {
    guard let output = place?.output, let millimeters = output.millimeters,
      let geometry = place?.geometry
    else { return nil }
    let part = geometry.place(on: output)
    return Size(width: part.width * millimeters.width, height: part.height * millimeters.height)
  }

  private static func line(_ word: String, _ text: String) -> String {
    "\(word)\t\(text.singleLine)\n"
  }
}
