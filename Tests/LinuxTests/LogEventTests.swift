// SPDX-License-Identifier: MIT

import Linux
import TestSupport
import Testing

/// The agreement of the daemon's events with their catalog and their table for people.
@Suite("Events of the log")
struct LogEventTests {
  /// The catalog's entries by their IDs: the lines of each, up to the next.
  ///
  /// **Source:** the journal's message catalog, https://systemd.io/CATALOG.
  private func catalog() throws -> [String: [Substring]] {
    let text = try PackageFiles.text("systemd/catalog/clavier.catalog")
    var entries: [String: [Substring]] = [:]
    var id: String?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("-- ") {
        let next = String(line.dropFirst(3))
        #expect(entries[next] == nil, "\(next) is there twice")
        entries[next] = []
        id = next
      } else if let id {
        entries[id]?.append(line)
      }
    }
    return entries
  }

  @Test("Each event has an ID of 128 bits and a name of its own")
  func identifiers() {
    let all = LogEvent.allCases
    #expect(Set(all.map(\.messageID)).count == all.count)
    for event in all {
      #expect(event.messageID.count == 32)
      #expect(event.messageID.allSatisfy { "0123456789abcdef".contains($0) })
      #expect(event.rawValue.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
    }
  }

  @Test("The catalog explains exactly the events, each with its name")
  func explanations() throws {
    let catalog = try catalog()
    #expect(Set(catalog.keys) == Set(LogEvent.allCases.map(\.messageID)))
    for event in LogEvent.allCases {
      let entry = try #require(catalog[event.messageID], "\(event.rawValue) is missing")
      #expect(entry.first?.hasPrefix("Subject: ") == true, "\(event.rawValue)")
      #expect(entry.dropFirst().first == "Defined-By: Clavier", "\(event.rawValue)")
      let text = entry.joined(separator: " ")
      #expect(text.contains("CLAVIER_EVENT is \"\(event.rawValue)\"."), "\(event.rawValue)")
    }
  }

  @Test("The guide for kiosks has a row for exactly the events")
  func table() throws {
    let guide = try PackageFiles.text("docs/kiosk.md").split(separator: "\n")
    let start = try #require(guide.firstIndex(of: "| event | meaning |"))
    let rows = guide[(start + 2)...].prefix { $0.hasPrefix("| ") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([a-z-]+)`/).map { String($0.output.1) }
    }
    #expect(names == LogEvent.allCases.map(\.rawValue))
  }
}
