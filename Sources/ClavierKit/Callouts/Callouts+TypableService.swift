// SPDX-License-Identifier: MIT

extension Callouts {
  /// The actions of another service that the receiver can be sent.
  package struct TypableService: KeyboardCalloutService {
    package var base: any KeyboardCalloutService
    private let signs: TypableSigns

    /// - Parameters:
    ///   - base: The other service.
    ///   - canType: Returns whether the receiver can be sent a character.
    package init(
      _ base: any KeyboardCalloutService, canType: @escaping (Character) -> Bool
    ) {
      self.base = base
      signs = TypableSigns(canType: canType)
    }

    /// Returns the typable actions; empty if only the key's own is left.
    package func calloutActions(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction] {
      let actions = signs.typable(base.calloutActions(for: action, context: context))
      return actions == [action] ? [] : actions
    }
  }
}
