// SPDX-License-Identifier: MIT

/// A one-time warning that the output in the settings is missing.
package struct OutputWarning {
  private var isReported = false

  /// Returns the warning, once until the output comes and goes again.
  ///
  /// - Parameters:
  ///   - name: The output in the settings; `nil` for none.
  ///   - home: The panel's output.
  ///   - names: The connectors of all outputs.
  /// - Returns: The warning, for people; `nil` for none.
  package mutating func warning(
    wanting name: String?, on home: PanelOutput, of names: [String]
  ) -> String? {
    guard let name, name != home.name else {
      isReported = false
      return nil
    }
    guard !isReported else { return nil }
    isReported = true
    return
      "there is no output \(name) (panel.output); the keyboard is on \(home.name) until it comes. "
      + "There are: \(names.joined(separator: ", "))"
  }
}
