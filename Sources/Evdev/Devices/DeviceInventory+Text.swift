// SPDX-License-Identifier: MIT

import Linux

extension DeviceInventory: CustomStringConvertible {
  /// The inventory as a table for users, each line terminated.
  public var description: String {
    if let failure {
      let remedy = failure.openingRemedy.map { "To look at it: \($0).\n" } ?? ""
      return "No input devices can be seen: \(failure).\n\(remedy)"
    }
    guard !entries.isEmpty else {
      return "There are no input devices in \(directory).\n"
    }
    let rows = entries.map {
      [$0.path, $0.name.singleLine, $0.kind.map(\.description) ?? "?", $0.use.description]
    }
    let table = Self.table([["DEVICE", "NAME", "WHAT IT IS", "READ"]] + rows)
    let notes = cleaning + keyboards + remedies
    return table + (notes.isEmpty ? "" : "\n" + notes)
  }

  /// The noise filters of each device that has any.
  private var cleaning: String {
    entries.compactMap { entry in
      guard let rules = entry.cleaning, !rules.isEmpty else { return nil }
      return "\(entry.path): \(rules).\n"
    }.joined()
  }

  /// The keyboards that users can type on.
  private var keyboards: String {
    entries.compactMap { entry in entry.typing.map { "\(entry.path): \($0).\n" } }.joined()
  }

  /// The remedies for devices that are not read, each once with all its devices.
  private var remedies: String {
    var devices: [(remedy: String, paths: [String])] = []
    for entry in entries {
      guard let remedy = entry.use.remedy else { continue }
      if let index = devices.firstIndex(where: { $0.remedy == remedy }) {
        devices[index].paths.append(entry.path)
      } else {
        devices.append((remedy, [entry.path]))
      }
    }
    return devices.map { "\($0.paths.joined(separator: ", ")): \($0.remedy).\n" }.joined()
  }

  /// Aligns the columns of rows of equal length, two spaces apart.
  private static func table(_ rows: [[String]]) -> String {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return cells.dropLast().joined(separator: "  ") + "  " + (row.last ?? "") + "\n"
    }
    return lines.joined()
  }
}

extension DeviceInventory.Use: CustomStringConvertible {
  public var description: String {
    switch self {
    case .read: "yes"
    case .refused(let refusal): "no: \(refusal.reason)"
    case .notNamed: "no: the settings name other devices"
    case .clone: "no: it passes on touches that are not the keyboard's"
    case .off: "no: the settings turn it off"
    case .otherScreen(let connector): "no: it belongs to the screen at \(connector.singleLine)"
    case .onlyPanels: "no: touch.source is the panel"
    case .unreadable(let error): "no: \(error.reason)"
    }
  }

  /// The remedy by which the user can have the device read, if there is one.
  fileprivate var remedy: String? {
    switch self {
    case .read, .notNamed, .off, .clone, .otherScreen, .onlyPanels: nil
    case .refused(let refusal): refusal.remedy
    case .unreadable(let error): error.openingRemedy
    }
  }
}
