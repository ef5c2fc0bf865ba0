import ArchitectureChecker
import ArgumentParser
import FileWriting
import SceneGenerator
import SceneGraphs
import Styles
import XcodeTemplates

/// The command line of Scenery. A new subcommand is its file and its line in this list.
public struct SceneryCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "scenery",
        abstract: "From a name to a running, tested scene.",
        discussion: """
            Exit codes: 0 done, 1 something was found that needs a fix, 2 the command could not run, \
            64 wrong arguments.
            """,
        version: "0.1.0",
        subcommands: [
            NewCommand.self,
            GenerateCommand.self,
            StyleCommand.self,
            MockCommand.self,
            CheckCommand.self,
            InitCommand.self,
            ExplainCommand.self,
            GraphCommand.self,
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
        } catch let error as GenerationError {
            Console.fail("\(error)")
        } catch let error as FileWritingError {
            Console.fail("\(error)")
        } catch let error as CheckError {
            Console.fail("\(error)")
        } catch let error as GraphError {
            Console.fail("\(error)")
        } catch let error as StyleError {
            Console.fail("\(error)")
        } catch let error as XcodeTemplateError {
            Console.fail("\(error)")
        } catch {
            exit(withError: error)
        }
    }
}
