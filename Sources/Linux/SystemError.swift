// SPDX-License-Identifier: MIT

public import Glibc

/// A failed system call: its name, its object and the reason.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call and its object, such as `open /dev/uinput`.
  public var call: String
  /// The reason, one of the constants of errno.h.
  public var code: Int32

  public init(call: String, code: Int32) {
    self.call = call
    self.code = code
  }

  public var description: String { "\(call): \(reason)" }

  /// Whether a nonblocking call failed because it would have to wait.
  public var wouldBlock: Bool { code == EAGAIN }

  /// Whether a disk, or the user's quota on it, has no room left.
  public var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }

  /// The reason in the C library's words, such as "Permission denied".
  public var reason: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Makes a system call, repeats it if a signal interrupted it, and throws if it returned −1.
///
/// - Parameters:
///   - call: The call's name and object, for the error.
///   - body: The call itself.
/// - Returns: The call's result.
/// - Throws: ``SystemError`` with `errno`.
@discardableResult
@inlinable
public func check<Result: SignedInteger>(
  _ call: @autoclosure () -> String, _ body: () -> Result
) throws(SystemError) -> Result {
  while true {
    let result = body()
    if result != -1 { return result }
    let code = errno
    if code != EINTR { throw SystemError(call: call(), code: code) }
  }
}

/// Makes a library call, and throws if it returned a negative number of errno.h.
///
/// A negative error number is the convention of libsystemd, libudev and libevdev.
///
/// - Parameters:
///   - call: The call's name and object, for the error.
///   - body: The call itself.
/// - Returns: The call's result, zero or more.
/// - Throws: ``SystemError`` with the negated number.
@discardableResult
public func checkReturned(
  _ call: @autoclosure () -> String, _ body: () -> Int32
) throws(SystemError) -> Int32 {
  let result = body()
  guard result < 0 else { return result }
  throw SystemError(call: call(), code: -result)
}
