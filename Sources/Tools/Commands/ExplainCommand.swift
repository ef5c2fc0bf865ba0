import ArchitectureChecker
import ArchitectureRules
import ArgumentParser
import Foundation
import SwiftRules

/// `scenery explain [RULE]`
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say what a rule finds, why, and what to do; all rules without a name.")

    @Argument(help: "The rule's id.")
    var rule: String?

    @Flag(help: "Also build the project's rules in Swift, and ask for theirs.")
    var swiftRules = false

    func run() throws {
        let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let folder = try ProjectFolder(around: here)
        var infos = Checker(folder).rules
        if swiftRules, let rules = RulePackage(of: folder, printed: { Console.warn($0) }) {
            infos += try rules.outcome(in: nil, only: nil).rules
        }
        guard let rule else {
            let width = infos.map(\.id.count).max() ?? 0
            for info in infos {
                Console.say(
                    "\(info.id.padding(toLength: width, withPad: " ", startingAt: 0))  \(info.summary)")
            }
            return
        }
        guard let info = infos.first(where: { $0.id == rule }) else {
            throw CheckError.noRule(rule, known: infos.map(\.id))
        }
        Console.write(RuleReport(info: info).text)
    }
}

/// The description of a rule, for a terminal.
struct RuleReport {
    let info: RuleInfo

    var text: String {
        let parts = [
            "\(info.id) (\(info.severity.rawValue)): \(info.summary)", section("Why", info.why),
            section("What to do", info.whatToDo), section("Exceptions", info.exceptions),
            section("Fails", info.badExample), section("Passes", info.goodExample),
        ]
        return parts.compactMap { $0 }.joined(separator: "\n\n") + "\n"
    }

    private func section(_ title: String, _ content: String) -> String? {
        guard !content.isEmpty else { return nil }
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
        return "\(title)\n" + lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }
}
