// SPDX-License-Identifier: MIT

extension Callouts {
  /// Gives the lists of another service, without what the receiver cannot be sent.
  package struct TypableService: KeyboardCalloutService {
    package var base: any KeyboardCalloutService
    private let signs: TypableSigns

    /// - Parameters:
    ///   - base: What makes the lists.
    ///   - canType: Whether the receiver can be sent a character.
    package init(
      _ base: any KeyboardCalloutService, canType: @escaping (Character) -> Bool
    ) {
      self.base = base
      signs = TypableSigns(canType: canType)
    }

    /// The list of the other service, none if nothing but the key itself is left of it.
    package func calloutActions(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction] {
      let actions = signs.typable(base.calloutActions(for: action, context: context))
      return actions == [action] ? [] : actions
    }
  }
}
