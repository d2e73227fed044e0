// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes layouts of the input keys alone, the same in every language.
  ///
  /// For places where the keys around them would do nothing.
  open class DisabledService: BaseService {
    public init() {
      super.init(inputSetProvider: EnglishInputSetProvider())
    }
  }
}
