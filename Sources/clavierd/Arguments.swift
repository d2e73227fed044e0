// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierLink
import Linux

/// What the command line asks for.
///
/// Read by hand: the package that reads arguments for `clavier` would double the daemon's size.
enum Arguments: Equatable {
  case help
  case version
  case check(directory: String)
  case run(directory: String, socket: String, detail: Log.Detail)
  case mistake(String)

  static let usage = """
    usage: clavierd [--config DIRECTORY] [--socket PATH] [--debug] [--check]
           clavierd --version | --help

    Reads fingers from touchscreens and types what they touch through a virtual keyboard.

      --config DIRECTORY  where clavier.toml and conf.d are; \(ConfigurationFiles.standardDirectory) if not given
      --socket PATH       where other programs connect; \(LinkServer.standardPath) if not given
      --check             check the configuration and end
      --debug             say more, never what is typed
      --version           print the version and end
      --help              print this and end

    Signals: SIGHUP reads the configuration again, SIGTERM and SIGINT end.
    """

  init(_ arguments: [String]) {
    var directory = ConfigurationFiles.standardDirectory
    var socket = LinkServer.standardPath
    var detail = Log.Detail.normal
    var isCheck = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      case "--check": isCheck = true
      case "--debug": detail = .debug
      case "--config", "--socket":
        guard let value = rest.popFirst(), !value.isEmpty else {
          let wanted = argument == "--config" ? "a directory" : "a path"
          self = .mistake("\(argument) needs \(wanted); see clavierd --help")
          return
        }
        if argument == "--config" { directory = value } else { socket = value }
      default:
        self = .mistake("unknown argument \(argument); see clavierd --help")
        return
      }
    }
    self =
      isCheck
      ? .check(directory: directory) : .run(directory: directory, socket: socket, detail: detail)
  }
}
