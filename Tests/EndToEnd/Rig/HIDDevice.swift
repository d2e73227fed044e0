// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// A HID touchscreen made through uhid: the kernel's own driver, hid-multitouch, turns our reports
/// into events.
///
/// It accepts events of protocol B and sends them as reports of five contacts each.
///
/// **Source:** kernel documentation "UHID - User-space I/O driver support for HID subsystem";
/// linux/uhid.h for numbers and structures; "HID Usage Tables", page 0x0d, digitizers, for the
/// reports.
final class HIDDevice: SimulatedDevice {
  static let width: Int32 = 9_360
  static let height: Int32 = 12_960
  private static let contactsPerReport = 5
  /// The maximum number of simultaneous contacts.
  private static let contactCount: UInt8 = 10

  /// The report IDs.
  private enum Report {
    static let contacts: UInt8 = 1
    static let maximum: UInt8 = 2
  }

  /// The types of messages to and from uhid.
  private enum Message {
    static let getReport: UInt32 = 9
    static let getReportReply: UInt32 = 10
    static let create: UInt32 = 11
    static let input: UInt32 = 12
    static let setReport: UInt32 = 13
    static let setReportReply: UInt32 = 14
    /// The size of the largest message with its type, in bytes: `sizeof(struct uhid_event)`.
    static let size = 4_380
  }

  private struct Contact {
    var isDown = false
    var isNews = false
    var x: Int32 = 0
    var y: Int32 = 0
  }

  let node: String
  private let descriptor: OwnedDescriptor
  private var contacts = [Contact](repeating: Contact(), count: Int(contactCount))
  private var selected = 0

  /// Creates the device, and waits until its driver and udev have processed it.
  ///
  /// - Throws: ``SystemError``; ``RigError`` if no node comes.
  init(name: String) throws {
    let descriptor = try OwnedDescriptor(opening: "/dev/uhid", O_RDWR | O_NONBLOCK)
    try Self.write(Self.creation(name), to: descriptor.rawValue)
    let number = descriptor.rawValue
    let node = Clock.poll(for: EventNode.timeout) {
      // The driver sends requests while the device is being created, and waits for the replies.
      Self.serve(number)
      return EventNode.first(named: name)
    }
    guard let node else { throw RigError("the kernel made no input device of \(name)") }
    self.node = node
    self.descriptor = descriptor
  }

  func send(_ events: [input_event]) throws(SystemError) {
    Self.serve(descriptor.rawValue)
    for event in events {
      switch (Int32(event.type), Int32(event.code)) {
      case (EV_ABS, ABS_MT_SLOT): selected = Int(event.value)
      case (EV_ABS, ABS_MT_TRACKING_ID): change { $0.isDown = event.value >= 0 }
      case (EV_ABS, ABS_MT_POSITION_X): change { $0.x = event.value }
      case (EV_ABS, ABS_MT_POSITION_Y): change { $0.y = event.value }
      case (EV_SYN, SYN_REPORT): try report()
      default: break
      }
    }
  }

  private func change(_ body: (inout Contact) -> Void) {
    guard contacts.indices.contains(selected) else { return }
    body(&contacts[selected])
    contacts[selected].isNews = true
  }

  /// Sends the contacts that are down or were just lifted.
  ///
  /// Only the first report contains their number.
  private func report() throws(SystemError) {
    let reported = contacts.indices.filter { contacts[$0].isDown || contacts[$0].isNews }
    for start in stride(from: 0, to: reported.count, by: Self.contactsPerReport) {
      var report = [Report.contacts]
      for place in start..<(start + Self.contactsPerReport) {
        guard place < reported.count else {
          report += [0, 0, 0, 0, 0, 0]
          continue
        }
        let contact = contacts[reported[place]]
        report += [contact.isDown ? 1 : 0, UInt8(reported[place])]
        report += bytes(UInt16(contact.x)) + bytes(UInt16(contact.y))
        contacts[reported[place]].isNews = false
      }
      report.append(start == 0 ? UInt8(reported.count) : 0)
      let message = bytes(Message.input) + bytes(UInt16(report.count)) + report
      try Self.write(message, to: descriptor.rawValue)
    }
  }
}

