// SPDX-License-Identifier: MIT

/// The orientation of the screen.
///
/// Layouts for landscape have lower rows, to leave room for the text above them.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
