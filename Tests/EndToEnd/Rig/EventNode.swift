// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// The kernel's event devices, and whether udev has processed them.
///
/// **Source:** sysfs: `/sys/class/input/eventN/device/name`; udev(7): the database in
/// `/run/udev/data` has a file for each device that the rules have processed.
enum EventNode {
  /// The timeout for a device to appear, or to be opened or closed by another process.
  ///
  /// An emulated processor on a busy machine may need a minute, so only a hang exceeds the timeout.
  static let timeout = Duration.seconds(180)

  /// Returns the node of the device with a name, once udev has processed it.
  ///
  /// - Throws: ``RigError`` if none appears, or if several devices have the name.
  static func named(_ name: String) throws(RigError) -> String {
    let found = Clock.poll(for: timeout) {
      let all = devices(with: "name", name)
      return all.isEmpty ? nil : all
    }
    guard let found else { throw RigError("no input device is called \"\(name)\"") }
    guard found.count == 1 else {
      throw RigError("\(found.count) input devices are called \"\(name)\"; name a node instead")
    }
    return found[0]
  }

  /// Returns the node of the input device that sysfs calls `inputN`, once udev has processed it.
  ///
  /// - Throws: ``RigError`` if it does not appear.
  static func ofInput(_ sysname: String) throws(RigError) -> String {
    let node = Clock.poll(for: timeout) {
      processedNodes(matching: "/sys/class/input/\(sysname)/event*").first
    }
    guard let node else { throw RigError("udev made no device node for \(sysname)") }
    return node
  }

  /// Returns the node of a program's clone of a screen, once udev has processed it.
  ///
  /// - Parameters:
  ///   - source: The screen's node.
  ///   - program: The program's name in the clone's physical path.
  /// - Returns: The clone's node.
  /// - Throws: ``RigError`` if it does not appear.
  static func clone(of source: String, by program: String) throws(RigError) -> String {
    let path = "\(program)/" + source.split(separator: "/").suffix(1).joined()
    guard let node = Clock.poll(for: timeout, { devices(with: "phys", path).first }) else {
      throw RigError("\(program) made no clone of \(source)")
    }
    return node
  }

  /// Returns the node of a device with a name, if one exists and udev has processed it.
  static func first(named name: String) -> String? { devices(with: "name", name).first }

  /// Returns the nodes of the devices with this value of a sysfs attribute.
  private static func devices(with attribute: String, _ value: String) -> [String] {
    processedNodes(matching: "/sys/class/input/event*") {
      contents(of: "\($0)/device/\(attribute)") == value
    }
  }

  /// Returns the nodes of the devices that udev has processed, selected by sysfs path.
  private static func processedNodes(
    matching pattern: String, where isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    paths(matching: pattern).compactMap { path in
      guard isWanted(path), let number = contents(of: "\(path)/dev"),
        access("/run/udev/data/c\(number)", F_OK) == 0
      else { return nil }
      return "/dev/input/" + path.split(separator: "/").suffix(1).joined()
    }
  }

  /// Implements `grab`: grabs a device, prints a confirmation, and keeps it until standard input
  /// ends.
  ///
  /// - Throws: ``RigError`` for an argument; ``SystemError``.
  static func grab(_ arguments: inout Arguments) throws {
    let node = try arguments.word("a node")
    try arguments.finish()
    let device = try OwnedDescriptor(opening: node, O_RDONLY)
    try check("EVIOCGRAB \(node)") { clinux_eviocgrab(device.rawValue, 1) }
    print("grabbed")
    fflush(nil)
    while readLine() != nil {}
  }

  /// Returns whether a process has the node open.
  ///
  /// **Source:** proc(5): `/proc/PID/fd` has a link for each open file.
  static func isOpen(_ node: String, in process: Int32) -> Bool {
    links(matching: "/proc/\(process)/fd/*").contains { link in
      // The link to a removed file ends in "(deleted)".
      link.target == node || link.target.hasPrefix("\(node) ")
    }
  }

  /// Returns the device nodes whose events processes wait for with epoll.
  ///
  /// They have queried the first state. A program that only opens a node, as libinput's does that
  /// udev runs for each touchscreen, reads no events.
  ///
  /// **Source:** proc(5): `/proc/PID/fdinfo` has a line "tfd:" for each descriptor of an epoll.
  ///
  /// - Parameter processes: A shell pattern of the processes' numbers; by default all.
  /// - Returns: The nodes.
  static func polled(by processes: String = "[0-9]*") -> Set<String> {
    var awaited: [Substring: Set<Substring>] = [:]
    var nodes: Set<String> = []
    for link in links(matching: "/proc/\(processes)/fd/*")
    where link.target.hasPrefix("/dev/input/") {
      let parts = link.path.split(separator: "/")
      let numbers = awaited[parts[1]] ?? descriptors(awaitedBy: parts[1])
      awaited[parts[1]] = numbers
      if numbers.contains(parts[3]) { nodes.insert(link.target) }
    }
    return nodes
  }

  /// Returns the numbers of the descriptors for which a process waits with epoll.
  private static func descriptors(awaitedBy process: Substring) -> Set<Substring> {
    var numbers: Set<Substring> = []
    for path in paths(matching: "/proc/\(process)/fdinfo/*") {
      for line in lines(of: path) {
        let words = line.split(separator: " ")
        if words.first == "tfd:", words.count > 1 { numbers.insert(words[1]) }
      }
    }
    return numbers
  }

  /// Returns the symbolic links that match a shell pattern, with their targets.
  private static func links(matching pattern: String) -> [(path: String, target: String)] {
    var buffer = [CChar](repeating: 0, count: 64)
    return paths(matching: pattern).compactMap { path in
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { return nil }
      let target = buffer.prefix(count).map(UInt8.init(bitPattern:))
      return (path, String(decoding: target, as: UTF8.self))
    }
  }

  /// Returns the lines of a small file; none if it cannot be read.
  private static func lines(of path: String) -> [Substring] {
    guard let file = try? OwnedDescriptor(opening: path, O_RDONLY),
      let bytes = try? file.readToEnd(limit: 65_536, of: path)
    else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Returns the paths that match a shell pattern, in alphabetical order.
  static func paths(matching pattern: String) -> [String] {
    var result = glob_t()
    defer { globfree(&result) }
    guard glob(pattern, 0, nil, &result) == 0 else { return [] }
    return (0..<Int(result.gl_pathc)).compactMap { index in
      result.gl_pathv[index].map { String(cString: $0) }
    }
  }

  /// Returns the first line of a small file, or `nil` if it cannot be read.
  static func contents(of path: String) -> String? {
    guard let file = try? OwnedDescriptor(opening: path, O_RDONLY) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(file.rawValue, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let line = bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self)
  }
}
