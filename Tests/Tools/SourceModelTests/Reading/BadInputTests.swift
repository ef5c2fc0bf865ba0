import SourceModel
import Testing

@Suite("Files that are no good Swift")
struct BadInputTests {
    @Test("an empty file has no facts and no problems")
    func empty() {
        let facts = read("")
        #expect(
            facts.declarations.isEmpty && facts.problems.isEmpty && facts.lineCount == 0
                && facts.topLevel == nil)
    }

    @Test("what does not parse is told with its place, and the rest is read")
    func broken() {
        let facts = read(
            """
            class A { func f( { }
            }
            class B { let x = 1 }
            """)
        #expect(!facts.problems.isEmpty)
        #expect(facts.problems[0].location.line == 1)
        #expect(facts.declarations.map(\.name).contains("B"))
    }

    @Test(
        "what Swift 5 or Swift 6 takes is valid",
        arguments: [
            "@available (iOS 13, *)\nclass A {}", "let a: @MainActor(Bool) -> Void = { _ in }",
            "func a(_ b: @escaping(Int) -> Void) {}", "@available(*, deprecated)\nfunc a() {}",
            "func a(_ b: @MainActor () -> Void) {}",
            "typealias A = @Sendable(Int, String) async throws -> Bool",
        ])
    func eitherMode(_ code: String) {
        let facts = read(code)
        #expect(facts.problems.isEmpty, "\(facts.problems)")
        #expect(facts.declarations.count + facts.globals.count + facts.aliases.count == 1)
    }

    @Test("what only the compiler takes is read in another spelling, and no line moves")
    func respelled() {
        let facts = read(
            """
            func a() {
                act(#selector
                    (Home.b(_:)))
                all.forEach {
                    ($0 as? Home)?.c()
                    for d in e { d.f() }
                }
                g()
            }
            """)
        #expect(facts.problems.isEmpty, "\(facts.problems)")
        let calls = facts.globals[0].body?.calls ?? []
        #expect(calls.first { $0.callee.names == ["c"] || $0.callee.names.last == "c" }?.location.line == 5)
        #expect(calls.first { $0.callee.names == ["g"] }?.location.line == 8)
    }

    @Test("what neither mode takes is a problem, at its place")
    func noMode() {
        let facts = read("@available (iOS 13, *)\nclass A { let = 1 }")
        #expect(facts.problems.map(\.location.line) == [2])
    }

    @Test("line ends of Windows and a byte order mark change no line and no name")
    func windows() {
        let facts = read("\u{FEFF}class A {\r\n    let b = 1\r\n    func c() { d() }\r\n}\r\n")
        #expect(facts.declarations[0].members.map(\.location.line) == [2, 3])
        #expect(facts.declarations[0].members[1].body?.calls[0].location.column == 16)
        #expect(facts.lineCount == 4)
        #expect(facts.problems.isEmpty)
    }

    @Test("bytes that are no text are a problem, not a crash")
    func binary() {
        let text = String(decoding: (0..<4_000).map { UInt8(truncatingIfNeeded: $0 &* 37) }, as: UTF8.self)
        #expect(!read(text).problems.isEmpty)
    }

    @Test("a chain of thousands of calls costs no stack")
    func chain() {
        let facts = read("let x = a" + String(repeating: ".b()", count: 5_000))
        #expect(facts.globals[0].body?.calls.count == 5_000)
    }

    @Test("thousands of operators in a row are read")
    func operators() {
        let facts = read("let x = a" + String(repeating: " + b.c", count: 5_000))
        #expect(facts.globals[0].body?.uses.count == 5_001)
    }
}
