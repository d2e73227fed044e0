// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// Trials of a process's permissions inside the service's confinement.
///
/// It runs in place of the daemon under the real unit. The daemon needs some of the operations, so
/// those must succeed; the others must be refused, as the unit promises. An operation that fails
/// only because a file is missing proves nothing and does not count as refused.
enum Confinement {
  /// `confinement`: prints a line for each trial, as all checks in the machine do.
  ///
  /// - Throws: ``RigError`` for an argument, or if a trial failed.
  static func run(_ arguments: inout Arguments) throws {
    try arguments.finish()
    var failures = 0
    for trial in allowed {
      let problem = trial.attempt()
      failures += report("the service may \(trial.title)", problem.map { "it gets: \($0)" })
    }
    for (trials, isRefusal) in [(denied, { $0 != ENOENT }), (hidden, { $0 == ENOENT })] {
      for trial in trials {
        let problem = trial.attempt()
        let isRefused = problem.map { isRefusal($0.code) } ?? false
        let outcome = problem.map { "it gets: \($0)" } ?? "it did"
        failures += report("the service may not \(trial.title)", isRefused ? nil : outcome)
      }
    }
    guard failures == 0 else { throw RigError("\(failures) trials of the confinement failed") }
  }

  /// Prints the line for a check and returns the number of failures, 0 or 1.
  private static func report(_ title: String, _ problem: String?) -> Int {
    guard let problem else {
      print("✔ \(title)")
      return 0
    }
    print("✘ \(title): \(problem)")
    return 1
  }
}

/// An operation to try.
private struct Trial: Sendable {
  let title: String
  /// Performs the operation and returns the system's error, or `nil` if it worked.
  let attempt: @Sendable () -> SystemError?

  init(_ title: String, _ attempt: @escaping @Sendable () throws(SystemError) -> Void) {
    self.title = title
    self.attempt = {
      do throws(SystemError) {
        try attempt()
        return nil
      } catch {
        return error
      }
    }
  }

  static func open(_ path: String, _ flags: Int32, to title: String) -> Trial {
    Trial(title) { () throws(SystemError) in
      _ = try OwnedDescriptor(opening: path, flags)
    }
  }

  static func list(_ path: String, to title: String) -> Trial {
    open(path, O_RDONLY | O_DIRECTORY, to: title)
  }
}

/// Any input device; the checks have created one.
private let firstInputDevice = EventNode.paths(matching: "/dev/input/event*").first ?? "no device"

private let allowed: [Trial] = [
  .open("/dev/uinput", O_RDWR, to: "make a keyboard"),
  .open(firstInputDevice, O_RDONLY, to: "read input devices"),
  Trial("hear of devices from udev") { () throws(SystemError) in
    try openSocket(AF_NETLINK, SOCK_RAW, NETLINK_KOBJECT_UEVENT)
  },
  Trial("ask the text console that is shown for its keymap") { () throws(SystemError) in
    let console = try OwnedDescriptor(opening: "/dev/tty0", O_WRONLY | O_NOCTTY | O_NONBLOCK)
    let number = console.rawValue
    try check("KDGKBENT") { clinux_kdgkbent(number, 0, 1) }
  },
  .list("/run/udev/data", to: "ask udev about devices"),
  .list("/usr/share/X11/xkb", to: "read keyboard layouts"),
  .open("/etc/clavier/clavier.toml", O_RDONLY, to: "read its configuration"),
  .open("/run/clavier/trial", O_CREAT | O_WRONLY, to: "keep a socket in /run/clavier"),
  Trial("make sockets there") { () throws(SystemError) in
    try openSocket(AF_UNIX, SOCK_STREAM, 0)
  },
]

/// Operations on objects that are hidden from the service.
private let hidden: [Trial] = [
  .list("/proc/1", to: "see other processes"),
  .open("/proc/sys/kernel/hostname", O_WRONLY, to: "change the kernel's settings"),
]

/// Operations on objects that exist but are denied to the service.
private let denied: [Trial] = [
  .open(firstInputDevice, O_WRONLY, to: "write to input devices"),
  .open("/dev/tty0", O_RDONLY | O_NOCTTY, to: "read the text console"),
  .open("/dev/tty1", O_WRONLY | O_NOCTTY, to: "write to a text console by its name"),
  .open("/dev/tty1", O_RDWR, to: "use a terminal"),
  .open("/dev/pts/ptmx", O_RDWR | O_NOCTTY, to: "make or reach terminals of users"),
  .open("/dev/mem", O_RDONLY, to: "read the memory"),
  .open("/dev/kmsg", O_RDONLY, to: "read the kernel's messages"),
  .open("/etc/shadow", O_RDONLY, to: "read passwords"),
  .open("/etc/clavier/trial", O_CREAT | O_WRONLY, to: "change its configuration"),
  .open("/usr/bin/trial", O_CREAT | O_WRONLY, to: "change programs"),
  .open("/var/lib/trial", O_CREAT | O_WRONLY, to: "keep anything"),
  .list("/home", to: "look into homes"),
  .list("/root", to: "look into root's home"),
  Trial("reach the network") { () throws(SystemError) in
    try openSocket(AF_INET, SOCK_STREAM, 0)
  },
  Trial("reach the network by IPv6") { () throws(SystemError) in
    try openSocket(AF_INET6, SOCK_DGRAM, 0)
  },
  Trial("listen to the wire") { () throws(SystemError) in
    try openSocket(AF_PACKET, SOCK_RAW, 0)
  },
  Trial("become root") { () throws(SystemError) in
    try check("setuid") { setuid(0) }
  },
  Trial("name the machine") { () throws(SystemError) in
    try check("sethostname") { sethostname("vm", 2) }
  },
  Trial("start programs") { () throws(SystemError) in
    try startProgram("/bin/true")
  },
  Trial("make memory that is written run") { () throws(SystemError) in
    try mapExecutableMemory()
  },
]

/// Opens and closes a socket.
private func openSocket(
  _ family: Int32, _ type: __socket_type, _ protocol: Int32
) throws(SystemError) {
  let number = try check("socket") { socket(family, Int32(type.rawValue), `protocol`) }
  _ = OwnedDescriptor(owning: number)
}

/// Starts a program and waits until it ends.
private func startProgram(_ path: String) throws(SystemError) {
  var process: pid_t = 0
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
  defer { free(arguments[0]) }
  let code = posix_spawn(&process, path, nil, nil, &arguments, nil)
  guard code == 0 else { throw SystemError(call: "posix_spawn \(path)", code: code) }
  var status: Int32 = 0
  try check("waitpid") { waitpid(process, &status, 0) }
}

/// Maps a writable page and asks to make it executable.
private func mapExecutableMemory() throws(SystemError) {
  let size = Int(sysconf(Int32(_SC_PAGESIZE)))
  let page = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  guard let page, page != MAP_FAILED else { throw SystemError(call: "mmap", code: errno) }
  defer { munmap(page, size) }
  try check("mprotect") { mprotect(page, size, PROT_READ | PROT_EXEC) }
}
