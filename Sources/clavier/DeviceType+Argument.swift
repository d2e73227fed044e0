// SPDX-License-Identifier: MIT

public import ArgumentParser
public import ClavierKit

// Options with a fixed set of values.
extension DeviceType: ExpressibleByArgument {}
extension InterfaceOrientation: ExpressibleByArgument {}
extension Keyboard.Case: ExpressibleByArgument {}
