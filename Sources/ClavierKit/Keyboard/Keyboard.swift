// SPDX-License-Identifier: MIT

/// The namespace of what a keyboard is and does, in KeyboardKit's words.
public enum Keyboard {}
