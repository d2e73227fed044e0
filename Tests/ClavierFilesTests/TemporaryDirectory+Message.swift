// SPDX-License-Identifier: MIT

import ClavierFiles
import TestSupport

extension TemporaryDirectory {
  /// Returns the message about the configuration in the directory, without the directory's name;
  /// empty if it is valid.
  func message() -> String {
    do throws(ConfigurationError) {
      _ = try ConfigurationFiles(directory: path).read()
      return ""
    } catch {
      return error.description.replacing(path + "/", with: "")
    }
  }
}
