// SPDX-License-Identifier: MIT

/// Which way the screen stands that the keyboard is shown on.
///
/// Layouts for landscape have lower rows, since they must leave room for the text above them.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
