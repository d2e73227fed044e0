// SPDX-License-Identifier: MIT

import Testing

@testable import KeyOutput

/// The directories of keyboard layouts, without those of a user.
struct XKBDirectoriesTests {
  @Test(
    arguments: [
      (
        ["/home/a/.config/xkb", "/home/a/.xkb", "/etc/xkb", "/usr/share/X11/xkb"], "/home/a", nil, 2
      ),
      (["/home/a/.xkb", "/usr/share/X11/xkb"], "/home/a", nil, 1),
      (["/srv/c/xkb", "/etc/xkb", "/usr/share/X11/xkb"], "/home/a", "/srv/c", 2),
      (["/root/.config/xkb", "/usr/local/share/xkb"], "/root", "/root/.config", 1),
      (["/etc/xkb", "/usr/share/X11/xkb"], nil, nil, 2),
      // The administrator's directory stays, even if the user's variable names it, too.
      (["/etc/xkb", "/etc/xkb", "/usr/share/X11/xkb"], "/home/a", "/etc", 3),
      (["/home/b/.config/xkb", "/usr/share/X11/xkb"], "/home/a", nil, 2),
    ] as [([String], String?, String?, Int)])
  func noDirectoryOfAUserIsSearched(
    directories: [String], home: String?, configuration: String?, kept: Int
  ) {
    #expect(
      XKBDirectories.shared(directories, home: home, configuration: configuration)
        == Array(directories.suffix(kept)))
  }

  @Test func ownFilesAreSearchedFirst() {
    #expect(XKBDirectories.all.first == "/etc/xkb")
    #expect(XKBDirectories.all.contains("/usr/share/X11/xkb"))
    #expect(XKBDirectories.symbols(of: "us") == "/usr/share/X11/xkb/symbols/us")
    #expect(XKBDirectories.symbols(of: "xy") == nil)
  }
}
