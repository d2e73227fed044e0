// SPDX-License-Identifier: MIT

import CSessionBus

/// A signal or reply, whose values are read in order.
///
/// The message is valid during the callback that receives it. A value of an unexpected type is read
/// as `nil`, and so are all values after it.
struct BusMessage {
  private let message: OpaquePointer

  init?(_ message: OpaquePointer?) {
    guard let message else { return nil }
    self.message = message
  }

  /// The sender's unique connection name, such as `:1.7`; `nil` for the library itself.
  var sender: String? { sd_bus_message_get_sender(message).map { String(cString: $0) } }

  /// The path of the object that sent the message, or that the message concerns.
  var path: String? { sd_bus_message_get_path(message).map { String(cString: $0) } }

  /// The callee's or the bus's reason for a failed call; `nil` for a reply.
  var failure: String? {
    guard sd_bus_message_is_method_error(message, nil) > 0 else { return nil }
    let error = sd_bus_message_get_error(message)?.pointee
    return (error?.message ?? error?.name).map { String(cString: $0) } ?? "it said no more"
  }

  /// Whether this is the library's error for a call without a reply, as of a connection that ends.
  ///
  /// **Source:** D-Bus Specification, `org.freedesktop.DBus.Error.NoReply`.
  var isMissingReply: Bool {
    sd_bus_message_is_method_error(message, "org.freedesktop.DBus.Error.NoReply") > 0
  }

  // MARK: Contents

  func text() -> String? {
    var text: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(message, Self.code("s"), &text) > 0 else { return nil }
    return text.map { String(cString: $0) }
  }

  func unsigned() -> UInt32? {
    var number: UInt32 = 0
    return sd_bus_message_read_basic(message, Self.code("u"), &number) > 0 ? number : nil
  }

  func signed() -> Int32? {
    var number: Int32 = 0
    return sd_bus_message_read_basic(message, Self.code("i"), &number) > 0 ? number : nil
  }

  /// Reads a property's value, a number in a variant.
  func variantSigned() -> Int32? {
    withContainer("v", "i") { signed() }
  }

  /// Reads an array.
  ///
  /// - Parameters:
  ///   - type: The element type in D-Bus syntax.
  ///   - limit: The maximum number of elements to read; the rest is ignored.
  ///   - read: Reads an element.
  /// - Returns: The elements; `nil` if the next value is no such array.
  func array<Element>(of type: String, limit: Int, _ read: () -> Element?) -> [Element]? {
    withContainer("a", type) {
      var elements: [Element] = []
      while elements.count < limit, let element = read() { elements.append(element) }
      return elements
    }
  }

  /// Reads a pair of texts, an element of a dictionary.
  func pair() -> (String, String)? {
    withContainer("e", "ss") {
      guard let first = text(), let second = text() else { return nil }
      return (first, second)
    }
  }

  private func withContainer<Result>(
    _ type: Unicode.Scalar, _ contents: String, _ read: () -> Result?
  ) -> Result? {
    guard sd_bus_message_enter_container(message, Self.code(type), contents) > 0 else { return nil }
    let result = read()
    // The call fails if some contents are unread; later reads fail, too.
    sd_bus_message_exit_container(message)
    return result
  }

  private static func code(_ type: Unicode.Scalar) -> CChar {
    CChar(truncatingIfNeeded: type.value)
  }
}

/// An argument of a call.
enum BusArgument: Hashable {
  case text(String)
  case signed(Int32)
  case unsigned(UInt32)
  /// A property's value, a Boolean in a variant.
  case variantBoolean(Bool)

  /// Appends the argument to a call.
  ///
  /// - Returns: A negative errno on failure.
  func append(to message: OpaquePointer?) -> Int32 {
    switch self {
    case .text(let text):
      return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), text)
    case .signed(var number):
      return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "i")), &number)
    case .unsigned(var number):
      return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "u")), &number)
    case .variantBoolean(let isTrue):
      var number: Int32 = isTrue ? 1 : 0
      let opened = sd_bus_message_open_container(message, CChar(UInt8(ascii: "v")), "b")
      guard opened >= 0 else { return opened }
      let appended = sd_bus_message_append_basic(message, CChar(UInt8(ascii: "b")), &number)
      return appended < 0 ? appended : sd_bus_message_close_container(message)
    }
  }
}
