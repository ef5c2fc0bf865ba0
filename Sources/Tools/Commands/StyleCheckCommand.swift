import ArgumentParser
import Foundation
import SceneGenerator
import Styles

/// `scenery style check FOLDER`
struct StyleCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Say everything that is wrong with a style's folder.",
        discussion: "Exit codes: 0 nothing, 1 something.")

    @Argument(help: "The folder that holds style.yml.")
    var folder: String

    func run() throws {
        let problems = StyleCheck.problems(inFolder: URL(filePath: folder), shownAs: folder)
        guard problems.isEmpty else {
            for problem in problems { Console.say(problem.description) }
            throw ExitCode(1)
        }
        Console.say("\(folder): nothing wrong")
    }
}
