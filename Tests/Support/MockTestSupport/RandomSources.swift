/// Generates Swift files that are hard to read without a parser: protocols that refine each other across files, typealiases,
/// and scopes, among comments, literals, and bodies that look like declarations.
package struct RandomSources {
    private var state: UInt64
    private var next = 0

    package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    private mutating func number(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    private mutating func pick<Element>(_ list: [Element]) -> Element { list[number(list.count)] }

    /// The files of one module. Each name is declared once, and every protocol only refines earlier ones.
    package mutating func files(_ count: Int) -> [String] {
        var files = [[String]](repeating: ["import Foundation"], count: count)
        for index in 0..<count where number(3) == 0 { files[index].insert("#!/usr/bin/env swift", at: 0) }
        for _ in 0..<count * 5 {
            files[number(count)].append(piece())
            files[number(count)].append(decoy())
        }
        for index in 0..<count where number(16) == 0 { addSection(to: &files[index]) }
        if number(3) == 0 { files[number(count)].append("protocol AutoMockable {}") }
        return files.map {
            $0.joined(separator: pick(["\n", "\n\n", "\n// {\n", " \n/* } */\n"])) + pick(["", "\n"])
        }
    }

    /// Adds a section around some of a file's declarations, sometimes without an end.
    private mutating func addSection(to pieces: inout [String]) {
        let begin = 2 + number(max(pieces.count - 2, 1))
        let end = begin + 1 + number(4)
        let text = pick(["AutoMockable", "skipped, AutoMockable", "AutoMockable = 1", "other"])
        if end < pieces.count, number(5) > 0 {
            pieces.insert(pick(["// sourcery:end", "//sourcery:end"]), at: end)
        }
        let mark = pick([
            "// sourcery:begin: ", "//sourcery:begin:", "    // sourcery:begin: ", "// sourcery:file: ",
        ])
        pieces.insert(mark + text, at: min(begin, pieces.count))
    }

    // MARK: Declarations

    private mutating func piece() -> String {
        next += 1
        switch number(12) {
        case 0: return "typealias Alias\(next) = \(parents())"
        case 1: return "typealias Done\(next) = (\(name("Model"))) -> Void"
        case 2: return "struct Model\(next)\(pick(["", ": Sendable", ": ~Copyable"])) { var a = \"}\" }"
        case 3: return scoped(protocolText())
        case 4:
            return
                "#if os(Linux) \(pick(["", "&& DEBUG", "|| DEBUG // {"]))\n\(protocolText())\n#else\n\(decoy())\n#endif"
        case 5: return classText()
        case 6: return "@globalActor actor Actor\(next) { static let shared = Actor\(next)() }"
        default: return protocolText()
        }
    }

    private mutating func name(_ kind: String) -> String { "\(kind)\(number(max(next, 1)))" }

    private mutating func parents() -> String {
        pick([
            "Boundary", name("Proto"), name("Alias"), "\(name("Proto")) & Sendable",
            "\(name("Alias")) & \(name("Proto"))", "AutoMockable", "Core.AutoMockable & Sendable",
        ])
    }

    private mutating func protocolText() -> String {
        let own = "Proto\(next)"
        let colon = pick([": ", ":", "\n    :\n", " /* : { */ : "])
        let clause = number(5) == 0 ? " where Self: \(parents())" : number(6) == 0 ? "" : colon + parents()
        let marks = [
            "", "", "/// scenery:mock\n", "/// @mockable\n", "// sourcery: AutoMockable\n", "/* a { */ ",
            "//sourcery: skipped, AutoMockable = 1\n", "/* sourcery: AutoMockable */ ",
            "// sourcery: AutoMockables\n",
        ]
        let front = [
            "", "public ", "@MainActor\n", "@MainActor public ", "@available(macOS 15, *) // why {\n",
            "package\n",
        ]
        let keyword = pick(["protocol \(own)", "protocol\n\(own)", "protocol /* { */ \(own)"])
        return pick(marks) + pick(front) + keyword + clause + " {\(members())}"
    }

    private mutating func members() -> String {
        var lines = [""]
        for index in 0..<number(4) {
            lines.append(
                pick([
                    "func go\(index)(_ model: \(name("Model")))",
                    "var value\(index): \(name("Done"))? { get }",
                    "func ask\(index)(done: @escaping \(name("Done"))) async throws -> Int",
                    "/// } \"\n    init(start\(index): Int)",
                    "@available(*, deprecated, message: \"see https://x.y/{\") func old\(index)()",
                ]))
        }
        if number(4) == 0 { lines.append("typealias Inner\(next) = Int") }
        if number(4) == 0 { lines.append("func inner() -> \(name("Inner"))") }
        return lines.joined(separator: "\n    ") + "\n"
    }

    private mutating func classText() -> String {
        """
        open class Base\(next)\(pick(["", ": Base\(number(next))"])) {
            let text = "{ \\(["}"].joined()) {", done: @Sendable (Int) -> Void = { _ in }
            \(pick(["public ", "required ", ""]))init(a: Int, b: \(name("Done"))? = nil) throws { self.x = { "}" }() }
            class func make() {}
            convenience init() { try! self.init(a: 1) }
            \(decoy())
        }
        @MainActor protocol Proto\(next): Base\(next), Boundary {}
        """
    }

    private mutating func scoped(_ text: String) -> String {
        let scope = pick([
            "enum Scope\(next)", "struct Scope\(next)", "extension Scope\(number(next))",
            "actor Scope\(next)",
        ])
        return "\(scope) {\n\(decoyMember())\n\(text)\nstruct Model\(next) {}\n}"
    }

    // MARK: Decoys

    /// Code that only the parser can read.
    private mutating func puzzle() -> String {
        pick([
            "let regex\(number(9999)) = /[\"{]x/",
            "let hash\(number(9999)) = #/ \" { /#",
            "let ratio\(number(9999)) = 8/(2+2)/1",
            "let one\(number(9999)) = #\"\"\"#",
        ])
    }

    private mutating func decoy() -> String {
        if number(25) == 0 { return puzzle() }
        return pick([
            "// protocol Fake: Boundary {", "/* protocol Fake: Boundary { /* } */ \" */", "/// mock",
            decoyMember(),
            "let long\(number(9999)) = \"\"\"\nprotocol Fake: Boundary { \\(\"}\") \"\nscenery:mock\n\"\"\"",
            "let raw\(number(9999)) = #\"protocol Fake: Boundary { \" \\(x) \"#",
            "let path\(number(9999))" + #" = "\("\(["{"][0])")""#,
            "func local\(number(9999))() {\n    protocol Inside: Boundary {}\n    let a = \"}\" // }\n    struct Model1 {}\n}",
            "let half\(number(9999)) = (4 / 2) // {",
            "enum Kind\(number(9999)) {\n    case package\n    case actor, open\n    case `protocol`\n}",
            "infix operator </>\nfunc </> (one: Int, two: Int) -> Int { one / two }",
            "let list\(number(9999)) = [1, 2].map { $0 / 2 }.filter { $0 > 1 /* } */ }",
            "#if canImport(Nothing)\nimport Nothing\n#endif",
            "@testable import Other", "import struct Foundation.URL; import class Foundation.Bundle",
        ])
    }

    private mutating func decoyMember() -> String {
        pick([
            "static var actor: Int { 1 }",
            "static func protocolName(class: Int, `protocol`: Int = { 3 }()) -> Int { 3 }",
            "static var computed: String { get { \"{\" } set { _ = newValue } }",
            "static let `class` = \\String.self, type = Int.self",
            "private(set) static nonisolated(unsafe) var count = 0",
            "static let closure: @Sendable (Int) -> Int = { value in value / 2 }",
            "typealias Local\(number(9999)) =\n    [Int]",
            "@available(*, deprecated) static func old() throws -> [String: Int] { [:] }",
        ])
    }
}
