// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Linux
import Panel
import SessionBus
import WaylandPanel

/// A check of the display server's features for a panel, without showing anything.
///
/// ```
///   connecting ── a place for the keys ──▶ settling ── 0.2 s ──▶ reported
///       └──────────────── 2 s ──────────────────────────────────▶ reported
/// ```
///
/// The report is for `clavier doctor`: lines of a word, a tab and a text. The word `good` is for
/// working features, `note` for information, and `problem` for obstacles to the keyboard. `output`
/// is the screen's connector, and `keys` the size of the keys in millimetres. `keymap` is the last
/// line, followed by the session's keymap.
final class DisplayProbe {
  /// The timeout for the display server, in microseconds.
  ///
  /// **Source:** ours: a busy compositor needs some tenths of a second.
  private static let timeout: Int64 = 2_000_000
  /// The delay in which further events are awaited, in microseconds.
  private static let settleDelay: Int64 = 200_000

  private let locations: Arguments.Locations
  private let loop: EventLoop
  private var server: DisplayServer
  private var presenter: (any Presenter)?
  private var serverSwitch: EventLoop.DeferredTask?
  private var problems: [String] = []
  private var place: PresenterPlace?
  private var keymap: SessionKeymap?
  private var typesAnyText = false
  private var namesApplication = false
  /// The state of programs as a source of field events; `nil` if the server's input method reports
  /// them.
  private var fields: Fields?
  private var programs: AccessibilityBus?
  private let address: String?
  private var timer: EventLoop.Timer?

  private enum Fields {
    /// The settings disable queries of programs.
    case none
    case queried
    case working
    /// Programs cannot be observed, for this reason.
    case failed(String)
  }

  /// Prepares the check of the display.
  ///
  /// - Parameters:
  ///   - locations: The locations from the command line.
  ///   - loop: The event loop.
  ///   - address: The session's bus; `nil` for that of the environment.
  /// - Throws: ``SystemError`` if the loop accepts no more timers.
  init(
    _ locations: Arguments.Locations, _ loop: EventLoop, address: String? = nil
  ) throws(SystemError) {
    self.locations = locations
    self.loop = loop
    self.address = address
    server = DisplayServer(locations.display)
    timer = try loop.timer { [unowned self] in
      // The library would wait for a bus that does not respond.
      programs = nil
      self.loop.stop(0)
    }
  }

  /// Runs the check of the display.
  ///
  /// - Returns: The report to print.
  /// - Throws: ``SystemError`` if the loop fails.
  func run() throws(SystemError) -> String {
    let plan: PanelPlan
    do throws(ConfigurationError) {
      plan = try PanelPlan(locations)
    } catch {
      // The caller reports the details, since it also reads the configuration.
      return Self.line("problem", "the configuration is wrong: \(error)")
    }
    if let error = locations.displayError { return Self.line("problem", error.description) }
    try start(plan)
    timer?.deadline = loop.now + Self.timeout
    _ = try loop.run()
    return report(on: server, plan.settings)
  }

  /// Starts a presenter on the server.
  private func start(_ plan: PanelPlan) throws(SystemError) {
    let log = Log(format: .bare, verbosity: .normal, clock: { 0 }) { [unowned self] in
      problems.append($0)
    }
    let presenter = try server.presenter(loop, log) { [unowned self] event in
      switch event {
      case .placed(let place): update(place)
      case .keymap(let reported): keymap = reported
      case .typesAnyText(let isSo): typesAnyText = isSo
      case .application: namesApplication = true
      case .fieldsUnavailable:
        if fields != nil { return }
        fields = Fields.none
        if plan.settings.queriesPrograms, !server.hasNoDisplayServer { queryPrograms() }
      case .unsupported(let reason): leaveCompositor(reason, plan)
      case .touched, .fields, .clipboard, .presented, .ended: break
      }
    }
    presenter.settings.panel = plan.settings
    let record = FloatingRecord()?.read() ?? FloatingRecord.Content()
    presenter.placementOverride = FloatingMachine(record).placementOverride
    presenter.start()
    self.presenter = presenter
  }

