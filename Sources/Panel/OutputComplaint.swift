// SPDX-License-Identifier: MIT

/// Tells once that the output is missing that the settings name.
package struct OutputComplaint {
  private var isTold = false

  package init() {}

  /// What to say, if that was not said since the output was missing.
  ///
  /// - Parameters:
  ///   - name: The output that the settings name; `nil` for none.
  ///   - home: Where the panel is.
  ///   - outputs: All that there are.
  /// - Returns: The complaint, for people; `nil` for none.
  package mutating func complaint(
    wanting name: String?, on home: PanelOutput, of outputs: [PanelOutput]
  ) -> String? {
    guard let name, name != home.name else {
      isTold = false
      return nil
    }
    guard !isTold else { return nil }
    isTold = true
    return
      "there is no output \(name) (panel.output); the keyboard is on \(home.name) until it comes. "
      + "There are: \(outputs.map(\.name).joined(separator: ", "))"
  }
}
