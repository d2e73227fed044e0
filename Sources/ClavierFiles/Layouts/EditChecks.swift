// SPDX-License-Identifier: MIT

import ClavierKit

/// Finds the edits without any effect, because no page that they apply to has their target.
struct EditChecks {
  private let edits: [EditDraft]
  private let service: FileLayoutService

  init(_ draft: LayoutDraft, _ service: FileLayoutService) {
    edits = draft.edits
    self.service = service
  }

  /// A problem for each edit that has no effect in any context.
  var problems: [Problem] {
    var isFound = edits.map { _ in false }
    for context in contexts {
      // The loop ends early, since most targets are found in the first contexts.
      if isFound.allSatisfy({ $0 }) { break }
      guard edits.contains(where: { $0.edit.applies(to: context) }) else { continue }
      var layout = service.layoutBeforeEdits(for: context)
      for (index, draft) in edits.enumerated() where draft.edit.applies(to: context) {
        if draft.edit.apply(to: &layout, context: context) { isFound[index] = true }
      }
    }
    return edits.indices.filter { !isFound[$0] }.map { index in
      let subject = edits[index].subject
      return Problem(
        position: subject.place.position, textOffset: subject.place.offset,
        kind: .lateMessage { "edit.\(subject.key): \(message(index))" })
    }
  }

  /// All contexts for which a page or an edit may differ.
  ///
  /// Built-in pages differ by device and orientation; pages of files only where a file specifies
  /// it. Lower case comes first, since few pages have separate keys for capitals, such as those of
  /// computers and of files.
  private var contexts: [KeyboardContext] {
    let conditions = service.conditions
    let devices = DeviceType.allCases.filter { $0 == .phone || conditions.devices.contains($0) }
    let orientations = InterfaceOrientation.allCases.filter {
      $0 == .portrait || conditions.orientations.contains($0)
    }
    let custom = service.allCustomPages.map { Keyboard.KeyboardType.custom(named: $0) }
    let cases: [Keyboard.Case] = [.lowercased, .uppercased, .capsLocked]
    return cases.flatMap { keyboardCase in
      contexts(
        Keyboard.KeyboardType.inputTypes, DeviceType.allCases, InterfaceOrientation.allCases,
        keyboardCase)
        + contexts(custom, devices, orientations, keyboardCase)
    }
  }

  private func contexts(
    _ types: [Keyboard.KeyboardType], _ devices: [DeviceType],
    _ orientations: [InterfaceOrientation], _ keyboardCase: Keyboard.Case
  ) -> [KeyboardContext] {
    let devices = service.device.map { [$0] } ?? devices
    return devices.flatMap { device in
      orientations.flatMap { orientation in
        types.map { type in
          service.adapted(
            KeyboardContext(
              keyboardType: type, keyboardCase: keyboardCase, interfaceOrientation: orientation,
              deviceType: device))
        }
      }
    }
  }

  /// Returns the content of the edit's pages before the edit, for its first device and orientation.
  private func context(of index: Int) -> EditContext {
    let edit = edits[index].edit
    let device = service.device ?? edit.device ?? .phone
    let orientation = edit.orientation ?? .portrait
    var content = EditContext()
    for context in contexts
    where edit.applies(to: context) && context.deviceType == device
      && context.interfaceOrientation == orientation
    {
      var layout = service.layoutBeforeEdits(for: context)
      for earlier in edits[..<index] where earlier.edit.applies(to: context) {
        _ = earlier.edit.apply(to: &layout, context: context)
      }
      content.add(layout, edit, context)
    }
    return content
  }

  private func message(_ index: Int) -> String {
    let edit = edits[index].edit
    let content = context(of: index)
    let page = edit.page.map { "page \"\($0.id)\"" }
    guard content.hasPage else { return "there is no \(page ?? "page") to change" }
    if case .index(let row) = edit.row, row >= content.rowCount {
      return "there is no row \(row + 1) on \(page ?? "any page"), only \(content.rowCount)"
    }
    guard let target = edit.target else { return "there is no row on \(page ?? "any page")" }
    let name = target.action.compact
    let row: String =
      switch edit.row {
      case nil: ""
      case .bottom: "in the bottom row "
      case .index(let index): "in row \(index + 1) "
      }
    let message = "there is no key \(quoted(name)) \(row)on \(page ?? "any page"); "
    if !content.rows.isEmpty {
      return message
        + "it is in row \(content.rows.sorted().map(String.init).joined(separator: ", "))"
    }
    let near = suggestion(for: name, among: content.names.sorted())
    return message + (near.map { "did you mean \(quoted($0))?" } ?? "remove the edit")
  }
}

/// The pages of an edit whose target was not found, for the message.
private struct EditContext {
  var hasPage = false
  /// The actions on these pages, in the form for files.
  var names: Set<String> = []
  /// The rows, from one, that have the target outside of the edit's row.
  var rows: Set<Int> = []
  /// The maximum number of rows of a page.
  var rowCount = 0

  /// Adds the content of a page.
  mutating func add(_ layout: KeyboardLayout, _ edit: LayoutEdit, _ context: KeyboardContext) {
    hasPage = hasPage || !layout.itemRows.isEmpty
    rowCount = max(rowCount, layout.itemRows.count)
    for (index, row) in layout.itemRows.enumerated() {
      for item in row where !item.action.isSpacer {
        names.insert(item.action.compact)
        if edit.target?.matches(item.action, in: context) ?? false {
          rows.insert(index + 1)
        }
      }
    }
  }
}
