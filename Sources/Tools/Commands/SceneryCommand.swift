import ArchitectureChecker
import ArgumentParser
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
            Exit codes: 0 done, 1 something was found that should be mended, 2 it could not be done, \
            64 the arguments are wrong.
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
    /// Does what the arguments ask for.
    ///
    /// Mocks are written before each build: looking through all commands would cost more than most runs. What is wrong
    /// with the arguments, or asked of them, is told by the whole tree all the same.
    private static func perform() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.first == "mock" else { return try runParsed(parseAsRoot()) }
        if let arguments = MockArguments(Array(words.dropFirst())) {
            return try MockCommand.perform(arguments.run)
        }
        // What cannot be parsed is told by the whole tree.
        let command = try? MockCommand.parse(Array(words.dropFirst()))
        try runParsed(try command ?? parseAsRoot())
    }

    private static func runParsed(_ command: any ParsableCommand) throws {
        var command = command
        try command.run()
    }

    /// Runs the command line of this process and ends it with the exit code.
    public static func start() -> Never {
        ProcessMemory.growInLargeSteps()
        do {
            try perform()
            exit()
        } catch let error as GenerationError {
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
