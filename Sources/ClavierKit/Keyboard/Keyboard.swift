// SPDX-License-Identifier: MIT

/// The namespace of the keyboard's properties, in KeyboardKit's terms.
public enum Keyboard {}
