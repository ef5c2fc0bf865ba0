import ArgumentParser
import MockGenerator
import Testing

@testable import Commands

@Suite("Arguments of scenery mock, read without the parser") struct MockArgumentsTests {
    @Test(
        "they ask for what the parser reads",
        arguments: [
            "A.swift --output B.swift", "--output B/ A Sources/C", "A --proxies B --cache C",
            "A --output B --testable-import C --testable-import D --known E --only F* --known G --only H",
            "--cache C A --output B --proxies D E",
        ])
    func same(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let arguments = try #require(MockArguments(words))
        let parsed = try MockCommand.parse(words).asked
        #expect("\(arguments.run)" == "\(parsed)")
    }

    @Test(
        "what asks for more, or is wrong, is left to the parser",
        arguments: [
            "", "A", "--output B", "A --output", "A --output B --check", "A --output B --no-cache",
            "A --output=B",
            "A --output B --output C", "A --output B --threads 2", "A --output B --help",
            "A --output --check",
            "A --output B -- C", "A --outputs B", "A --output B --facts C", "--help", "-h A --output B",
        ])
    func left(line: String) { #expect(MockArguments(line.split(separator: " ").map(String.init)) == nil) }

    @Test("an empty argument is left to the parser")
    func empty() { #expect(MockArguments(["", "--output", "B"]) == nil) }
}
