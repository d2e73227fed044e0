// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import Evdev
import KeyOutput
import KeyboardPlan
import Linux

extension Daemon {
  /// Reads the configuration again; a bad one changes nothing.
  func reload() {
    tell(.reloading(since: loop.now))
    defer { tell(.ready) }
    let policy = plan.configuration.panel.show
    do throws(StartFailure) {
      plan = try Plan(starting: files, console: consoleNow)
    } catch {
      log.userReport("\(error)\nthe configuration stays as it was; correct it and reload")
      return
    }
    log.info("the configuration was read again", from: "")
    _ = plan.follow(sessionKeymap: panel.keymapText, group: panel.keymap?.group ?? 0)
    plan.tellTarget(log)
    plan.complain(log)
    queue.pace = plan.configuration.output.keyPace
    rebuild(in: plan.locale(after: context.locale))
    touch.apply(plan.configuration.touch)
    touch.rearm()
    // What somebody has commanded counts on where the same decides as before.
    if plan.configuration.panel.show != policy { followHardware() }
  }

  /// Follows the surfaces that are there: the first decides about the keyboard's shape.
  func fit(_ surfaces: [TouchSurface]) {
    // What only opening a device needed is given back, as after the start.
    defer { if isReady { ProcessMemory.settle() } }
    let names = surfaces.map(\.name).joined(separator: ", ")
    tell(.status(surfaces.isEmpty ? "waiting for a touch device" : "reading \(names)"))
    if surfaces.allSatisfy(\.hasShape) { pointer = nil }
    // With no surface the shape stays: the same device most likely comes back.
    guard let first = surfaces.first(where: \.hasShape), first != surface else { return }
    surface = first
    rebuild(in: context.locale)
  }

  /// Makes the keyboard anew after something about it or its surface changed.
  func rebuild(in locale: KeyboardLocale) {
    let shape = self.shape(in: locale)
    use(shape)
    // Fields of many kinds make many keyboards, and it is said once.
    if let smallKeys = shape.smallKeys, smallKeys != toldSmallKeys { log.info(smallKeys, from: "") }
    toldSmallKeys = shape.smallKeys ?? toldSmallKeys
  }

  /// Goes on as another keyboard; fingers that are down are forgotten.
  func use(_ shape: KeyboardShape) {
    if shape.context.locale != context.locale { enter(shape.context.locale) }
    context = shape.context
    var response = Response()
    engine.goOn(as: shape.keyboard(), &response)
    untypableKeys.forget()
    touch.keyboardSize = shape.pages.size
    touch.keyboardGap = shape.pages.gap
    perform(response)
  }
}

extension CancelReason {
  /// The reason in words, for the log.
  var words: String {
    switch self {
    case .unplugged: "a device was unplugged under them"
    case .contactLost: "the kernel dropped events"
    case .released: "their device is read no longer"
    case .slept: "the machine slept"
    case .ungrabbed: "all devices were let go"
    case .remapped: "their device was turned or calibrated"
    }
  }
}
