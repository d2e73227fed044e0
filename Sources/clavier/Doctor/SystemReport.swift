// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Evdev
import KeyboardPlan

/// The observed state of the machine, without conclusions.
struct SystemReport {
  /// A device node of the kernel.
  struct Node: Hashable {
    /// The group's name; its number if it has none.
    var group: String
    /// Whether the group may read and write the node.
    var isOpenToGroup: Bool
  }

  /// The service manager's state of the daemon.
  struct Service: Hashable {
    /// The load state: `loaded`, `not-found`, `masked` or `bad-setting`.
    var loading: String
    /// The active state: `active`, `reloading`, `activating`, `failed` or `inactive`.
    var activity: String
    /// The unit file's state: `enabled`, `disabled` or `static`; empty if unknown.
    var start: String
    /// The result of the last run, such as `success` or `exit-code`.
    var result: String
    /// The exit status of the main process.
    var exitStatus: Int
    /// The number of automatic restarts.
    var restarts: Int

    /// Whether the daemon runs, even while it reads its configuration again.
    var isRunning: Bool { activity == "active" || activity == "reloading" }
  }

  /// The session's display server, as the panel program reports it.
  struct Session {
    /// The panel's findings about the display server.
    var findings: [Finding] = []
    /// The connector for the panel.
    var output: String?
    /// The size of the keys on this output, in millimetres.
    var keys: Size?
    /// The session's keymap.
    var keymap: SessionKeymap?
  }

  var isRoot = false
  /// The node `/dev/uinput`; `nil` if it is missing.
  var uinput: Node?
  /// Whether the running kernel has the module; `nil` if unknown.
  var hasModule: Bool?
  /// The missing accounts that the service needs.
  var missingAccounts: [String] = []
  /// The service's state; `nil` without a service manager.
  var service: Service?
  var status: Result<LinkStatus, LinkError> = .failure(.noDaemon(path: ""))
  /// The configuration's directory.
  var directory = ""
  /// The plan for the configuration.
  var plan: Result<KeyboardPlan, KeyboardPlan.Failure>?
  var inventory = DeviceInventory(directory: "/dev/input", entries: [], failure: nil)
  /// The programs that have a grabbed node open, by the node's path.
  var holders: [String: [String]] = [:]
  /// The connectors to which screens are connected.
  var screens: [String] = []
  /// The session; `nil` outside of a session, without a display server to query.
  var session: Session?
  /// The labels that lack a glyph in any font.
  var missingLabels: [String] = []
}
