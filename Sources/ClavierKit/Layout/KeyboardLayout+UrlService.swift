// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of a keyboard for addresses of the web.
  ///
  /// ```
  ///   1 2 3 4 5 6 7 8 9 0
  ///   q w e r t y u i o p
  ///    a s d f g h j k l
  ///   ⇧  z x c v b n m  ⌫
  ///   #+= . / - _ .com return
  /// ```
  open class UrlService: AddressService {
    public init(inputSetProvider: any InputSetProvider = StandardInputSetProvider()) {
      super.init(
        fieldPurpose: .url,
        addressActions: [
          .urlDomain, .character("/"), .character("-"), .character("_"), .text(".com"),
        ], inputSetProvider: inputSetProvider)
    }
  }
}
