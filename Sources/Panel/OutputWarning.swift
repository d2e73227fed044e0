// SPDX-License-Identifier: MIT

/// A warning that the output in the settings is missing, given once.
package struct OutputWarning {
  private var isReported = false

  /// Returns the warning; once per absence of the output.
  ///
  /// - Parameters:
  ///   - name: The output in the settings; `nil` for none.
  ///   - output: The output on which the panel is.
  ///   - names: The connectors of all outputs.
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
    return
      "there is no output \(name) (panel.output); the keyboard is on \(output.name) until it "
      + "comes. There are: \(names.joined(separator: ", "))"
  }
}
