// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierLink
import Linux
import Panel
import WaylandPanel

/// The parsed command line.
enum Arguments: Equatable {
  /// The locations of the configuration, the socket and the display.
  struct Locations: Equatable {
    var configuration = ConfigurationFiles.standardDirectory
    var socket = LinkServer.standardPath
    /// The display: a compositor's socket, an X server's name, the text consoles, or a graphics
    /// card.
    ///
    /// The value is `nil` for the environment's display.
    var display: String?
    /// Whether a compositor has started the panel as its keyboard.
    ///
    /// **Source:** wl_display_connect(3); the library removes the variable.
    var isStartedByCompositor = Environment.variable("WAYLAND_SOCKET") != nil
    /// The error of a connection that a compositor has passed; `nil` for none.
    ///
    /// The value is read together with the arguments, before the program opens descriptors.
    var connectionError = InheritedConnection.error

    /// The reason why there can be no panel on the display; `nil` for none.
    var displayError: BackendError? {
      if case .wayland = DisplayServer(display) { connectionError } else { nil }
    }
  }

  case help
  case version
  case check(Locations)
  case examine(Locations)
  /// Restores the rows of a text console that a killed panel has left reduced.
  case restoreConsole
  case run(Locations, verbosity: Log.Verbosity)
  case invalid(String)

  static let usage = """
    usage: clavier-panel [--config DIRECTORY] [--socket PATH] [--display NAME | --console] [--debug]
                         [--check | --examine]
           clavier-panel --restore-console | --version | --help

    Draws the touch keyboard on Wayland, X, text consoles or a graphics card.

      --config DIRECTORY  the directory of clavier.toml, conf.d and themes;
                          default: \(ConfigurationFiles.standardDirectory)
      --socket PATH       the daemon's socket; default: \(LinkServer.standardPath)
      --display NAME      a compositor's socket, an X server such as :0, a framebuffer of the text
                          consoles such as fb0, or a graphics card such as card1;
                          default: WAYLAND_DISPLAY, otherwise DISPLAY
      --console           draw on the text consoles, even in a session
      --restore-console   restore the rows of a text console after a panel was killed, and exit
      --check             check the configuration, its theme and sounds, and exit
      --examine           print the capabilities of the display server, for "clavier doctor", and exit
      --debug             log more, but never typed text
      --version           print the version and exit
      --help              print the options and exit

    Signals: SIGHUP reloads the configuration, SIGUSR1 hides the keyboard, SIGUSR2 shows it, SIGRTMIN
    toggles it; SIGTERM and SIGINT exit.
    """

  init(_ arguments: [String]) {
    var locations = Locations()
    var verbosity = Log.Verbosity.normal
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
      case "--console": locations.display = DisplayServer.consoleName
      case "--debug": verbosity = .debug
      case "--config", "--socket", "--display":
        guard let value = rest.popFirst(), !value.isEmpty else {
          self = .invalid("\(argument) needs \(Self.kind(of: argument)); see clavier-panel --help")
          return
        }
        switch argument {
        case "--config": locations.configuration = value
        case "--socket": locations.socket = value
        default: locations.display = value
        }
      default:
        self = .invalid("unknown argument \(argument); see clavier-panel --help")
        return
      }
    }
    switch task {
    case .check: self = .check(locations)
    case .examine: self = .examine(locations)
    case .run: self = .run(locations, verbosity: verbosity)
    }
  }

  private enum Task {
    case check, examine, run
  }

  private static func kind(of argument: String) -> String {
    switch argument {
    case "--config": "a directory"
    case "--socket": "a path"
    default: "a name"
    }
  }
}
