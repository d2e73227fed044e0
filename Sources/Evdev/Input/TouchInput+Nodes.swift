// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux

// Changes of nodes and settings.

extension TouchInput {
  /// Watches for changes that udev reports.
  func watchUdev() throws(SystemError) {
    udev.watch = try loop.watch(udev.descriptorNumber, "udev") { [unowned self] in
      handleUdev($0)
    }
  }

  /// Handles all pending changes from udev, and keeps watching.
  ///
  /// Messages that the kernel drops are an error of the socket, which ends its watch.
  ///
  /// **Source:** `netlink_overrun`, net/netlink/af_netlink.c; `datagram_poll`, net/core/datagram.c.
  func handleUdev(_ readiness: EventLoop.Readiness) {
    handleUdevChanges()
    guard readiness == .hungUp else { return }
    udev.watch = nil
    do throws(SystemError) {
      try watchUdev()
    } catch {
      log.device(
        "\(error); new devices will not be read until the service is restarted", from: "udev")
    }
  }

  private func handleUdevChanges() {
    defer { updatePermissionWatch() }
    while let change = udev.next() {
      switch change {
      case .present(let node): handle(node)
      case .removed(let sysname): remove(sysname)
      case .overflow:
        log.device("too many device changes at once; all devices are listed again", from: "udev")
        do throws(SystemError) {
          try synchronizeNodes()
        } catch {
          log.device("\(error)", from: "udev")
        }
      }
    }
  }

  /// Synchronises the known nodes with the existing ones.
  func synchronizeNodes() throws(SystemError) {
    let nodes = try udev.nodes()
    let present = Set(nodes.map(\.sysname))
    for sysname in candidates.keys.sorted() where !present.contains(sysname) {
      remove(sysname)
    }
    for node in nodes.sorted(by: { $0.sysname < $1.sysname }) {
      handle(node)
    }
  }

  /// Handles a node that is new, or has changed.
  func handle(_ node: InputNode) {
    if let known = candidates[node.sysname], known.node.deviceSysname != node.deviceSysname {
      // The name was reused for another device before the first one's removal was reported.
      remove(node.sysname)
    }
    candidates[node.sysname, default: Candidate(node: node)].node = node
    events.deviceNode(node.deviceSysname)
    notifyGrabs(of: node)
    updateKeyboard(node.sysname)
    openOrClose(node.sysname)
    remap(node.sysname, forgettingContacts: true)
  }

  private func remove(_ sysname: String) {
    otherKeyboards.remove(sysname)
    hardwareKeyboards.remove(sysname)
    guard let candidate = candidates.removeValue(forKey: sysname) else { return }
    if let reader = candidate.reader {
      close(reader, candidate.node, .unplugged)
    }
    updateVibrator()
  }

  /// Opens or closes a node according to the settings.
  func openOrClose(_ sysname: String) {
    guard let candidate = candidates[sysname] else { return }
    defer { updateVibrator() }
    let choice = choice(of: candidate.node)
    if let reader = candidate.reader {
      let own = settings(of: candidate.node)
      guard
        reader.choice != choice || reader.openingSettings != own.openingSettings
          || isSizeNewlyKnown(reader, own)
      else { return }
      candidates[sysname]?.reader = nil
      close(reader, candidate.node, .released)
    }
    if let choice {
      open(candidate.node, choice)
    } else {
      warnAboutSeat(candidate.node)
    }
  }

  /// Updates a node that may be a foreign keyboard.
  func updateKeyboard(_ sysname: String) {
    guard let node = candidates[sysname]?.node else { return }
    let isForeign = node.seat == settings.seat && !isOwnDevice(node)
    otherKeyboards.update(node, isForeign: isForeign)
    hardwareKeyboards.update(node, isForeign: isForeign, isOff: settings(of: node).use == .off)
  }

  private func isOwnDevice(_ node: InputNode) -> Bool {
    // The virtual keyboard, and clones, which repeat the events of their sources.
    node.physicalPath.hasPrefix(TouchClone.physicalPathPrefix)
  }

  func choice(of node: InputNode) -> DeviceChoice? {
    guard !isOwnDevice(node), node.seat == settings.seat else { return nil }
    return DeviceSelection(
      node.device, settings(of: node), settings.withOutput(keyboard.place?.output),
      target: resolvedPath
    ).choice
  }