extension HIDDevice {
  /// Answers the driver's request for the number of contacts.
  ///
  /// All of its settings are accepted.
  private static func serve(_ descriptor: Int32) {
    var message = [UInt8](repeating: 0, count: Message.size)
    while read(descriptor, &message, message.count) > 8 {
      // The type is followed by the request's ID, which the reply repeats.
      let number = Array(message[4..<8])
      switch UInt32(message[0]) {
      case Message.getReport:
        let report = [Report.maximum, contactCount]
        let answer =
          bytes(Message.getReportReply) + number + bytes(UInt16(0)) + bytes(UInt16(report.count))
          + report
        _ = Glibc.write(descriptor, answer, answer.count)
      case Message.setReport:
        let answer = bytes(Message.setReportReply) + number + bytes(UInt16(0))
        _ = Glibc.write(descriptor, answer, answer.count)
      default: break
      }
    }
  }

  private static func write(_ message: [UInt8], to descriptor: Int32) throws(SystemError) {
    try check("write /dev/uhid") { Glibc.write(descriptor, message, message.count) }
  }

  /// Returns `UHID_CREATE2` with name, physical path and serial number, then bus, model and report
  /// descriptor.
  private static func creation(_ name: String) -> [UInt8] {
    let description = reportDescription
    let model: [UInt32] = [0x1209, 0x0001, 1, 0]
    return bytes(Message.create) + field(name, 128) + field("", 64) + field("", 64)
      + bytes(UInt16(description.count)) + bytes(UInt16(BUS_USB)) + model.flatMap(bytes)
      + description
  }

  private static func field(_ text: String, _ size: Int) -> [UInt8] {
    let bytes = Array(text.utf8.prefix(size - 1))
    return bytes + [UInt8](repeating: 0, count: size - bytes.count)
  }

  /// The descriptor of a touchscreen whose contacts have a tip switch, an ID and a position.
  ///
  /// **Source:** "Device Class Definition for HID", section 6.2.2, for the items' first bytes.
  private static var reportDescription: [UInt8] {
    let byteField: [UInt8] = [0x75, 8, 0x95, 1]
    let contact: [UInt8] =
      [0x05, 0x0d, 0x09, 0x22, 0xa1, 0x02]  // Digitizers: finger, a collection.
      + [0x09, 0x42, 0x15, 0, 0x25, 1, 0x75, 1, 0x95, 1, 0x81, 0x02]  // Tip switch: a bit.
      + [0x95, 7, 0x81, 0x03]  // Seven bits of nothing.
      + [0x09, 0x51, 0x25, contactCount - 1] + byteField + [0x81, 0x02]  // Contact identifier.
      + [0x05, 0x01, 0x75, 16]  // Generic desktop, sixteen bits.
      + [0x09, 0x30, 0x26] + bytes(UInt16(width - 1)) + [0x81, 0x02]  // X.
      + [0x09, 0x31, 0x26] + bytes(UInt16(height - 1)) + [0x81, 0x02]  // Y.
      + [0xc0]
    let contacts = [[UInt8]](repeating: contact, count: contactsPerReport).flatMap { $0 }
    return [0x05, 0x0d, 0x09, 0x04, 0xa1, 0x01, 0x85, Report.contacts]  // Touch screen.
      + contacts
      + [0x05, 0x0d, 0x09, 0x54, 0x25, contactCount] + byteField + [0x81, 0x02]  // Contact count.
      + [0x85, Report.maximum]
      + [0x09, 0x55, 0x25, contactCount] + byteField + [0xb1, 0x02]  // Contact count maximum.
      + [0xc0]
  }
}

/// Returns the bytes of a number, lowest byte first, as on every processor on which the tests use
/// HID.
private func bytes(_ number: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
  withUnsafeBytes(of: number.littleEndian) { Array($0) }
}
