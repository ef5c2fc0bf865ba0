import Foundation
import Testing

@Suite("Files that are made to keep the tool busy") struct LimitsTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func run(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(Tool.binary, arguments, in: scratch.folder)
    }

    // MARK: Swift

    private static let depth = 5_000

    @Test(
        "a file that is nested too deep is refused, and the rest is checked",
        arguments: [
            ("func g() { ", "if a { ", "", "} ", "brackets are nested more than 500 deep"),
            ("let a = ", "if b { ", "1", " } else { 2 }", "brackets are nested more than 500 deep"),
            ("let a = ", "\"\\(", "1", ")\"", "brackets are nested more than 500 deep"),
            ("let a: ", "A<", "Int", ">", "generic arguments are nested more than 500 deep"),
            ("", "#if A\n", "let a = 1\n", "#endif\n", "#if are nested more than 250 deep"),
            ("", "class C { ", "", "}", "brackets are nested more than 500 deep"),
            ("let a = ", "f { ", "1", " }", "brackets are nested more than 500 deep"),
        ])
    func nesting(_ front: String, _ open: String, _ middle: String, _ close: String, _ message: String) throws
    {
        let text =
            front + String(repeating: open, count: Self.depth) + middle
            + String(repeating: close, count: Self.depth)
        try scratch.write(text + (front.hasPrefix("func") ? "}\n" : "\n"), to: "A.swift")
        try scratch.write("func f( {\n", to: "B.swift")
        let outcome = try run("check", "--no-cache")
        #expect(outcome.code == 1)
        #expect(
            outcome.output.contains("A.swift:1:1: error: \"A.swift\" is not checked completely: \(message)"))
        #expect(outcome.output.contains("B.swift:1:8: error:"))
    }

    @Test(
        "thousands of operators, calls and closures after each other are read",
        arguments: [
            ("b ? 1 : ", "1"), ("x + ", "1"), ("x ?? ", "1"), ("b as C ?? ", "1"), ("try ", "b()"),
        ])
    func chains(_ part: String, _ end: String) throws {
        let text = "let a = " + String(repeating: part, count: Self.depth) + end
        try scratch.write(
            "\(text)\nlet b = c\(String(repeating: ".d { 1 }", count: Self.depth))\n", to: "A.swift")
        let outcome = try run("check", "--no-cache")
        #expect(outcome.code == 0, "\(outcome.output.prefix(400))")
    }

    @Test("brackets in literals, comments and one after the other are not nesting")
    func unnested() throws {
        let brackets = String(repeating: "([{", count: 500)
        let text =
            "let a = \"\(brackets)\"\n// \(brackets)\n/* \(brackets) */\nlet b = #\"\(brackets)\"#\n"
            + "let c = \"\"\"\n\(brackets)\n\"\"\"\n"
            + (0..<500).map { "func f\($0)() { g([1], { 2 }) }\nlet r\($0) = /\\(/\n" }.joined()
        try scratch.write(text, to: "A.swift")
        let outcome = try run("check", "--no-cache")
        #expect(!outcome.output.contains("nested more than"), "\(outcome.output.prefix(400))")
    }

    // MARK: YAML

    private static func bomb(_ levels: Int) -> String {
        "a0: &a0 [x, x]\n"
            + (1...levels).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    }

    private struct YAMLCase: Sendable {
        let text: String
        let message: String

        init(_ text: String, _ message: String) { (self.text, self.message) = (text, message) }
    }

    private static let aliases = "aliases (*name) could repeat more than 16777216 bytes"
    private static let more = "there are more problems; fix those above first"
    private static let yamlCases: [YAMLCase] = [
        YAMLCase(bomb(40), aliases),
        YAMLCase(bomb(40) + "? *a40\n: x\n", aliases),
        YAMLCase(bomb(40) + "{ *a40 }: x\n", aliases),
        YAMLCase("rules: " + String(repeating: "[", count: 100_000), "brackets are nested more than 64 deep"),
        YAMLCase("rules:\n  " + String(repeating: "- ", count: 100_000), "indented by more than 256 columns"),
        YAMLCase(String(repeating: "? ", count: 100_000), "indented by more than 256 columns"),
        YAMLCase(String(repeating: "# x\n", count: 300_000), "which is more than 1048576"),
        YAMLCase(keys(50_000, indentation: ""), "has 50001 keys, which is more than 10000"),
        YAMLCase(keys(5_000, indentation: ""), more),
        YAMLCase("rules:\n" + keys(40_000, indentation: "  "), "has 40000 keys, which is more than 10000"),
    ]

    private static func keys(_ count: Int, indentation: String) -> String {
        (0..<count).map { "\(indentation)k\($0): off\n" }.joined()
    }

    @Test("a scenery.yml that would keep the parser busy is refused", arguments: yamlCases)
    private func yaml(_ example: YAMLCase) throws {
        let message = example.message
        try scratch.write("func f() {}\n", to: "A.swift")
        try scratch.write("app: Trip\n" + example.text, to: "scenery.yml")
        for command in [["check"], ["graph"], ["explain"]] {
            let outcome = try Tool.run(Tool.binary, command, in: scratch.folder)
            #expect(outcome.code == 2, "\(command)")
            #expect(outcome.errors.contains(message), "\(command): \(outcome.errors.prefix(400))")
            #expect(outcome.errors.utf8.count < 30_000)
        }
    }

    @Test("a project.yml of XcodeGen with a bomb is left out, and the files are checked")
    func xcodeGen() throws {
        try scratch.write("func f( {\n", to: "A.swift")
        try scratch.write(Self.bomb(40) + "? *a40\n: x\n", to: "project.yml")
        let outcome = try run("check", "--no-cache")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("A.swift:1:8: error:"))
    }

    // MARK: Templates

    private func app() throws -> URL {
        try #require(try run("new", "Trip").code == 0)
        let app = scratch.folder.appending(path: "Trip")
        try FileManager.default.createDirectory(
            at: app.appending(path: ".scenery/templates/vip"), withIntermediateDirectories: true)
        return app
    }

    @Test("a template that would not end is refused with its file and what to do, and nothing is written")
    func templates() throws {
        let app = try app()
        let deep = String(repeating: "{% if scene %}", count: 5_000)
        for (text, message) in [
            ("{% include \"Models.stencil\" %}", "is included more than 16 deep; does it include itself?"),
            ("{% for i in 1...2000000000 %}x{% endfor %}", "a number of the range in line 1 has 10 digits"),
            ("{{ 99999999991...1 }}", "a number of the range in line 1 has 11 digits"),
            ("{% if 1...99999 %}x{% endif %}", "a number of the range in line 1 has 5 digits"),
            (
                "{% for i in 1...1e9 %}x{% endfor %}",
                "the number 1e9 of the range in line 1 is not written in digits"
            ),
            (
                "{% for i in 1...1e9-%}x{% endfor %}",
                "the number 1e9 of the range in line 1 is not written in digits"
            ),
            ("{%-for i in 1...99999-%}x{% endfor %}", "a number of the range in line 1 has 5 digits"),
            (
                "{% for i in 0x7FFFFFFF...1 %}x{% endfor %}",
                "the number 0x7FFFFFFF of the range in line 1 is not"
            ),
            ("{{ -inf...1 }}", "the number -inf of the range in line 1 is not written in digits"),
            (
                String(repeating: "{% for i in 1...9999 %}", count: 4) + "x"
                    + String(repeating: "{% endfor %}", count: 4), "more than 33554432 bytes of work"
            ),
            (
                "{% for i in 1...9999 %}{% include \"Big.stencil\" %}{% endfor %}",
                "more than 33554432 bytes of work"
            ),
            (deep + String(repeating: "{% endif %}", count: 5_000), "which is more than 65536"),
            (String(repeating: "{% if scene %}", count: 50) + "x", "are nested 33 deep"),
            (String(repeating: "{{ scene }}\n", count: 3_000), "which is more than 2000"),
            ("{{ scene|indent:2000000000 }}", "the filter \"indent\" takes a width of at most 200"),
            ("{% extends \"Models.stencil\" %}", "\"extends\" is not supported"),
            ("{% if \(String(repeating: "not ", count: 2_000))scene %}x{% endif %}", "has 8014 bytes"),
        ] {
            try Data(text.utf8).write(to: app.appending(path: ".scenery/templates/vip/Models.stencil"))
            try Data(String(repeating: "x", count: 60_000).utf8).write(
                to: app.appending(path: ".scenery/templates/vip/RoleTestsHead.stencil"))
            let named = text.replacing("Big.stencil", with: "RoleTestsHead.stencil")
            try Data(named.utf8).write(to: app.appending(path: ".scenery/templates/vip/Models.stencil"))
            let outcome = try Tool.run("generate", "scene", "Alpha", in: app)
            #expect(outcome.code == 2, "\(text.prefix(60))")
            #expect(outcome.errors.contains(message), "\(text.prefix(60)): \(outcome.errors.prefix(400))")
            #expect(!scratch.has("Trip/Sources/TripScenes/Alpha"))
        }
    }

    @Test("a template or a style that is a link out of the project is refused")
    func links() throws {
        let app = try app()
        try scratch.write("secret", to: "secret.txt")
        let link = app.appending(path: ".scenery/templates/vip/Models.stencil").path()
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: scratch.folder.appending(path: "secret.txt").path())
        let outcome = try Tool.run("generate", "scene", "Alpha", in: app)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("a symbolic link leads out of the project"))
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createDirectory(
            at: app.appending(path: ".scenery/styles"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: app.appending(path: ".scenery/styles/etc").path(), withDestinationPath: "/etc")
        let style = try Tool.run("generate", "scene", "Alpha", "--style", "etc", in: app)
        #expect(style.code == 2)
        #expect(!style.errors.contains("root:"))
        #expect(
            style.errors.contains("leads out of the project"))
    }
}
