// SPDX-License-Identifier: MIT

import ClavierFiles
import Foundation

/// A directory for one test, removed with its owner.
struct TemporaryDirectory: ~Copyable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "clavier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, making the directories on its way.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes the bytes of a file, making the directories on its way.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try makeDirectory(url.deletingLastPathComponent())
    try Data(bytes).write(to: url)
  }

  /// Makes a directory.
  func makeDirectory(_ name: String) throws {
    try makeDirectory(URL(filePath: "\(path)/\(name)"))
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  private func makeDirectory(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}

extension TemporaryDirectory {
  /// What is told about the configuration in the directory, whose name is left out; empty if all is right.
  func message() -> String {
    do throws(ConfigurationError) {
      _ = try ConfigurationFiles(directory: path).read()
      return ""
    } catch {
      return error.description.replacing(path + "/", with: "")
    }
  }
}
