// SPDX-License-Identifier: MIT

/// The namespace of gestures beyond tapping, in KeyboardKit's terms.
public enum Gestures {}
