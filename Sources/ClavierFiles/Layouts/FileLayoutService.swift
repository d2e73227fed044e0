// SPDX-License-Identifier: MIT

import ClavierKit

/// Makes the layouts that a file describes: its own pages, or changed ones of what it extends.
struct FileLayoutService: KeyboardLayoutService {
  /// What makes the pages that the file does not write out.
  var base: (any KeyboardLayoutService)?
  /// The device that all pages are for; `nil` for that of the context.
  var device: DeviceType?
  /// The language of all pages; `nil` for that of the context.
  var locale: KeyboardLocale?
  var pages: KeyboardLayout.PagesService
  var edits: [LayoutEdit]

  /// The page of the context, with a Return key that says what the context wants.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    let context = adapted(context)
    var layout = unchanged(for: context)
    for edit in edits where edit.isFor(context) {
      _ = edit.apply(to: &layout, context: context)
    }
    return layout.returning(context.returnKeyType)
  }

  /// The names of the base's pages, and of the file's own.
  func customPages(for context: KeyboardContext) -> [String] {
    let context = adapted(context)
    let others = base?.customPages(for: context) ?? []
    return others + pages.customPages(for: context).filter { !others.contains($0) }
  }

  /// The names of the pages that there are on any device and in any orientation, each once.
  var allCustomPages: [String] {
    var names: [String] = []
    for device in DeviceType.allCases {
      for orientation in InterfaceOrientation.allCases {
        let context = KeyboardContext(interfaceOrientation: orientation, deviceType: device)
        names += customPages(for: context).filter { !names.contains($0) }
      }
    }
    return names
  }

  /// The same layouts in another language, all the way down.
  func speaking(_ locale: KeyboardLocale) -> FileLayoutService {
    var service = self
    service.locale = locale
    if let base = base as? FileLayoutService { service.base = base.speaking(locale) }
    return service
  }

  /// The devices and orientations for which the files have something of their own.
  var occasions: (devices: Set<DeviceType>, orientations: Set<InterfaceOrientation>) {
    var (devices, orientations) = (base as? FileLayoutService)?.occasions ?? ([], [])
    devices.formUnion(pages.pages.compactMap(\.deviceType) + edits.compactMap(\.device))
    orientations.formUnion(
      pages.pages.compactMap(\.orientation) + edits.compactMap(\.orientation))
    return (devices, orientations)
  }

  /// The page of the context without the edits.
  func unchanged(for context: KeyboardContext) -> KeyboardLayout {
    guard let base, pages.page(for: context) == nil else {
      return pages.keyboardLayout(for: context)
    }
    return base.keyboardLayout(for: context)
  }

  /// The context with the device and the language of the file.
  func adapted(_ context: KeyboardContext) -> KeyboardContext {
    var context = context
    context.deviceType = device ?? context.deviceType
    context.locale = locale ?? context.locale
    return context
  }
}

extension KeyboardLayout {
  /// The layout with plain Return keys that say this.
  fileprivate func returning(_ type: Keyboard.ReturnKeyType) -> KeyboardLayout {
    guard type != .return else { return self }
    var layout = self
    for row in layout.itemRows.indices {
      for index in layout.itemRows[row].indices
      where layout.itemRows[row][index].action == .primary(.return) {
        layout.itemRows[row][index].action = .primary(type)
      }
    }
    return layout
  }
}
