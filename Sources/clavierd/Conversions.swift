// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import ClavierLink
import Evdev
import Glibc
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Linux

// Conversions between the types of the daemon's parts.

extension KeyboardPlan {
  /// Reads the configuration; the daemon cannot start without one.
  ///
  /// - Parameters:
  ///   - files: The configuration's files.
  ///   - console: Returns the active text console; `nil` if it reads no keys.
  ///   - onValidCopy: Receives the texts of all files of a valid configuration, including its
  ///     layout's.
  /// - Throws: ``StartFailure`` with all errors.
  init(
    starting files: ConfigurationFiles, console: () -> TextConsole? = { nil },
    onValidCopy: (ConfigurationCopy) -> Void = { _ in }
  ) throws(StartFailure) {
    do throws(Failure) {
      self = try KeyboardPlan(files, console: console, onValidCopy: onValidCopy)
    } catch {
      throw StartFailure(
        description: error.description,
        status: error.error.mayPass ? ExitStatus.unavailable : ExitStatus.configuration)
    }
  }
}

extension KeyboardCore.Surface {
  init(_ surface: TouchSurface) {
    self.init(
      aspectRatio: surface.hasShape ? surface.aspectRatio : nil, areaWidth: surface.areaWidth,
      area: surface.area)
  }
}

extension TouchPlace {
  /// Creates the touch place of a panel's place.
  ///
  /// The output is used if the kernel has a connector of that name; display servers may use other
  /// names.
  init(_ place: PanelPlace) {
    let output = place.output.flatMap { output in
      Connector.all().contains { $0.name == output } ? output : nil
    }
    self.init(area: .rectangle(place.area), rotation: place.rotation, output: output)
  }
}

extension CancelReason {
  /// The reason as words, for the log.
  var words: String {
    switch self {
    case .unplugged: "a device was unplugged under them"
    case .contactLost: "the kernel dropped events"
    case .released: "their device is no longer read"
    case .suspended: "the machine slept"
    case .ungrabbed: "all devices were let go"
    case .remapped: "their device was turned or calibrated"
    }
  }
}

extension LogEvent {
  init(_ event: KeyboardCore.LoggedEvent) {
    switch event {
    case .configurationReloaded: self = .configurationReloaded
    case .userForgotten: self = .userForgotten
    case .lockdownRefusal: self = .lockdownRefusal
    }
  }
}

extension Log {
  /// Logs a line of the core.
  func write(_ line: String, _ severity: KeyboardCore.Severity, _ event: LogEvent?) {
    switch severity {
    case .info: info(line, from: "", event: event)
    case .user: user(line, from: "", event: event)
    case .device: device(line, from: "", event: event)
    }
  }
}

extension LinkTarget {
  /// Creates the receiver in the form that is sent to other programs.
  init(_ receiver: KeyReceiver) {
    let target = receiver.target
    guard case .layouts(let names) = target.keyboard else {
      self.init(layouts: [], group: receiver.groupName, source: target.source)
      return
    }
    self.init(
      layouts: names.layouts, variants: names.variants, model: names.model,
      options: names.options, group: receiver.groupName, source: target.source)
  }
}

extension SystemError {
  /// The remedy for a socket that cannot be created.
  var socketRemedy: String {
    switch code {
    case EADDRINUSE:
      "another clavierd has that socket, or a file is in its place: end the other, remove the file, or "
        + "choose another path with --socket"
    case ENOENT: "make the directory, or choose another path with --socket"
    case EACCES, EPERM, EROFS:
      "make the directory this user's, as clavier.service does, or choose another path with --socket"
    default: "choose another path with --socket"
    }
  }
}
