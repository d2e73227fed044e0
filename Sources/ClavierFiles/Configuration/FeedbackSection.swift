// SPDX-License-Identifier: MIT

import ClavierSettings

extension FeedbackSettings {
  /// Reads the `[feedback]` section.
  mutating func read(_ section: inout TOMLReader) {
    section.boolean("sounds", into: &sounds)
    if let factor = section.number("volume", in: 0...1) { volume = factor }
    guard let files = section.texts("sound_files", atMost: KeySound.allCases.count) else { return }
    // A later file's table replaces an earlier one's.
    soundFiles.removeAll()
    for (name, path, position) in files {
      guard let sound = KeySound(rawValue: name) else {
        section.report(
          "sound_files", at: position,
          "there is no sound \(quoted(name)); write input, delete or system")
        continue
      }
      guard path.hasPrefix("/"), path.utf8.count <= Self.maximumPathLength,
        path.utf8.allSatisfy({ $0 >= 0x20 })
      else {
        section.report(
          "sound_files", at: position,
          "\(quoted(path)) is no file's whole path, such as \"/usr/share/sounds/click.wav\"")
        continue
      }
      soundFiles[sound] = path
    }
  }

  /// The maximum length of a path in bytes.
  ///
  /// **Source:** Linux, `PATH_MAX`, which counts the zero at the end too.
  private static var maximumPathLength: Int { 4095 }
}
