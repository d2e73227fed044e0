// SPDX-License-Identifier: MIT

import CXCB
import ClavierSettings
import ClavierKit
import Glibc
package import Linux
package import Panel

/// One connection to an X server, from its socket to its end.
package final class X11Session: DisplaySession {
  private let loop: EventLoop
  private let log: Log
  private let events: DisplaySessionEvents<X11Error>
  private let renderers: RendererStore
  private let connection: XConnection
  private var watch: EventLoop.Watch?
  /// Reads what came while an answer was waited for, of which the descriptor tells nothing any more.
  private var rest: EventLoop.Deferral?
  private var raiseTimer: EventLoop.Timer?
  private var limiter = RaiseLimiter()
  private var outputs: [XOutput] = []
  private var keymap: XKeymap?
  private var contacts: XContacts?
  private(set) var window: XPanelWindow?
  /// What a finger drags the panel by, and what it showed.
  private var held: (window: XPanelWindow, picture: FittedPicture)?
  private var wanted: PanelWish
  private var isOver = false
  /// Another window has come above the panel, or may have.
  private var isStackNew = false
  private var isMistakeTold = false
  private var outputComplaint = OutputComplaint()

  package init(
    _ loop: EventLoop, _ log: Log, display: String?, _ wish: PanelWish,
    _ renderers: RendererStore, _ events: DisplaySessionEvents<X11Error>
  ) throws(X11Error) {
    self.loop = loop
    self.log = log
    wanted = wish
    self.renderers = renderers
    self.events = events
    connection = try XConnection(display: display)
    do throws(SystemError) {
      watch = try loop.watch(connection.descriptor, "the X server") { [weak self] in self?.ready($0)
      }
      rest = loop.deferral { [weak self] in self?.readEvents() }
      raiseTimer = try loop.timer { [weak self] in self?.raiseAfterRest() }
    } catch {
      throw .refused(call: error.call, reason: error.reason)
    }
    listen()
    outputs = connection.outputs()
    keymap = XKeymap(connection)
  }

  /// Begins to tell its owner; called once.
  package func begin() {
    if let keymap { events.keymap(keymap.keymap) }
    events.lacksFields()
    update()
    settle()
  }

  /// Nothing: X has no way for that but keys.
  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    answer(false)
  }

  /// Locks a group of the keymap, on all keyboards.
  package func activate(group: Int) -> Bool {
    guard let keymap else { return false }
    keymap.lock(group: group)
    settle()
    return true
  }

  /// Shows something else, or shows it elsewhere.
  package func want(_ wish: PanelWish) {
    let old = wanted
    wanted = wish
    if old.settings != wish.settings { dropWindow() }
    if old.stance.isHeld != wish.stance.isHeld { hold(wish.stance.isHeld) }
    if old.reportsTouches, !wish.reportsTouches { cancelContacts() }
    update()
    settle()
  }

  private func listen() {
    // Of windows that come above others, and of screens.
    xcb_change_window_attributes(
      connection.pointer, connection.root, XCB_CW_EVENT_MASK.rawValue,
      [XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue])
    if connection.randr != nil {
      let mask =
        XCB_RANDR_NOTIFY_MASK_SCREEN_CHANGE.rawValue | XCB_RANDR_NOTIFY_MASK_CRTC_CHANGE.rawValue
        | XCB_RANDR_NOTIFY_MASK_OUTPUT_CHANGE.rawValue
      xcb_randr_select_input(connection.pointer, connection.root, UInt16(mask))
    }
  }

  // MARK: What the server says

  private func ready(_ readiness: EventLoop.Readiness) {
    readEvents()
    if readiness == .hungUp || !connection.isAlive { end(.ended) }
  }

  private func readEvents() {
    // What is asked for in one turn may have made more events, of which the descriptor tells nothing any more.
    while !isOver {
      var (isNews, areOutputsNew) = (false, false)
      while let event = connection.nextEvent() {
        isNews = true
        if isAboutOutputs(event) { areOutputsNew = true } else { take(event) }
      }
      guard connection.isAlive else { return end(.ended) }
      guard isNews || isStackNew else { break }
      if areOutputsNew { followOutputs() }
      if isStackNew { keepAbove() }
    }
    connection.flush()
  }

  /// Sends what was asked for, and reads later what came meanwhile.
  private func settle() {
    guard !isOver else { return }
    connection.flush()
    rest?.schedule()
  }

  private func isAboutOutputs(_ event: XEvent) -> Bool {
    guard let first = connection.randr else { return false }
    return event.type == first + UInt8(XCB_RANDR_SCREEN_CHANGE_NOTIFY)
      || event.type == first + UInt8(XCB_RANDR_NOTIFY)
  }

  private func take(_ event: XEvent) {
    switch event.type {
    case 0: complain(event)
    case UInt8(XCB_EXPOSE):
      let (window, rect) = event.read(as: xcb_expose_event_t.self) { event in
        let event = event.pointee
        return (
          event.window,
          Rect(
            x: Double(event.x), y: Double(event.y), width: Double(event.width),
            height: Double(event.height))
        )
      }
      if window == self.window?.window { self.window?.exposed(rect) }
    case UInt8(XCB_MAP_NOTIFY), UInt8(XCB_CONFIGURE_NOTIFY), UInt8(XCB_CIRCULATE_NOTIFY):
      isStackNew = window != nil
    case UInt8(XCB_GE_GENERIC):
      if let report = contacts?.take(event) { tell(report) }
    default: takeOther(event)
    }
  }

  private func takeOther(_ event: XEvent) {
    if let first = connection.memory, event.type == first + UInt8(XCB_SHM_COMPLETION) {
      let drawable = event.read(as: xcb_shm_completion_event_t.self) { $0.pointee.drawable }
      if drawable == window?.window { window?.wasRead() }
    } else if let keymap, event.type == keymap.firstEvent, keymap.take(event) {
      events.keymap(keymap.keymap)
    }
  }

  /// The server says that a request was wrong, which is so where it has changed in the meantime.
  private func complain(_ event: XEvent) {
    guard !isMistakeTold else { return }
    isMistakeTold = true
    let (code, request) = event.read(as: xcb_generic_error_t.self) {
      ($0.pointee.error_code, $0.pointee.major_code)
    }
    log.bug("the X server says that a request \(request) was wrong: error \(code)", from: "panel")
  }

  private func end(_ error: X11Error) {
    guard !isOver else { return }
    isOver = true
    watch = nil
    rest = nil
    raiseTimer = nil
    cancelContacts()
    window = nil
    events.ended(error)
  }

  // MARK: Above all others

  private func keepAbove() {
    isStackNew = false
    guard let window, !connection.isHighest(window.window) else { return }
    if limiter.covered(at: loop.now) { window.raise() }
    raiseTimer?.deadline = limiter.deadline
  }

  private func raiseAfterRest() {
    limiter.rested()
    isStackNew = window != nil
    if isStackNew { keepAbove() }
    settle()
  }

  // MARK: The panel

  private func followOutputs() {
    let old = outputs
    outputs = connection.outputs()
    if outputs != old { update() }
  }

  /// The screen that the panel belongs on.
  private var home: XOutput? {
    guard let known = outputs.map(\.output).home(named: wanted.settings.output) else { return nil }
    return outputs.first { $0.output == known }
  }

  /// Makes the panel what it should be.
  private func update() {
    guard !isOver else { return }
    guard let home,
      let geometry = PanelGeometry(
        on: home.output, wanted.settings, shape: wanted.shape, stance: wanted.stance)
    else {
      dropWindow()
      return events.placed(nil, nil)
    }
    complain(about: home.output)
    guard let picture = wanted.picture else {
      dropWindow()
      return events.placed(home.output, geometry)
    }
    if let window, window.output == home, window.geometry.isMoved(to: geometry) {
      window.move(to: geometry)
    } else if window?.output != home || window?.geometry != geometry {
      if held == nil { dropWindow() }
      let made = XPanelWindow(
        connection, on: home, geometry, wanted.settings, renderers,
        committed: { [weak self] drawing in
          // Not before: there is always one to be seen.
          self?.held?.window.stepAside()
          self?.events.committed(drawing)
        },
        failed: { [weak self] in self?.log.device($0, from: "panel") })
      window = made
      if let contacts, held != nil {
        contacts.listen(connection, made.window)
      } else {
        contacts = XContacts(connection, made.window)
      }
      isStackNew = true
    }
    window?.show(picture)
    events.placed(home.output, geometry)
  }

  private func dropWindow() {
    guard window != nil || held != nil else { return }
    cancelContacts()
    contacts = nil
    window = nil
    held = nil
  }

  /// Keeps the window for the finger on it while another one follows that, or lets it go.
  private func hold(_ isHeld: Bool) {
    if isHeld, held == nil, let window, let picture = window.shown {
      held = (window, picture)
      contacts?.heldOrigin = window.origin
      self.window = nil
    } else if !isHeld {
      contacts?.heldOrigin = nil
      held = nil
    }
  }

  private func complain(about home: PanelOutput) {
    let complaint = outputComplaint.complaint(
      wanting: wanted.settings.output, on: home, of: outputs.map(\.output))
    if let complaint { log.user(complaint, from: "") }
  }

  // MARK: Touches

  private func cancelContacts() {
    let now = UInt32(truncatingIfNeeded: loop.now / 1000)
    contacts?.cancel(at: now).forEach(tell)
  }

  private func tell(_ report: XContacts.Report) {
    guard wanted.reportsTouches, let shown = held?.picture ?? window?.shown,
      let geometry = (held?.window ?? window)?.geometry
    else { return }
    let time = ServerClock.moment(of: report.time, heardAt: loop.now)
    shown.reports(
      isPointer: report.isPointer, time: Timestamp(microseconds: time), touches: report.touches,
      width: Double(geometry.width)
    ).forEach(events.touched)
  }
}

/// Shows a keyboard above all windows of an X server, without ever taking the focus.
package typealias X11Presenter = SessionPresenter<X11Session>
