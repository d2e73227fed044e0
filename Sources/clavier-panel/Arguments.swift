// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierLink
import Linux

/// What the command line asks for.
enum Arguments: Equatable {
  /// Where everything is.
  struct Places: Equatable {
    var configuration = ConfigurationFiles.standardDirectory
    var socket = LinkServer.standardPath
    /// The compositor's socket, the X server's name, the text consoles, or a graphics card; `nil` for what the environment
    /// says.
    var display: String?
  }

  case help
  case version
  case check(Places)
  case examine(Places)
  /// Give text consoles the rows that a panel which was killed has taken from them.
  case restoreConsole
  case run(Places, detail: Log.Detail)
  case mistake(String)

  static let usage = """
    usage: clavier-panel [--config DIRECTORY] [--socket PATH] [--display NAME | --console] [--debug]
                         [--check | --examine]
           clavier-panel --restore-console | --version | --help

    Draws the keyboard of clavierd above all windows of a session, on Wayland or X, below the text of text consoles, or on a
    screen of its own.

      --config DIRECTORY  where clavier.toml, conf.d and themes are; \(ConfigurationFiles.standardDirectory) if not given
      --socket PATH       where clavierd listens; \(LinkServer.standardPath) if not given
      --display NAME      the compositor's socket, or the X server, such as :0; WAYLAND_DISPLAY or DISPLAY if not given;
                          fb1 for text consoles on that framebuffer, card1 for a screen of that graphics card
      --console           draw on the text consoles, also where there is a session
      --restore-console   give a text console the rows that a panel which was killed has taken, and end
      --check             check the configuration and end
      --examine           tell what the display server has and lacks, as "clavier doctor" reads it, and end
      --debug             say more, never what is typed
      --version           print the version and end
      --help              print this and end

    Signals: SIGHUP reads the configuration again, SIGUSR1 hides the keyboard, SIGUSR2 shows it, SIGRTMIN does whichever
    of the two is not, SIGTERM and SIGINT end.
    """

  init(_ arguments: [String]) {
    var places = Places()
    var detail = Log.Detail.normal
    var task = Task.run
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      case "--check": task = .check
      case "--examine": task = .examine
      case "--restore-console":
        self = .restoreConsole
        return
      case "--console": places.display = DisplayServer.consoleName
      case "--debug": detail = .debug
      case "--config", "--socket", "--display":
        guard let value = rest.popFirst(), !value.isEmpty else {
          self = .mistake("\(argument) needs \(Self.wanted(argument)); see clavier-panel --help")
          return
        }
        switch argument {
        case "--config": places.configuration = value
        case "--socket": places.socket = value
        default: places.display = value
        }
      default:
        self = .mistake("unknown argument \(argument); see clavier-panel --help")
        return
      }
    }
    switch task {
    case .check: self = .check(places)
    case .examine: self = .examine(places)
    case .run: self = .run(places, detail: detail)
    }
  }

  private enum Task {
    case check, examine, run
  }

  private static func wanted(_ argument: String) -> String {
    switch argument {
    case "--config": "a directory"
    case "--socket": "a path"
    default: "a name"
    }
  }
}
