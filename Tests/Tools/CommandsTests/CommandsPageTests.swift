import ArgumentParser
import Foundation
import Testing

@testable import Commands

@Suite("The page of commands") struct CommandsPageTests {
    @Test("has every command of the list, with every command below it")
    func parity() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/commands.md")
        let headings = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
            $0.hasPrefix("## scenery")
        }
        #expect(!SceneryCommand.configuration.subcommands.isEmpty)
        for command in SceneryCommand.configuration.subcommands {
            let name = try #require(command.configuration.commandName)
            let own = headings.filter { $0.hasPrefix("## scenery \(name)") }
            #expect(!own.isEmpty, "no section on scenery \(name)")
            for inner in command.configuration.subcommands {
                let word = try #require(inner.configuration.commandName)
                #expect(own.contains { $0.contains(word) }, "scenery \(name) \(word) is in no heading")
            }
        }
    }
}
