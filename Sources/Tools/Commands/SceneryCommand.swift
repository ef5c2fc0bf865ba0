import ArgumentParser
import Foundation

/// The command line of Scenery. A new subcommand is its file and its line in this list.
public struct SceneryCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "scenery",
        abstract: "From a name to a running, tested scene.",
        discussion: """
            Exit codes: 0 done, 1 something was found that needs a fix, 2 the command could not run, \
            64 wrong arguments.
            """,
        version: ToolVersion.current,
        subcommands: [
            NewCommand.self,
            GenerateCommand.self,
            StyleCommand.self,
            MockCommand.self,
            CheckCommand.self,
            InitCommand.self,
            AdoptCommand.self,
            ExplainCommand.self,
            GraphCommand.self,
            LspCommand.self,
            TemplatesCommand.self,
            HooksCommand.self,
        ])

    public init() {}
}

extension SceneryCommand {
    /// The command that the arguments name.
    ///
    /// Mocks are written before each build: looking through all commands would cost more than most runs. Errors in the
    /// arguments and requests for help are answered by the whole tree all the same.
    private static func parsed() throws -> any ParsableCommand {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == MockCommand.configuration.commandName,
            let command = try? MockCommand.parse(Array(words.dropFirst()))
        {
            return command
        }
        return try parseAsRoot()
    }

    /// Runs the command line of this process and ends it with the exit code.
    public static func start() -> Never {
        ProcessMemory.growInLargeSteps()
        Console.replaceClosedStreams()
        do {
            var command = try parsed()
            try command.run()
            exit()
        } catch {
            end(with: error)
        }
    }

    /// Says what an error has to say, and ends the process with its exit code.
    private static func end(with error: any Error) -> Never {
        if let reasons = FailureReasons(error) { Console.fail(reasons.lines) }
        let code = exitCode(for: error)
        let message = fullMessage(for: error)
        // A request for help or for the version is an error as well, whose text belongs to standard output.
        if code.isSuccess, !message.isEmpty { Console.write(message + "\n") }
        if !code.isSuccess, !message.isEmpty { Console.show(message + "\n") }
        // What the system says of a failure is no finding: only a command itself ends with 1.
        Foundation.exit(code == .failure && !(error is ExitCode) ? 2 : code.rawValue)
    }
}
