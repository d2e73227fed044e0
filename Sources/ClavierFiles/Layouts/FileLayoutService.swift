// SPDX-License-Identifier: MIT

import ClavierKit

/// The layout service of a file: the file's own pages, and the edited pages of its base.
struct FileLayoutService: KeyboardLayoutService {
  /// The service of the pages that the file does not define.
  var base: (any KeyboardLayoutService)?
  /// The device of all pages; `nil` for the context's device.
  var device: DeviceType?
  /// The language of all pages; `nil` for the context's language.
  var locale: KeyboardLocale?
  var pages: KeyboardLayout.PagesService
  var edits: [LayoutEdit]
  /// The style of the letters of all pages; `nil` for the base's style.
  var letterStyle: KeyboardLayout.LetterStyle?

  /// Returns the page of the context, with the context's Return key.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    let context = adapted(context)
    var layout = layoutBeforeEdits(for: context)
    for edit in edits where edit.applies(to: context) {
      _ = edit.apply(to: &layout, context: context)
    }
    if let letterStyle { layout = layout.styled(letterStyle) }
    return layout.withReturnKeyType(context.returnKeyType)
  }

  /// Returns the names of the base's custom pages, then those of the file.
  func customPages(for context: KeyboardContext) -> [String] {
    let context = adapted(context)
    let others = base?.customPages(for: context) ?? []
    return others + pages.customPages(for: context).filter { !others.contains($0) }
  }

  /// The names of the pages on all devices and in all orientations, without duplicates.
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

  /// Returns the same service with another language, including its bases.
  func withLocale(_ locale: KeyboardLocale) -> FileLayoutService {
    var service = self
    service.locale = locale
    if let base = base as? FileLayoutService { service.base = base.withLocale(locale) }
    return service
  }

  /// The devices and orientations for which the files have specific content.
  var conditions: (devices: Set<DeviceType>, orientations: Set<InterfaceOrientation>) {
    var (devices, orientations) = (base as? FileLayoutService)?.conditions ?? ([], [])
    devices.formUnion(pages.pages.compactMap(\.deviceType) + edits.compactMap(\.device))
    orientations.formUnion(
      pages.pages.compactMap(\.orientation) + edits.compactMap(\.orientation))
    return (devices, orientations)
  }

  /// Returns the page of the context without the edits.
  func layoutBeforeEdits(for context: KeyboardContext) -> KeyboardLayout {
    guard let base, pages.page(for: context) == nil else {
      return pages.keyboardLayout(for: context)
    }
    return base.keyboardLayout(for: context)
  }

  /// Returns the context with the device and the language of the file.
  func adapted(_ context: KeyboardContext) -> KeyboardContext {
    var context = context
    context.deviceType = device ?? context.deviceType
    context.locale = locale ?? context.locale
    return context
  }
}

extension KeyboardLayout {
  /// Returns the layout with this type on plain Return keys.
  fileprivate func withReturnKeyType(_ type: Keyboard.ReturnKeyType) -> KeyboardLayout {
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
