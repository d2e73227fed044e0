// SPDX-License-Identifier: MIT

import ClavierKit

/// The base of a layout.
struct LayoutBase {
  var service: any KeyboardLayoutService
  /// The device of all pages of the base; `nil` for the context's device.
  var device: DeviceType?
  /// The language of all pages of the base; `nil` for the context's language.
  var locale: KeyboardLocale?
  /// Whether the base uses the input keys of the file that extends it, as built-in keyboards do.
  var usesInputSets: Bool

  /// Returns the service in this language, which overrides the language of its file.
  func service(in locale: KeyboardLocale?) -> any KeyboardLayoutService {
    guard let locale, let service = service as? FileLayoutService else { return service }
    return service.withLocale(locale)
  }
}

extension LayoutFile: NamedContent {
  static let word = (one: "layout", many: "layouts")

  static var builtInNames: [String] { LayoutName.builtIn }

  static func builtInBase(_ name: String, for draft: LayoutDraft) -> LayoutBase? {
    guard LayoutName.builtIn.contains(name) else { return nil }
    return LayoutBase(
      service: KeyboardLayout.DeviceBasedService(inputSetProvider: draft.inputSets),
      device: DeviceType(rawValue: name), usesInputSets: true)
  }

  /// Rejects the name of a built-in keyboard, and a `name` in the file that differs from the file's
  /// name.
  static func nameProblems(_ draft: LayoutDraft, named name: String) -> [Problem] {
    if LayoutName.builtIn.contains(name) {
      let text = "a built-in keyboard has the name \(quoted(name)); give the file another one"
      return [Problem(position: .beginning, kind: .message(text))]
    }
    guard let own = draft.name, own.value != name else { return [] }
    let text = "name: \(quoted(own.value)) is not the name of the file, which is \(quoted(name))"
    return [Problem(position: own.position, kind: .message(text))]
  }

  static func make(
    _ draft: LayoutDraft, named name: String, over base: LayoutBase?
  ) -> BuildResult<LayoutFile> {
    let checks = LayoutChecks(draft, base: base)
    let problems = checks.problems
    return problems.isEmpty ? .content(checks.layout(named: name)) : .problems(problems)
  }

  var base: LayoutBase {
    LayoutBase(service: service, device: device, locale: locale, usesInputSets: false)
  }
}
