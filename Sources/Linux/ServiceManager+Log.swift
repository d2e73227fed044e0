// SPDX-License-Identifier: MIT

extension ServiceManager {
  /// Notifies the service manager of a state; a failure is logged.
  public static func notify(_ state: ServiceState, _ log: Log) {
    do throws(SystemError) {
      try notify(state)
    } catch {
      log.device("\(error)", from: "service manager")
    }
  }
}