  private func open(_ node: InputNode, _ choice: DeviceChoice) {
    do throws(SystemError) {
      let input = try InputDevice(opening: node.path)
      candidates[node.sysname]?.permissionError = nil
      let own = settings(of: node)
      let capabilities = input.capabilities.adjusted(to: own, screen: screenSize(of: own))
      let profile: TouchProfile
      do throws(UnsupportedDeviceError) {
        profile = try TouchProfile(capabilities, choice, own)
      } catch {
        return warn(of: error, node, choice)
      }
      let reader = try TouchReader(
        input, profile, node, choice, own, number: nextNumber, for: self)
      nextNumber += 1
      reader.passThrough?.region.isShown = keyboard.isShown
      candidates[node.sysname]?.reader = reader
      candidates[node.sysname]?.isNearPen = reader.isNearPen
      candidates[node.sysname]?.lastWarning = nil
      log.info(
        "“\(node.name)” is read: \(DeviceClass(capabilities))", from: node.sysname,
        event: .touchDeviceFound)
      remap(node.sysname, forgettingContacts: false)
      arbitrate()
    } catch {
      let isForbidden = error.code == EACCES || error.code == EPERM
      candidates[node.sysname]?.permissionError = isForbidden ? error : nil
      warn(of: error, node)
      retryLater(node.sysname, after: error)
    }
  }

  /// Closes a device that was being read.
  func close(_ reader: TouchReader, _ node: InputNode, _ reason: CancelReason) {
    let frame = reader.close()
    closed.rejections += reader.rejectionCount
    if reason == .unplugged { closed.losses += 1 }
    if reader.isPen { updatePen(isNear: false, node.sysname) }
    log.info(
      "“\(node.name)” is no longer read", from: node.sysname,
      event: reason == .unplugged ? .touchDeviceLost : nil)
    if let frame {
      events.cancel(reason)
      events.frame(frame)
    }
    events.surfaces(surfaces)
  }

  /// Updates the mapping of a surface for the settings and the keyboard's size.
  ///
  /// - Parameters:
  ///   - sysname: The node.
  ///   - isForgetting: Whether held contacts are forgotten if the mapping changes.
  private func remap(_ sysname: String, forgettingContacts isForgetting: Bool) {
    guard let candidate = candidates[sysname], let reader = candidate.reader else { return }
    let change = reader.remap(
      candidate.node, settings(of: candidate.node), keyboard, log)
    if isForgetting, change != .none, let frame = reader.forgetContacts() {
      events.cancel(.remapped)
      events.frame(frame)
    }
    if change == .shape { events.surfaces(surfaces) }
  }

  /// Updates the mapping of all surfaces for the settings and the keyboard's size.
  func remapAll(forgettingContacts isForgetting: Bool) {
    for sysname in candidates.keys.sorted() {
      remap(sysname, forgettingContacts: isForgetting)
    }
  }
}

// Input from devices.

extension TouchInput {
  /// Handles a report of a device.
  func handle(_ report: TouchReader.Report, from sysname: String) {
    switch report {
    case .decoded(.frame(let frame)):
      events.frame(frame)
    case .decoded(.loss(let frame)):
      events.cancel(.contactLost)
      events.frame(frame)
    case .decoded(.fault(.slotOutOfRange(let slot, let count))):
      log.kernel("slot \(slot), but there are \(count)", from: sysname)
    case .decoded(.fault(.repeatedTrackingID)):
      log.kernel("the same contact in two slots", from: sysname)
    case .decoded(.fault(.neverLifted)):
      log.device(
        "a finger has not lifted for a minute; if none is on the surface, the device does not "
          + "report lifts: “clavier record” shows its events, and replugging it may help",
        from: sysname)
    case .decoded(.fault(.neverTouched)):
      log.device(
        "fingers come near the surface, and none touches it by ABS_MT_DISTANCE, which is never 0; "
          + "report the device with its events, which “clavier record” shows",
        from: sysname)
    case .pen(let isNear):
      updatePen(isNear: isNear, sysname)
    case .pointer(let place):
      events.pointer(place)
    case .dropped:
      log.device("the kernel dropped events that were not read in time", from: sysname)
    }
  }

  /// Handles a device that cannot be read any more; udev reports its removal.
  func handleLoss(_ reader: TouchReader, _ sysname: String, _ error: SystemError?) {
    guard let candidate = candidates[sysname], candidate.reader === reader else { return }
    candidates[sysname]?.reader = nil
    if let error {
      warn(of: error, candidate.node)
    }
    close(reader, candidate.node, .unplugged)
    if let error { retryLater(sysname, after: error) }
  }
}
