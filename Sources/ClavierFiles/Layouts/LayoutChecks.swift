// SPDX-License-Identifier: MIT

import ClavierKit

/// Combines a layout file with its base, and checks the result.
struct LayoutChecks {
  private let draft: LayoutDraft
  private let base: LayoutBase?
  private let service: FileLayoutService

  init(_ draft: LayoutDraft, base: LayoutBase?) {
    self.draft = draft
    self.base = base
    service = FileLayoutService(
      base: base?.service(in: draft.locale), device: base?.device,
      locale: draft.locale ?? base?.locale,
      pages: KeyboardLayout.PagesService(pages: draft.pages.map(\.page)),
      edits: draft.edits.map(\.edit), letterStyle: draft.letterStyle)
  }

  /// Returns the layout, provided there are no problems.
  func layout(named name: String) -> LayoutFile {
    LayoutFile(
      name: name, title: draft.title ?? name, locale: service.locale, device: service.device,
      service: service)
  }

  /// All errors of the layout.
  var problems: [Problem] {
    let problems = inputSetProblems + pageProblems + linkProblems
    return problems.isEmpty ? EditChecks(draft, service).problems : problems
  }

  private func problem(_ position: SourcePosition, _ message: String) -> Problem {
    Problem(position: position, kind: .message(message))
  }

  /// Input keys require the system keys of a built-in keyboard.
  private var inputSetProblems: [Problem] {
    guard !draft.inputSets.isEmpty, !(base?.usesInputSets ?? false) else { return [] }
    return [
      problem(
        draft.extends?.position ?? .beginning,
        "letters, numeric and symbolic need extends with a built-in keyboard, such as \"phone\"")
    ]
  }

  // Pages of the layout.

  private var pageProblems: [Problem] {
    var problems: [Problem] = []
    var seen: Set<PageKey> = []
    for page in draft.pages {
      if !seen.insert(PageKey(page.page)).inserted {
        problems.append(
          problem(
            page.position,
            "page: there is such a page already; change its case, device or "
              + "orientation, or remove one"))
      }
      if let own = page.page.deviceType, let device = base?.device, own != device {
        problems.append(problem(page.position, otherDevice("page", own, device)))
      }
    }
    for edit in draft.edits {
      if let own = edit.edit.device, let device = base?.device, own != device {
        problems.append(problem(edit.position, otherDevice("edit", own, device)))
      }
    }
    return problems.isEmpty ? missingLetters : problems
  }

  private func otherDevice(_ table: String, _ own: DeviceType, _ device: DeviceType) -> String {
    "\(table).device: this keyboard is always a \"\(device.rawValue)\"; "
      + "extends = \"\(LayoutName.standard)\" makes one for \"\(own.rawValue)\", too"
  }

  /// Without a base, a keyboard needs a page of letters for every context.
  private var missingLetters: [Problem] {
    guard base == nil, inputSetProblems.isEmpty else { return [] }
    for device in DeviceType.allCases {
      for orientation in InterfaceOrientation.allCases {
        for keyboardCase in Keyboard.Case.allCases {
          let context = KeyboardContext(
            keyboardCase: keyboardCase, interfaceOrientation: orientation, deviceType: device)
          guard service.pages.page(for: context) == nil else { continue }
          return [missingLetters(context)]
        }
      }
    }
    return []
  }

  private func missingLetters(_ context: KeyboardContext) -> Problem {
    let isAny = draft.pages.contains { $0.page.keyboardType == .alphabetic }
    let message =
      draft.isEmpty
      ? "the file is empty; write a [[page]] with type = \"alphabetic\" and rows, or extend a keyboard: "
        + "extends = \"phone\""
      : isAny
        ? "there is no page \"alphabetic\" for case \"\(context.keyboardCase.rawValue)\" on the device "
          + "\"\(context.deviceType.rawValue)\" in \(context.interfaceOrientation.rawValue); "
          + "write one without case, device and orientation"
        : "there is no page \"alphabetic\", with which every keyboard begins; write one, or extend a keyboard"
    return problem(draft.pages.first?.position ?? .beginning, message)
  }

  // Links between pages.

  /// The errors of keys that lead to missing pages.
  private var linkProblems: [Problem] {
    let names = Set(service.allCustomPages)
    let types = Set(draft.pages.map(\.page.keyboardType))
    let keys = draft.pages.flatMap(\.keys) + draft.edits.flatMap(\.newKeys)
    return keys.compactMap { key in
      let swipes = Keyboard.SwipeDirection.allCases.compactMap { key.style.swipes[$0] }
      let actions = [key.action] + (key.style.callouts ?? []) + swipes
      for case .keyboardType(let type) in actions {
        switch type {
        case .alphabetic, .emojis: continue
        case .custom(let name) where type == .clips || names.contains(name): continue
        case .numeric, .symbolic: if base != nil || types.contains(type) { continue }
        case .custom: break
        }
        let near = suggestion(for: type.id, among: names.sorted())
        let remedy = near.map { "did you mean \"\($0)\"?" } ?? "write it as a [[page]]"
        return Problem(
          position: key.place.position, textOffset: key.place.offset,
          kind: .message("there is no page \(quoted(type.id)); \(remedy)"))
      }
      return nil
    }
  }
}

/// The attributes that identify a page.
private struct PageKey: Hashable {
  var type: Keyboard.KeyboardType
  var keyboardCase: Keyboard.Case?
  var device: DeviceType?
  var orientation: InterfaceOrientation?

  init(_ page: KeyboardLayout.PagesService.Page) {
    type = page.keyboardType
    keyboardCase = page.keyboardCase
    device = page.deviceType
    orientation = page.orientation
  }
}
