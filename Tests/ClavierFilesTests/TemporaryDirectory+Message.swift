// SPDX-License-Identifier: MIT

import ClavierFiles
import TestSupport

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
