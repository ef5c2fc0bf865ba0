import Foundation
import SceneryScreens

/// Shows an app in a terminal: keys move and edit, every change is drawn at once.
///
/// Keys: the arrows move the focus, tab and shift-tab go from one element to the next, enter and the
/// space bar use it, escape closes a dialog or goes back, page up and down scroll, control-C quits,
/// and so does Q where no field has the focus. In a field, arrows, home, end, backspace and delete
/// edit by graphemes, and enter submits. Control-Z suspends, control-L redraws.
///
/// The app uses the alternate screen; it and the terminal's mode are restored when the app ends, is
/// suspended, is ended by a signal, or crashes. Screens that read right to left stand at the right
/// edge; the order and the shapes of letters inside a line are the terminal's own work, and a field's
/// caret moves in the order of the text.
///
/// Where standard input or output is not a terminal, `TERM` is `dumb` or unset, or plain lines are asked
/// for, the first screen is printed as `PlainText` once it is no longer busy, and `run` returns.
/// `NO_COLOR` (no-color.org) is respected. Languages are taken from `LANGUAGE`, `LC_ALL`,
/// `LC_MESSAGES` and `LANG`, light or dark from `COLORFGBG`.
///
/// One terminal host can run at a time in a process.
public struct TerminalHost: ScreenHost {
    public let name = "terminal"

    /// How long plain output waits for a busy screen.
    private let patience: Duration

    /// - Parameter patience: How long plain output waits for a screen that is busy before it prints it
    ///   as it is; 10 seconds by default.
    public init(patience: Duration = .seconds(10)) {
        self.patience = patience
    }

    /// Shows the app until a person quits, the last scene closes, input ends, or one of the signals
    /// INT, TERM and HUP arrives.
    ///
    /// - Throws: `TerminalError` when the terminal's mode cannot be changed, or it is in use already.
    public func run(_ app: HostedApp, options: HostOptions) async throws {
        let environment = TerminalEnvironment(ProcessInfo.processInfo.environment)
        let canInteract = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !environment.isDumb
        if canInteract && !options.isPlain {
            try await TerminalShell.run(app, in: environment)
        } else {
            let lines = await NonInteractiveRun.lines(of: app, in: environment.context, patience: patience)
            FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
        }
    }
}

/// Why the terminal host cannot start.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
    /// The mode of the terminal could not be read or changed; the system's reason.
    case noMode(String)
    /// A terminal host of this process is still running.
    case inUse

    public var description: String {
        switch self {
        case .noMode(let reason): "cannot change the terminal's mode: \(reason); try --plain"
        case .inUse: "another terminal host of this process is running; end it first"
        }
    }
}
