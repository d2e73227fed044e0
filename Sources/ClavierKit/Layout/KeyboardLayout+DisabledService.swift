// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of the English input keys alone, for every language.
  ///
  /// It is for views in which system keys have no effect.
  open class DisabledService: BaseService {
    public init() {
      super.init(inputSetProvider: EnglishInputSetProvider())
    }
  }
}
