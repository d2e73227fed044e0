// SPDX-License-Identifier: MIT

public import ArgumentParser
public import ClavierKit

// Options that take one of a few words.
extension DeviceType: ExpressibleByArgument {}
extension InterfaceOrientation: ExpressibleByArgument {}
extension Keyboard.Case: ExpressibleByArgument {}
