// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import Evdev
import Glibc
import KeyOutput
import KeyboardPlan
import Linux

extension Daemon {
  /// Opens the socket for other programs.
  ///
  /// Without one the daemon types all the same.
  func openLink() {
    do throws(SystemError) {
      let link = try LinkServer(
        loop: loop, log: log, path: socketPath,
        daemon: LinkDaemon(
          status: { [unowned self] in status }, perform: { [unowned self] in perform($0) },
          rotate: { [unowned self] in touch.turn = $0 }, goTo: { [unowned self] in go(to: $0) },
          type: { [unowned self] in type($0) },
          areKeysSent: { [unowned self] in
            isReady && queue.isEmpty && heldBack.isEmpty && !commit.isPending
          },
          scene: { [unowned self] in scene }, hear: { [unowned self] in hear($0) }))
      try link.start()
      self.link = link
    } catch {
      log.device(
        "other programs cannot connect, and hear nothing of keys such as custom ones: \(error); "
          + remedy(for: error), from: "link")
    }
  }

  private func remedy(for error: SystemError) -> String {
    switch error.code {
    case EADDRINUSE:
      "another clavierd has that socket, or a file is in its place: end the other, remove the file, or "
        + "choose another path with --socket"
    case ENOENT: "make the directory, or choose another path with --socket"
    case EACCES, EPERM, EROFS:
      "make the directory this user's, as clavier.service does, or choose another path with --socket"
    default: "choose another path with --socket"
    }
  }

  /// What the daemon does now, for whoever asks.
  private var status: LinkStatus {
    LinkStatus(
      version: Version.current, state: isReady ? .ready : .starting,
      surfaces: touch.surfaces.map(\.name), grabbed: touch.grabbed, isShown: isShown,
      rotation: touch.turn, locale: context.locale.rawValue,
      locales: plan.locales.map(\.rawValue), refused: refusedCount, panels: link?.panels ?? [],
      target: LinkTarget(plan.target))
  }

  private func perform(_ action: LinkAction) {
    switch action {
    case .show: show()
    case .hide: hide()
    case .toggle: if isShown { hide() } else { show() }
    case .release: touch.release(.command)
    }
  }

  /// Types for another program, after what fingers have begun.
  ///
  /// - Returns: How many characters cannot be typed.
  private func type(_ text: String) -> Int {
    followProgram()
    return perform(engine.handle(.edit(TextEdit(text: text), now)))
  }

  /// Keeps a request until the keys that were touched before it are written.
  ///
  /// No finger is fast enough for more than a few; whatever makes more is no finger.
  func keep(_ request: Effect.Request) {
    guard requests.count < 16 else { return }
    requests.append(request)
  }

  /// Tells other programs what keys asked for.
  func publishRequests() {
    for request in requests {
      let isHeard = link?.publish(request) ?? false
      if !isHeard { complain(request) }
    }
    requests.removeAll(keepingCapacity: true)
  }

  /// Says, once for each, that what a key asks for is done by nobody.
  private func complain(_ request: Effect.Request) {
    // Languages are the keyboard's own affair.
    if request.kind == Effect.Request.nextLocale.kind { return }
    guard unheard.insert(request).inserted else { return }
    log.user(
      "a key asks for \(request.name), and no program listens for it (clavier requests); listen, or take "
        + "the key out of the layout", from: "")
  }
}

extension LinkTarget {
  /// The receiver, as it is told to other programs.
  fileprivate init(_ target: Target) {
    guard case .layouts(let names) = target.keyboard else {
      self.init(layouts: [], source: target.source)
      return
    }
    self.init(
      layouts: names.layouts, variants: names.variants, model: names.model,
      options: names.options, source: target.source)
  }
}
