// SPDX-License-Identifier: MIT

import Foundation

/// A directory for one test, removed with its owner.
public struct TemporaryDirectory: ~Copyable, Sendable {
  /// The path, short enough for a socket in the directory.
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "clavier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a text file, creating its parent directories, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file of bytes, creating its parent directories, and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(filePath: "\(path)/\(name)")
    try makeDirectory(url.deletingLastPathComponent())
    try Data(bytes).write(to: url)
    return "\(path)/\(name)"
  }

  /// Makes a directory.
  public func makeDirectory(_ name: String) throws {
    try makeDirectory(URL(filePath: "\(path)/\(name)"))
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  private func makeDirectory(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}
