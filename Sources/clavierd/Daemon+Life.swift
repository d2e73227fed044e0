// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Evdev
import Glibc
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Linux

/// The watches of the machine under the keyboard.
struct MachineWatches {
  var signals: [EventLoop.Signals] = []
  var lights: EventLoop.Watch?
  var sleep: SleepWatch?
  var console: EventLoop.Attribute?
}

// Start, reload, sleep and end.
//
// Nothing is to be done before a sleep: nothing is down on the virtual keyboard without a finger or a pace, and the
// kernel itself releases the keys of every input device when it suspends it (`input_dev_suspend`). So the daemon does
// without logind's announcement, which comes by D-Bus.

extension Daemon {
  func watchSignals() throws(SystemError) {
    watches.signals = [
      try loop.onSignal(SIGTERM, SIGINT) { [unowned self] _ in stop() },
      try loop.onSignal(SIGHUP) { [unowned self] _ in reload() },
    ]
  }

  /// Watches the receiver's lights, sleep, and the console that is shown.
  func watchMachine() throws(SystemError) {
    watches.lights = try loop.watch(keyboard.lightsDescriptor, "lock lights", .context) {
      [unowned self] _ in send(.lights(keyboard.readLights()))
    }
    do throws(SystemError) {
      watches.sleep = try SleepWatch(loop) { [unowned self] _ in
        send(.reset)
        // It logs its cancel.
        touch.wake()
      }
    } catch {
      log.device("a sleep of the machine will go unnoticed: \(error)", from: "")
    }
    do throws(SystemError) {
      watches.console = try loop.attribute(ConsoleSight.namePath) { [unowned self] console in
        log.info("all fingers are forgotten: \(console) is shown", from: "")
        send(.reset)
        lookUpConsole()
      }
    } catch {
      // A machine without consoles never shows another one.
      guard error.code != ENOENT else { return }
      log.device("another console that is shown will go unnoticed: \(error)", from: "")
    }
  }

  /// Adopts the clones of a daemon that died, before anything new is made.
  func adoptStoredClones() {
    do throws(SystemError) {
      try ServiceManager.takeGiven { touch.takeOrphan($1, named: $0) }
    } catch {
      log.device(
        "\(error). If a program keeps a finger down that a daemon before this one has passed on, start it again",
        from: "service manager")
    }
  }

  /// Waits until udev names the virtual keyboard: earlier keys would be lost.
  func waitForUdev() throws(SystemError) {
    guard !core.isReady else { return }
    lifeTimer = try loop.timer { [unowned self] in
      log.device(
        "udev has not named the virtual keyboard in 5 s; is udev running? going on", from: "")
      becomeReady()
    }
    lifeTimer?.deadline = loop.now + 5_000_000
  }

  func becomeReady() {
    guard !core.isReady else { return }
    lifeTimer = nil
    notify(.ready)
    log.info("ready to type", from: "")
    ProcessMemory.settle()
    send(.ready)
  }

  /// Handles a change of the surfaces that are read.
  func update(_ surfaces: [TouchSurface]) {
    let names = surfaces.map(\.name).joined(separator: ", ")
    notify(.status(surfaces.isEmpty ? "waiting for a touch device" : "reading \(names)"))
    send(.surfaces(surfaces.map { KeyboardCore.Surface($0) }))
    // The working memory of opening a device is returned, as after the start.
    if core.isReady { ProcessMemory.settle() }
  }

  /// Reads the configuration again; a bad one changes nothing.
  func reload() {
    notify(.reloading(since: loop.now))
    defer { notify(.ready) }
    do throws(StartFailure) {
      let plan = try KeyboardPlan(starting: files) { console.look(log) }
      send(.reload(plan))
    } catch {
      log.userReport("\(error)\nthe configuration stays as it was; correct it and reload")
      return
    }
    touch.apply(core.plan.configuration.touch)
  }

  private func stop() {
    notify(.stopping)
    let hasClones = !touch.grabbed.isEmpty
    touch.release(.end)
    send(.stop)
    releaseAll()
    link = nil
    // The readers of clones lose what they have not read when the process ends: that fingers were lifted.
    guard hasClones, let timer = try? loop.timer({ [unowned self] in end() }) else { return end() }
    touch.onFrame = { _ in }
    timer.deadline = loop.now + TouchInput.partingMicroseconds
    lifeTimer = timer
  }

  private func end() { loop.stop(ExitStatus.success) }

  private func notify(_ state: ServiceState) {
    do throws(SystemError) {
      try ServiceManager.notify(state)
    } catch {
      log.device("\(error)", from: "service manager")
    }
  }
}
