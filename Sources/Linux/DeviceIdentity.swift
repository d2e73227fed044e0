// SPDX-License-Identifier: MIT

/// The numbers that identify a model of device.
///
/// **Source:** `struct input_id`, linux/input.h.
public struct DeviceIdentity: Hashable, Sendable {
  public var vendor: UInt16
  public var product: UInt16

  public init(vendor: UInt16, product: UInt16) {
    self.vendor = vendor
    self.product = product
  }
}
