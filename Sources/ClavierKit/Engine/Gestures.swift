// SPDX-License-Identifier: MIT

/// The namespace of what fingers do beyond tapping, in KeyboardKit's words.
public enum Gestures {}
