// SPDX-License-Identifier: MIT

/// A warning that the output in the settings is missing, given once.
package struct OutputWarning {
  private var isReported = false

  /// Returns the warning; once per absence of the output.
  ///
  /// - Parameters:
  ///   - name: The output in the settings; `nil` for none.
  ///   - output: The output on which the panel is.
  ///   - names: The connectors of all outputs; empty if unknown.
  /// - Returns: The warning, for people; `nil` if none is due.
  package mutating func warning(
    wanting name: String?, on output: PanelOutput, of names: [String]
  ) -> String? {
    guard let name, name != output.name else {
      isReported = false
      return nil
    }
    guard !isReported else { return nil }
    isReported = true
    let missing = "there is no output \(name) (panel.output)"
    // Some display servers, such as X without RandR, have outputs without names.
    guard !output.name.isEmpty else {
      return "\(missing); the keyboard is on one that the display server does not name"
    }
    let known = names.filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(missing); the keyboard is on \(output.name) until it comes. There are: \(known)"
  }
}