  /// Examines the session's X server instead, as the panel does.
  private func leaveCompositor(_ reason: String, _ plan: PanelPlan) {
    guard let xServer = server.xServer() else { return problems.append(reason) }
    serverSwitch = loop.deferredTask { [unowned self] in
      problems.append(
        "\(server.title) has no layers above programs (zwlr_layer_shell_v1), so the panel is an X "
          + "window; it cannot be seen on the lock screen and in GNOME's overview")
      (server, namesApplication) = (xServer, false)
      do throws(SystemError) {
        try start(plan)
      } catch {
        problems.append("\(error)")
      }
    }
    serverSwitch?.schedule()
  }

  private func update(_ place: PresenterPlace) {
    guard place.output != nil else { return }
    let isFirst = self.place == nil
    self.place = place
    if isFirst { finishEarly() }
  }

  /// Ends the check early if no answer is pending.
  private func finishEarly() {
    if case .queried = fields { return }
    if place != nil { timer?.deadline = loop.now + Self.settleDelay }
  }

  /// Checks whether programs could report fields, without announcing assistive technology to them.
  private func queryPrograms() {
    fields = .queried
    programs = try? AccessibilityBus(
      loop, address: address, enables: false,
      AccessibilityBus.Events(
        started: { [unowned self] in
          fields = .working
          finishEarly()
        },
        failed: { [unowned self] in
          fields = .failed($0)
          finishEarly()
        }))
    programs?.start()
  }

  private func report(on server: DisplayServer, _ settings: PanelSettings) -> String {
    var text = ""
    if let output = place?.output {
      text += Self.line("good", "the panel can be shown on \(server.title), output \(output.name)")
      text += Self.line("output", output.name)
      if let keys = keySize { text += Self.line("keys", "\(keys.width) \(keys.height)") }
    } else if problems.isEmpty {
      text += Self.line("problem", "\(server.title) has no output for the keyboard")
    }
    for problem in problems {
      // The compositor may have started a panel, which is invisible to this one.
      let isNote =
        place?.output != nil
        || problem.hasPrefix(BackendError.showsOnlyItsKeyboard.description)
      text += Self.line(isNote ? "note" : "problem", problem)
    }
    if place?.output != nil {
      text += fieldsReport(on: server, settings)
      text += charactersReport(on: server)
      if settings.reportsApplication { text += applicationReport(on: server) }
    }
    if let keymap { text += Self.line("keymap", "\(keymap.group)") + keymap.text }
    return text
  }

  private func fieldsReport(on server: DisplayServer, _ settings: PanelSettings) -> String {
    let reason: String
    switch fields {
    case nil: return ""
    case .working?: return Self.line("good", "programs can report their text fields (AT-SPI)")
    case Fields.none?: reason = ""
    case .queried?: reason = FieldSource.refusal("the accessibility bus does not answer")
    case .failed(let text)?: reason = FieldSource.refusal(text)
    }
    let remedy = settings.show == .onFocus ? ", so panel.show = \"onFocus\" shows it always" : ""
    return Self.line("note", "\(server.title) does not report text fields\(reason)\(remedy)")
  }

  /// Returns the report on characters without keys, for servers that may accept such characters.
  private func charactersReport(on server: DisplayServer) -> String {
    guard case .wayland = server else { return "" }
    if typesAnyText {
      return Self.line("good", "any character can be typed, with or without a key")
    }
    return Self.line(
      "note",
      "\(server.title) does not offer virtual keyboards (zwp_virtual_keyboard_manager_v1): characters that the session's "
        + "layout lacks reach only fields that accept texts (output.layout)")
  }

  /// Returns the report on the tables for single applications, which the configuration has.
  private func applicationReport(on server: DisplayServer) -> String {
    if namesApplication {
      return Self.line("good", "\(server.title) names the focused application, for [[application]]")
    }
    let source: String? =
      switch server {
      case .wayland: "zwlr_foreign_toplevel_manager_v1"
      case .x11: "_NET_ACTIVE_WINDOW, of a window manager"
      case .console, .screen: nil
      }
    let missing = source.map { " (\($0))" } ?? ""
    return Self.line(
      "note",
      "\(server.title) does not name the focused application\(missing), so no [[application]] "
        + "table has an effect")
  }

  /// The physical size of the keys in millimetres; `nil` if unknown.
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
