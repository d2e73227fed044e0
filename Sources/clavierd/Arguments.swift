// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierLink
import Linux

/// The parsed command line.
///
/// The arguments are parsed without a library: the package that `clavier` uses would double the
/// daemon's size.
enum Arguments: Equatable {
  case help
  case version
  case check(directory: String)
  case run(directory: String, socket: String, verbosity: Log.Verbosity)
  case invalid(String)

  static let usage = """
    usage: clavierd [--config DIRECTORY] [--socket PATH] [--debug] [--check]
           clavierd --version | --help

    Turns a touchscreen, or a part of it, into a keyboard.

      --config DIRECTORY  the configuration's directory; default: \(ConfigurationFiles.standardDirectory)
      --socket PATH       the socket for other programs; default: \(LinkServer.standardPath)
      --check             check the configuration, report mistakes, and exit
      --debug             log more, but never typed text
      --version           print the version and exit
      --help              print the options and exit

    Signals: SIGHUP reloads the configuration; SIGTERM and SIGINT exit.
    """

  init(_ arguments: [String]) {
    var directory = ConfigurationFiles.standardDirectory
    var socket = LinkServer.standardPath
    var verbosity = Log.Verbosity.normal
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
      case "--debug": verbosity = .debug
      case "--config", "--socket":
        guard let value = rest.popFirst(), !value.isEmpty else {
          let wanted = argument == "--config" ? "a directory" : "a path"
          self = .invalid("\(argument) needs \(wanted); see clavierd --help")
          return
        }
        if argument == "--config" { directory = value } else { socket = value }
      default:
        self = .invalid("unknown argument \(argument); see clavierd --help")
        return
      }
    }
    self =
      isCheck
      ? .check(directory: directory)
      : .run(directory: directory, socket: socket, verbosity: verbosity)
  }
}
