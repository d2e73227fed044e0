// SPDX-License-Identifier: MIT

import Glibc
public import Linux

/// The error when the virtual keyboard cannot be created, with a remedy.
public struct VirtualKeyboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The uinput device that was tried.
  public var path: String
  /// The call that failed.
  public var cause: SystemError

  /// The error and, on a second line, the remedy.
  public var description: String {
    "cannot create the virtual keyboard: \(cause)\n\(remedy)"
  }

  /// The steps for the machine's owner.
  public var remedy: String {
    switch cause.code {
    case ENOENT, ENODEV, ENXIO:
      "load the kernel's module: run \"modprobe uinput\" as root, "
        + "and write \"uinput\" into /etc/modules-load.d/uinput.conf for every start"
    case EACCES, EPERM:
      "add the user that runs this to the group \"uinput\", let that write to \(path) by the udev rule "
        + "KERNEL==\"uinput\", GROUP=\"uinput\", MODE=\"0660\", OPTIONS+=\"static_node=uinput\" "
        + "and run \"udevadm control --reload; udevadm trigger \(path)\" as root"
    default:
      "check that \(path) is the kernel's uinput device, version 5 or later (Linux 4.5)"
    }
  }
}
