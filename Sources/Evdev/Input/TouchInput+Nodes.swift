// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux

// What becomes of nodes as udev and the settings change.

extension TouchInput {
  /// Takes all that udev has to say.
  func followUdev() {
    defer { followPermissions() }
    while let change = udev.next() {
      switch change {
      case .present(let node): take(node)
      case .removed(let sysname): remove(sysname)
      case .overflow:
        log.device("too many changes at once; looking at all devices again", from: "udev")
        do throws(SystemError) {
          try list()
        } catch {
          log.device("\(error)", from: "udev")
        }
      }
    }
  }

  /// Brings what is known of nodes up to date with what there is.
  func list() throws(SystemError) {
    let nodes = try udev.nodes()
    let present = Set(nodes.map(\.sysname))
    for sysname in candidates.keys.sorted() where !present.contains(sysname) {
      remove(sysname)
    }
    for node in nodes.sorted(by: { $0.sysname < $1.sysname }) {
      take(node)
    }
  }

  private func take(_ node: InputNode) {
    if let known = candidates[node.sysname], known.node.deviceSysname != node.deviceSysname {
      // The name was given to another device before we heard that the first one went.
      remove(node.sysname)
    }
    candidates[node.sysname, default: Candidate(node: node)].node = node
    onDeviceNode(node.deviceSysname)
    introduce(node)
    followKeyboard(node.sysname)
    consider(node.sysname)
    reshape(node.sysname, forgettingContacts: true)
  }

  private func remove(_ sysname: String) {
    otherKeyboards.remove(sysname)
    hardwareKeyboards.remove(sysname)
    guard let candidate = candidates.removeValue(forKey: sysname) else { return }
    if let reader = candidate.reader {
      close(reader, candidate.node, .unplugged)
    }
  }

  /// Opens or closes a node as the settings ask.
  func consider(_ sysname: String) {
    guard let candidate = candidates[sysname] else { return }
    let choice = choice(of: candidate.node)
    if let reader = candidate.reader {
      let opening = settings(of: candidate.node).opening
      guard reader.choice != choice || reader.opening != opening else { return }
      candidates[sysname]?.reader = nil
      close(reader, candidate.node, .released)
    }
    if let choice {
      open(candidate.node, choice)
    } else {
      complainOfSeat(candidate.node)
    }
  }

  /// Follows a node that may be a keyboard of somebody else.
  func followKeyboard(_ sysname: String) {
    guard let node = candidates[sysname]?.node else { return }
    let isForeign = node.seat == settings.seat && !isOurs(node)
    otherKeyboards.take(node, isForeign: isForeign)
    hardwareKeyboards.take(node, isForeign: isForeign, isOff: settings(of: node).use == .off)
  }

  private func isOurs(_ node: InputNode) -> Bool {
    // The virtual keyboard, and clones, which say what their sources have said already.
    node.physicalPath.hasPrefix(TouchClone.physicalPathPrefix)
  }

  func choice(of node: InputNode) -> DeviceChoice? {
    guard !isOurs(node), node.seat == settings.seat else { return nil }
    return DeviceVerdict(
      node.device, settings(of: node), settings.shown(on: keyboard.place?.output),
      target: resolvedPath
    ).choice
  }

  private func open(_ node: InputNode, _ choice: DeviceChoice) {
    do throws(SystemError) {
      let input = try InputDevice(opening: node.path)
      candidates[node.sysname]?.prohibition = nil
      let own = settings(of: node)
      let capabilities = input.capabilities.adjusted(to: own, screen: screenSize(of: own))
      let profile: TouchProfile
      do throws(Refusal) {
        profile = try TouchProfile(capabilities, choice, own)
      } catch {
        return complain(of: error, node, choice)
      }
      let reader = try TouchReader(
        input, profile, node, choice, own, number: nextNumber, for: self)
      nextNumber += 1
      candidates[node.sysname]?.reader = reader
      candidates[node.sysname]?.complaint = nil
      log.info("“\(node.name)” is read: \(DeviceClass(capabilities))", from: node.sysname)
      reshape(node.sysname, forgettingContacts: false)
      arbitrate()
    } catch {
      let isForbidden = error.code == EACCES || error.code == EPERM
      candidates[node.sysname]?.prohibition = isForbidden ? error : nil
      complain(of: error, node)
    }
  }

  /// Lets go of a device that was being read.
  func close(_ reader: TouchReader, _ node: InputNode, _ reason: CancelReason) {
    let frame = reader.close()
    if reader.isPen { followPen(isNear: false, node.sysname) }
    log.info("“\(node.name)” is read no longer", from: node.sysname)
    if let frame {
      onCancel(reason)
      onFrame(frame)
    }
    onSurface(surfaces)
  }

  /// Shapes a surface for the settings and the keyboard's size as they are now.
  ///
  /// - Parameters:
  ///   - sysname: The node.
  ///   - isForgetting: Whether contacts are forgotten that are down while the surface becomes another.
  private func reshape(_ sysname: String, forgettingContacts isForgetting: Bool) {
    guard let candidate = candidates[sysname], let reader = candidate.reader else { return }
    let change = reader.shape(
      candidate.node, settings(of: candidate.node), keyboard, log)
    if isForgetting, change != .none, let frame = reader.forgetContacts() {
      onCancel(.remapped)
      onFrame(frame)
    }
    if change == .shape { onSurface(surfaces) }
  }

  /// Shapes all surfaces for the settings and the keyboard's size as they are now.
  func reshapeAll(forgettingContacts isForgetting: Bool) {
    for sysname in candidates.keys.sorted() {
      reshape(sysname, forgettingContacts: isForgetting)
    }
  }
}

// What is read from devices.

extension TouchInput {
  /// Takes what a device's turn found.
  func take(_ report: TouchReader.Report, from sysname: String) {
    switch report {
    case .decoded(.frame(let frame)):
      onFrame(frame)
    case .decoded(.loss(let frame)):
      onCancel(.contactLost)
      onFrame(frame)
    case .decoded(.fault(.slotOutOfRange(let slot, let count))):
      log.kernel("slot \(slot), but there are \(count)", from: sysname)
    case .decoded(.fault(.repeatedTrackingID)):
      log.kernel("the same contact in two slots", from: sysname)
    case .pen(let isNear):
      followPen(isNear: isNear, sysname)
    case .pointer(let place):
      onPointer(place)
    case .dropped:
      log.device("the kernel dropped events that were not read in time", from: sysname)
    }
  }

  /// Takes that a device cannot be read any more; udev will say what becomes of it.
  func lose(_ reader: TouchReader, _ sysname: String, _ error: SystemError?) {
    guard let candidate = candidates[sysname], candidate.reader === reader else { return }
    candidates[sysname]?.reader = nil
    if let error {
      complain(of: error, candidate.node)
    }
    close(reader, candidate.node, .unplugged)
  }
}
