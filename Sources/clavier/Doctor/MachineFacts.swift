// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Evdev
import KeyboardPlan

/// What was seen of the machine, before anything is concluded from it.
struct MachineFacts {
  /// A node of the kernel's.
  struct Node: Hashable {
    /// The name of its group; its number where that has none.
    var group: String
    /// Whether the group may read and write it.
    var isOpenToGroup: Bool
  }

  /// What the service manager says of the daemon.
  struct Service: Hashable {
    /// `loaded`, `not-found`, `masked` or `bad-setting`.
    var loading: String
    /// `active`, `activating`, `failed` or `inactive`.
    var activity: String
    /// `enabled`, `disabled` or `static`; empty if it is not known.
    var start: String
    /// Why it ended the last time, such as `success` or `exit-code`.
    var result: String
    /// The exit status of its main process.
    var exitStatus: Int
    /// How often it was started again by itself.
    var restarts: Int
  }

  /// What a display server has for the panel.
  struct Session {
    /// What was found out, ready to be told.
    var findings: [Finding] = []
    /// The connector that the panel would be on.
    var output: String?
    /// How large the keys are there, in millimetres.
    var keys: Size?
    /// What the session makes of keys.
    var keymap: SessionKeymap?
  }

  var isRoot = false
  /// `/dev/uinput`; `nil` where it is missing.
  var uinput: Node?
  /// Whether the kernel that runs has it to load; `nil` if nobody can tell.
  var hasModule: Bool?
  /// Of the accounts that the service needs, those that are missing.
  var missingAccounts: [String] = []
  /// `nil` where no service manager runs.
  var service: Service?
  var status: Result<LinkStatus, LinkError> = .failure(.noDaemon(path: ""))
  /// Where the configuration is.
  var directory = ""
  /// The keyboard that the configuration asks for.
  var plan: Result<KeyboardPlan, KeyboardPlan.Failure>?
  var survey = DeviceSurvey(directory: "/dev/input", entries: [], failure: nil)
  /// For each node that another program has grabbed, the programs that have it open.
  var holders: [String: [String]] = [:]
  /// The connectors of the screens that are plugged in.
  var screens: [String] = []
  /// `nil` where this is no session, so that there is no display server to ask.
  var session: Session?
  /// What stands on keys and no font has.
  var missingLabels: [String] = []
}
