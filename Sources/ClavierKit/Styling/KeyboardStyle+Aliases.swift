// SPDX-License-Identifier: MIT

// Names of older versions of KeyboardKit, so that programs written for it need few changes.
//
// **Source:** KeyboardKit 6.5 to 8.9, in which these names were current.

public typealias Styling = KeyboardStyle
public typealias KeyboardStyleProvider = KeyboardStyleService
public typealias StandardKeyboardStyleProvider = KeyboardStyle.StandardService

extension KeyboardSession {
  /// The style service in ``services``, by its name in KeyboardKit 8.
  public var keyboardStyleProvider: any KeyboardStyleProvider {
    get { services.styleService }
    set { services.styleService = newValue }
  }
}
