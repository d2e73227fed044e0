// SPDX-License-Identifier: MIT

import ClavierSettings

extension FeedbackSettings {
  /// Reads the `[feedback]` section.
  mutating func read(_ section: inout TOMLReader) {
    section.boolean("sounds", into: &sounds)
    if let factor = section.number("volume", in: 0...1) { volume = factor }
    vibration.read(&section)
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

extension VibrationSettings {
  /// Reads the keys of vibration in the `[feedback]` section.
  fileprivate mutating func read(_ section: inout TOMLReader) {
    section.boolean("vibration", into: &isOn)
    section.milliseconds("vibration_ms", in: 5...200, into: &duration)
    if let factor = section.number("vibration_strength", in: 0...1) { strength = factor }
    if let name = section.device("vibration_device") { device = name.isEmpty ? nil : name }
  }
}
