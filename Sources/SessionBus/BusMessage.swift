// SPDX-License-Identifier: MIT

import CSessionBus

/// What came over a bus: a signal or an answer, read from its beginning to its end.
///
/// It is there as long as the call in which it is given. What is not of the type that is asked for gives `nil`, and so does all after it.
struct BusMessage {
  private let message: OpaquePointer

  init?(_ message: OpaquePointer?) {
    guard let message else { return nil }
    self.message = message
  }

  /// The connection that it is from, such as `:1.7`; `nil` for the library itself.
  var sender: String? { sd_bus_message_get_sender(message).map { String(cString: $0) } }

  /// The object that it is from, or about.
  var path: String? { sd_bus_message_get_path(message).map { String(cString: $0) } }

  /// Why a call has failed, in the words of who was called or of the bus; `nil` for an answer.
  var failure: String? {
    guard sd_bus_message_is_method_error(message, nil) > 0 else { return nil }
    let error = sd_bus_message_get_error(message)?.pointee
    return (error?.message ?? error?.name).map { String(cString: $0) } ?? "it said no more"
  }

  // MARK: What it holds

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

  /// A number that is a property's value, wrapped to say its type.
  func wrappedSigned() -> Int32? {
    inside("v", "i") { signed() }
  }

  /// All elements of an array.
  ///
  /// - Parameters:
  ///   - type: The type of one, as D-Bus writes it.
  ///   - limit: How many are read; the rest is not looked at.
  ///   - read: Reads one.
  /// - Returns: `nil` if it is no such array.
  func array<Element>(of type: String, limit: Int, _ read: () -> Element?) -> [Element]? {
    inside("a", type) {
      var elements: [Element] = []
      while elements.count < limit, let element = read() { elements.append(element) }
      return elements
    }
  }

  /// A pair of texts in an array of such.
  func pair() -> (String, String)? {
    inside("e", "ss") {
      guard let first = text(), let second = text() else { return nil }
      return (first, second)
    }
  }

  private func inside<Result>(
    _ type: Unicode.Scalar, _ contents: String, _ read: () -> Result?
  ) -> Result? {
    guard sd_bus_message_enter_container(message, Self.code(type), contents) > 0 else { return nil }
    let result = read()
    // Fails where not all was read, after which nothing more can be.
    sd_bus_message_exit_container(message)
    return result
  }

  private static func code(_ type: Unicode.Scalar) -> CChar {
    CChar(truncatingIfNeeded: type.value)
  }
}

/// What a call is given.
enum BusArgument: Hashable {
  case text(String)
  case signed(Int32)
  case unsigned(UInt32)
  /// A truth value that is a property's.
  case wrappedBoolean(Bool)

  /// Adds it to a call.
  ///
  /// - Returns: A negative number of errno.h where that cannot be.
  func append(to message: OpaquePointer?) -> Int32 {
    switch self {
    case .text(let text):
      return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), text)
    case .signed(var number):
      return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "i")), &number)
    case .unsigned(var number):
      return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "u")), &number)
    case .wrappedBoolean(let isTrue):
      var number: Int32 = isTrue ? 1 : 0
      let opened = sd_bus_message_open_container(message, CChar(UInt8(ascii: "v")), "b")
      guard opened >= 0 else { return opened }
      let appended = sd_bus_message_append_basic(message, CChar(UInt8(ascii: "b")), &number)
      return appended < 0 ? appended : sd_bus_message_close_container(message)
    }
  }
}
