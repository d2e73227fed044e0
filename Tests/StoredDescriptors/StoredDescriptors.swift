// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Receives the descriptors that the service manager stored for this process, and prints them.
///
/// A program of its own, with one thread: in the process of the tests, other threads open and close
/// the same numbers.
///
/// It prints a line `NUMBER NAME` for each received descriptor, with ` inherited` if a child
/// process would inherit it. The arguments are numbers of descriptors; a line `open` follows with
/// those that are open afterwards. A line `again NAME` follows for each descriptor of a second
/// reception. An error is the last line.
@main
enum StoredDescriptors {
  static func main() {
    do throws(SystemError) {
      try ServiceManager.receiveStored { name, descriptor in
        let isInherited = fcntl(descriptor.rawValue, F_GETFD) & FD_CLOEXEC == 0
        print("\(descriptor.rawValue) \(name)\(isInherited ? " inherited" : "")")
      }
      let open = CommandLine.arguments.dropFirst().compactMap { Int32($0) }
        .filter { fcntl($0, F_GETFD) != -1 }
      print("open", open.map { "\($0)" }.joined(separator: " "))
      try ServiceManager.receiveStored { name, _ in print("again \(name)") }
    } catch {
      print(error)
    }
  }
}
