// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Evdev
import Glibc
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Linux

// Start, reload, sleep and end.
//
// A sleep needs no preparation: without a finger or a pace, no key of the virtual keyboard is down.
// The kernel releases the keys of every input device when it suspends it (`input_dev_suspend`). So
// the daemon does not need logind's announcement, which arrives by D-Bus.

extension Daemon {
  func watchSignals() throws(SystemError) {
    watches.signals = [
      try loop.onSignal(SIGTERM, SIGINT) { [unowned self] _ in stop() },
      try loop.onSignal(SIGHUP) { [unowned self] _ in reload() },
    ]
  }

  /// Watches the receiver's lights, sleep, and the active console.
  func watchMachine() throws(SystemError) {
    watches.lights = try loop.watch(keyboard.lightsDescriptor, "lock lights", .context) {
      [unowned self] _ in updateLights()
    }
    do throws(SystemError) {
      watches.sleep = try SleepWatch(loop) { [unowned self] _ in
        send(.reset(hasOtherReceiver: false))
        // This call logs the cancellation.
        touch.handleResume()
      }
    } catch {
      log.device("suspend will not be detected: \(error)", from: "")
    }
    do throws(SystemError) {
      watches.console = try loop.attribute(ConsoleMonitor.namePath) { [unowned self] console in
        log.info("all contacts are cancelled: \(console) is shown", from: "")
        send(.reset(hasOtherReceiver: true))
        updateConsole()
      } onFailure: { [log] in
        log.device(
          "\($0); console switches will not be detected until the service is restarted", from: "")
      }
    } catch {
      // Without consoles, there is no change to observe.
      guard error.code != ENOENT else { return }
      log.device("console switches will not be detected: \(error)", from: "")
    }
  }

  private func updateLights() {
    do throws(SystemError) {
      send(.lights(try keyboard.readLights()))
    } catch {
      // A descriptor that stays ready would keep the loop from waiting.
      watches.lights = nil
      log.kernel(
        "\(error); the receiver's locks will not be detected until the service is restarted",
        from: "uinput")
    }
  }

  /// Adopts the clones of a daemon that was killed, before new clones are created.
  func adoptStoredClones() {
    do throws(SystemError) {
      try ServiceManager.receiveStored { touch.adoptStoredClone($1, named: $0) }
    } catch {
      log.device(
        "\(error). If a program keeps a finger down that a daemon before this one has passed on, start it again",
        from: "service manager")
    }
  }

  /// Waits until udev has announced the virtual keyboard; earlier keys would be lost.
  func waitForUdev() throws(SystemError) {
    guard !core.isReady else { return }
    lifecycleTimer = try loop.timer { [unowned self] in
      log.device(
        "udev has not named the virtual keyboard in 5 s; is udev running? Continuing without waiting",
        from: "")
      becomeReady()
    }
    lifecycleTimer?.deadline = loop.now + 5_000_000
  }

  func becomeReady() {
    guard !core.isReady else { return }
    lifecycleTimer = nil
    ServiceManager.notify(.ready, log)
    log.info("ready to type", from: "", event: .ready)
    send(.ready)
    // The configuration is stored only now, so that no key waits for the disk.
    stored.storeConfiguration(log)
    ProcessMemory.releaseStartMemory()
  }

  /// Handles a change of the read touch surfaces.
  func update(_ surfaces: [TouchSurface]) {
    let names = surfaces.map(\.name).joined(separator: ", ")
    ServiceManager.notify(
      .status(surfaces.isEmpty ? "waiting for a touch device" : "reading \(names)"), log)
    send(.surfaces(surfaces.map { KeyboardCore.Surface($0) }))
    // The temporary memory for opening a device is released, as after the start.
    if core.isReady { ProcessMemory.releaseStartMemory() }
  }

  /// Reads the configuration again, and retries failed writes; an invalid configuration changes
  /// nothing.
  func reload() {
    guard !watches.isEnding else { return }
    // Before the start is complete, the end of a reload would announce it.
    let isReady = core.isReady
    if isReady { ServiceManager.notify(.reloading(since: loop.now), log) }
    defer { if isReady { ServiceManager.notify(.ready, log) } }
    stored.retry(log)
    do throws(StartFailure) {
      let plan = try stored.reload(files) { console.read(log) }
      send(.reload(plan))
    } catch {
      log.userReport(
        "\(error)\nthe configuration stays as it was; correct it and reload",
        event: .configurationRefused)
      return record.recordReload(isRefused: true)
    }
    record.recordReload(isRefused: false)
    touch.apply(core.plan.configuration.touch)
    touch.apply(core.plan.configuration.feedback.vibration)
    if isReady { stored.storeConfiguration(log) }
  }

  private func stop() {
    guard !watches.isEnding else { return }
    watches.isEnding = true
    ServiceManager.notify(.stopping, log)
    log.info("ending on request", from: "", event: .end)
    let hasClones = !touch.grabbed.isEmpty
    touch.release(.end)
    send(.stop)
    _ = keyboard.releaseAll(log)
    link = nil
    // When a device is removed, its readers lose unread events, such as those of the last letters
    // and of lifted fingers. The kernel itself lifts only keys.
    let cutoff = Timestamp(microseconds: loop.now - TouchInput.removalDelayMicroseconds)
    guard hasClones || core.hasSentKeys(since: cutoff),
      let timer = try? loop.timer({ [unowned self] in end() })
    else { return end() }
    touch.events.frame = { _ in }
    // A late announcement of the virtual keyboard would replace this timer.
    touch.events.deviceNode = { _ in }
    timer.deadline = loop.now + TouchInput.removalDelayMicroseconds
    lifecycleTimer = timer
  }

  private func end() { loop.stop(ExitStatus.success) }
}
