import Foundation
import Testing

@Suite("scenery check on bad input") struct CheckBadInputTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func check(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(Tool.binary, ["check"] + arguments, in: scratch.folder)
    }

    private func write(_ bytes: Data, to path: String) throws {
        try bytes.write(to: scratch.folder.appending(path: path))
    }

    @Test("a line of ten megabytes is checked")
    func longLine() throws {
        let text = String(repeating: "a", count: 10_000_000)
        try write(Data("let all = \"\(text)\"; func f() { print(1) }".utf8), to: "A.swift")
        try scratch.write("forbid:\n  quiet:\n    calls: print\n    reason: x\n", to: "scenery.yml")
        let outcome = try check()
        #expect(outcome.code == 1)
        #expect(outcome.output.utf8.count < 2_000)
        #expect(outcome.output.contains("func f() { print(1) }"))
    }

    @Test("a binary file named .swift is a finding, and the rest is checked")
    func binary() throws {
        try write(Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }), to: "A.swift")
        try scratch.write("func f() {}\n", to: "B.swift")
        let outcome = try check()
        #expect(outcome.code == 1)
        #expect(
            outcome.output.contains(
                "A.swift:1:1: error: \"A.swift\" is not checked completely: the file is not UTF-8 text"))
        #expect(outcome.output.contains("[source-unreadable]"))
        #expect(outcome.output.contains("in 1 of 2 files"))
    }

    @Test("symbolic links in a circle are not followed")
    func links() throws {
        try scratch.write("func f() {}\n", to: "A.swift")
        try FileManager.default.createDirectory(
            at: scratch.folder.appending(path: "Deep"), withIntermediateDirectories: true)
        for (link, target) in [
            ("Deep/up", ".."), ("loop", "loop"), ("Deep/self", "../Deep"), ("gone.swift", "nowhere.swift"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.folder.appending(path: link).path(percentEncoded: false),
                withDestinationPath: target)
        }
        #expect(try check().output == "no findings in 1 file\n")
    }

    @Test("a file that may not be read is a finding")
    func unreadable() throws {
        try scratch.write("func f() {}\n", to: "A.swift")
        chmod(scratch.folder.appending(path: "A.swift").path(percentEncoded: false), 0)
        let outcome = try check()
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("A.swift:1:1: error:"))
    }

    @Test("text that is not UTF-8 is a finding with its location")
    func encoding() throws {
        try write(
            Data("let a = 1\nlet b = \"".utf8) + Data([0xC3, 0x28, 0xFF]) + Data("\"\n".utf8), to: "A.swift")
        let outcome = try check()
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("A.swift:2:"))
        #expect(outcome.output.contains("[source-unreadable]"))
    }

    @Test("brackets nested two hundred deep overflow no stack", arguments: [200, 5_000])
    func nesting(_ depth: Int) throws {
        for (name, open, close) in [
            ("A", "(", ")"), ("B", "[", "]"), ("C", "{ if true ", "}"), ("D", "f { ", "}"),
        ] {
            let middle = name == "C" ? "{}" : "1"
            let text =
                "func g() { _ = \(String(repeating: open, count: depth))\(middle)\(String(repeating: close, count: depth)) }\n"
            try scratch.write(text, to: "\(name).swift")
        }
        let types = (0..<depth).map { "struct S\($0) { " }.joined() + String(repeating: "}", count: depth)
        try scratch.write(types + "\n", to: "E.swift")
        #expect([0, 1].contains(try check().code))
    }

    @Test(
        "a part that is missing is named",
        arguments: [
            ("let a: Int = \n", "expects an expression"), ("let a: = 1\n", "expects a type"),
            ("func f( {\n", "expects \")\""),
        ])
    func missing(_ text: String, _ message: String) throws {
        try scratch.write(text, to: "A.swift")
        let outcome = try check()
        #expect(outcome.code == 1 && outcome.output.contains(message), "\(outcome.output)")
    }

    @Test(
        "code that is nested too deep for the parser is reported as that, and the rest is checked",
        arguments: [
            (
                "func g() { \(String(repeating: "f({ ", count: 200))1\(String(repeating: " })", count: 200)) }",
                "brackets, which may be more than it follows"
            ),
            (
                "func g() { _ = \(String(repeating: "[{ ", count: 200))1\(String(repeating: " }]", count: 200)) }",
                "brackets, which may be more than it follows"
            ),
            (
                "func g() { _ = \(String(repeating: "[f(", count: 200))1\(String(repeating: ")]", count: 200)) }",
                "square brackets are nested more than 12 deep"
            ),
            (
                "let a: \(String(repeating: "[Int: ", count: 200))Int\(String(repeating: "]", count: 200))",
                "square brackets are nested more than 12 deep"
            ),
        ])
    func tooDeep(_ text: String, _ message: String) throws {
        try scratch.write(text + "\n", to: "A.swift")
        try scratch.write("func f( {\n", to: "B.swift")
        let outcome = try check()
        #expect(outcome.code == 1)
        let lines = outcome.output.split(separator: "\n").filter { $0.contains("[source-unreadable]") }
        #expect(lines.first?.contains(message) == true, "\(lines)")
        #expect(lines.dropFirst().first?.hasPrefix("B.swift:1:8: error:") == true, "\(lines)")
        #expect(lines.last?.contains("more than") == false)
    }

    @Test(
        "two hundred levels of anything else are read",
        arguments: [
            ("let a: ", "A<", "Int", ">"), ("let a = ", "A<", "Int", ">()"), ("let a = ", "1 + ", "1", ""),
            ("let a = ", "b ? 1 : ", "1", ""),
            ("let a = ", "b ? ", "1", " : 2"), ("let a = ", "\"\\(", "1", ")\""),
            ("let a: ", "(", "Int", ") -> Int"),
            ("let a = ", "{ ", "1", " }"), ("let a = ", "f(", "1", ")"), ("let a = ", "b ?? ", "1", ""),
            ("", "if a { ", "", "}"),
            ("", "struct S { ", "", "}"), ("", "func g() { ", "", "}"),
            ("", "switch a { default: ", "b()", " }"), ("let a = b", ".c()", "", ""),
            ("", "#if A\n", "let a = 1", "\n#endif"), ("", "/*", "", "*/"), ("let a: Int", "?", "", ""),
        ])
    func deep(_ front: String, _ open: String, _ middle: String, _ close: String) throws {
        // A generic call closes once with its parentheses at the end.
        let end =
            close.hasSuffix("()")
            ? String(repeating: ">", count: 200) + "()" : String(repeating: close, count: 200)
        try scratch.write("\(front)\(String(repeating: open, count: 200))\(middle)\(end)\n", to: "A.swift")
        let outcome = try check()
        #expect(outcome.code == 0, "\(outcome.output.prefix(400))")
    }

    @Test("line ends of Windows change neither lines nor columns, and comments still suppress findings")
    func windows() throws {
        try scratch.write("forbid:\r\n  quiet:\r\n    calls: print\r\n    reason: x\r\n", to: "scenery.yml")
        try scratch.write(
            "func f() {\r\n    print(1) // scenery:ignore quiet because so\r\n    print(2)\r\n}\r\n",
            to: "A.swift")
        let outcome = try check()
        #expect(outcome.output.hasPrefix("A.swift:3:5: error:"))
        #expect(!outcome.output.contains("\r"))
        #expect(outcome.output.contains("1 suppressed"))
    }

    @Test("a project without Swift files is an error, since nothing would be checked")
    func empty() throws {
        let outcome = try check()
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("scenery: no Swift file to check in \""))
    }

    @Test(
        "an error in scenery.yml is reported with its line and the nearest valid key",
        arguments: [
            ("rules: [\n", "not readable as YAML"),
            ("ruls:\n  x: off\n", "scenery.yml:1: ruls: unknown key (did you mean \"rules\"?)"),
            (
                "rules:\n  router-decide: off\n",
                "scenery.yml:2: rules.router-decide: no rule is named \"router-decide\" (did you mean \"router-decides\"?)"
            ),
            (
                "styles:\n  vpi: {}\n",
                "scenery.yml:2: styles: no style is named \"vpi\" (did you mean \"vip\"?)"
            ),
            (
                "styles:\n  vip:\n    suffixes: { viw: Screen }\n",
                "scenery.yml:2: styles.vip.suffixes: the style has no role \"viw\" (did you mean \"view\"?)"
            ),
            ("sources:\n  include: Nowhere\n", "scenery.yml:2: sources.include: \"Nowhere\" selects nothing"),
            ("- a\n", "the file has no keys"), ("a: b: c\n", "not readable as YAML"),
            (
                "layers:\n  a:\n    reason: x\n    order:\n      - { name: x, files: Nowhere }\n",
                "scenery.yml:5: layers.a: the layer \"x\" selects nothing by files: \"Nowhere\""
            ),
        ])
    func configuration(_ text: String, _ message: String) throws {
        try scratch.write("func f() {}\n", to: "A.swift")
        try scratch.write(text, to: "scenery.yml")
        let outcome = try check()
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }

    @Test("a scenery.yml that is not text is an error")
    func binaryConfiguration() throws {
        try scratch.write("func f() {}\n", to: "A.swift")
        try write(Data([0xFF, 0xFE, 0x00, 0x80]), to: "scenery.yml")
        let outcome = try check()
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("cannot read \"scenery.yml\""))
    }
}
