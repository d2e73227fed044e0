// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// The directories with keyboard layouts of the machine.
///
/// libxkbcommon searches a user's home directory first. The daemon's confinement hides home
/// directories, so no program of Clavier reads them. Otherwise `clavier check` would accept layouts
/// that stop the daemon.
///
/// **Source:** libxkbcommon, "User-configuration" and `xkb_context_include_path_append_default`.
enum XKBDirectories {
  /// The directory for the administrator's own files.
  static var own: String { Environment.variable("XKB_CONFIG_EXTRA_PATH") ?? "/etc/xkb" }

  /// The directories that the daemon reads, including the one for own files if it does not exist
  /// yet.
  static var all: [String] {
    let present = XKBContext(.installedFiles)?.directories ?? []
    return present.contains(own) ? present : [own] + present
  }

  /// Returns the directories without those of a user.
  ///
  /// - Parameters:
  ///   - directories: The directories of libxkbcommon, in the order of the search.
  ///   - home: The user's home directory.
  ///   - configuration: The user's directory for configurations, if it is not `.config` in the home
  ///     directory.
  /// - Returns: The directories that the daemon reads, in the same order.
  static func shared(
    _ directories: [String], home: String? = Environment.variable("HOME"),
    configuration: String? = Environment.variable("XDG_CONFIG_HOME")
  ) -> [String] {
    let personal =
      [home.map { "\($0)/.config/xkb" }, home.map { "\($0)/.xkb" }]
      + [configuration.map { "\($0)/xkb" }]
    return directories.filter { $0 == own || !personal.contains($0) }
  }

  /// Returns the file with a layout's symbols that the daemon finds first.
  ///
  /// - Returns: The file's path; `nil` if no directory has such a file.
  static func symbols(of layout: String) -> String? {
    all.map { "\($0)/symbols/\(layout)" }.first { access($0, F_OK) == 0 }
  }
}
