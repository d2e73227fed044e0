// SPDX-License-Identifier: MIT

/// Says once that the output is missing that the settings name.
package struct OutputComplaint {
  private var isTold = false

  package init() {}

  /// The complaint, if it was not made since the output was missing.
  ///
  /// - Parameters:
  ///   - name: The output that the settings name; `nil` for none.
  ///   - home: Where the panel is.
  ///   - names: The connectors of all outputs.
  /// - Returns: The complaint, for people; `nil` for none.
  package mutating func complaint(
    wanting name: String?, on home: PanelOutput, of names: [String]
  ) -> String? {
    guard let name, name != home.name else {
      isTold = false
      return nil
    }
    guard !isTold else { return nil }
    isTold = true
    return
      "there is no output \(name) (panel.output); the keyboard is on \(home.name) until it comes. "
      + "There are: \(names.joined(separator: ", "))"
  }
}
