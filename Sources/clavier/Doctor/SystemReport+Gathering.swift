// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierFiles
import ClavierKit
import ClavierSettings
import ClavierLink
import Evdev
import Glibc
import KeyboardPlan
import Linux

extension SystemReport {
  /// Gathers the facts of this machine.
  init(configuration directory: String, socket: String) {
    isRoot = geteuid() == 0
    uinput = Node(path: "/dev/uinput")
    hasModule = Self.kernelHas(module: "uinput")
    missingAccounts = Self.missingAccounts()
    service = Service.queried()
    self.directory = directory
    do throws(LinkError) {
      status = .success(try LinkClient(path: socket).status())
    } catch {
      status = .failure(error)
    }
    let files = ConfigurationFiles(directory: directory)
    do throws(KeyboardPlan.Failure) {
      plan = .success(try KeyboardPlan(files))
    } catch {
      plan = .failure(error)
    }
    let touch = (try? plan?.get())?.configuration.touch ?? TouchSettings()
    inventory = DeviceInventory(touch, asksForGrabs: true)
    for entry in inventory.entries where entry.isGrabbed {
      // The daemon also has the device open, while it waits for its release.
      holders[entry.path] = OpenFiles.programs(holding: entry.path).filter {
        !$0.hasPrefix("clavierd ")
      }
    }
    screens = Connector.all().filter(\.isConnected).map(\.name)
    session = Session.queried(directory)
    if let plan = try? plan?.get() { missingLabels = Self.missingLabels(plan) }
  }

  /// Returns whether a kernel module is loaded, available or built in; `nil` if unknown.
  ///
  /// **Source:** modules.dep(5) and the kernel's kbuild.rst for `modules.builtin`.
  private static func kernelHas(module: String) -> Bool? {
    if access("/sys/module/\(module)", F_OK) == 0 { return true }
    var name = utsname()
    guard uname(&name) == 0 else { return nil }
    let release = withUnsafeBytes(of: &name.release) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let lists = ["modules.dep", "modules.builtin"].compactMap {
      SystemFile.read("/lib/modules/\(release)/\($0)", limit: listLimit)
    }
    guard !lists.isEmpty else { return nil }
    let file = Array("/\(module).ko".utf8)
    return lists.contains { list in
      list.split(separator: 10).contains { line in
        let path = line.prefix { $0 != UInt8(ascii: ":") }
        guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return false }
        return path[slash...].starts(with: file)
      }
    }
  }

  /// The maximum length of a list of modules, in bytes.
  ///
  /// **Source:** ours: Debian's `modules.dep` has some 700 kB.
  private static let listLimit = 4 << 20

  /// Returns the accounts that are in `systemd/sysusers.d/clavier.conf` but not on the system.
  private static func missingAccounts() -> [String] {
    var missing: [String] = []
    if getpwnam("clavier") == nil { missing.append("the user clavier") }
    for group in ["clavier", "input", "tty", "uinput"] where getgrnam(group) == nil {
      missing.append("the group \(group)")
    }
    return missing
  }

  /// Returns the labels of all languages for which no font has a glyph, without duplicates.
  private static func missingLabels(_ plan: KeyboardPlan) -> [String] {
    guard let renderer = try? SceneRenderer() else { return [] }
    let services = Keyboard.Services()
    if let layout = plan.layout { services.layoutService = layout.service }
    var missing: [String] = []
    for context in pages(of: plan) {
      let preview = KeyboardPreview(context: context, services: services)
      guard let scene = try? preview.scene() else { continue }
      missing += renderer.missingCharacters(in: scene).filter { !missing.contains($0) }
    }
    return missing
  }

  /// Returns the contexts of each language's letters, digits and symbols, and of the layout's own
  /// pages.
  static func pages(of plan: KeyboardPlan) -> [KeyboardContext] {
    plan.locales.flatMap { locale -> [KeyboardContext] in
      let context = KeyboardContext(
        locale: locale, deviceType: plan.layout?.device ?? plan.configuration.keyboard.device)
      let own = plan.layout?.service.customPages(for: context) ?? []
      let types =
        [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic] + own.map { .custom(named: $0) }
      return types.map { type in
        var context = context
        context.keyboardType = type
        return context
      }
    }
  }
}

extension SystemReport.Node {
  /// Queries a device node; `nil` if it does not exist.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    group =
      getgrgid(status.st_gid).map { String(cString: $0.pointee.gr_name) } ?? "\(status.st_gid)"
    isOpenToGroup = status.st_mode & (S_IRGRP | S_IWGRP) == S_IRGRP | S_IWGRP
  }
}

extension SystemReport.Service {
  /// Queries systemd; `nil` if it is not running.
  static func queried() -> Self? {
    guard access("/run/systemd/system", F_OK) == 0 else { return nil }
    let names = "LoadState,ActiveState,UnitFileState,Result,ExecMainStatus,NRestarts"
    guard
      let text = ChildProcess.output(of: [
        "systemctl", "show", "clavier.service", "--property=\(names)",
      ])
    else { return nil }
    return Self(properties: text)
  }

  /// Parses the output of `systemctl show`, one property per line.
  init(properties text: String) {
    var values: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    func value(_ name: Substring) -> String { values[name].map(String.init) ?? "" }
    loading = value("LoadState")
    activity = value("ActiveState")
    start = value("UnitFileState")
    result = value("Result")
    exitStatus = Int(value("ExecMainStatus")) ?? 0
    restarts = Int(value("NRestarts")) ?? 0
  }
}
