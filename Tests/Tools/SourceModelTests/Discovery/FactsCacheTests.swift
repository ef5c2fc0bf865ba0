import Foundation
import Testing

@testable import SourceModel

@Suite("Facts kept between runs")
struct FactsCacheTests {
    private static let code = #"""
        @testable import Core
        public import struct Kit.Thing
        // scenery:ignore rule because of this
        @MainActor public final class A<T: P & Q>: Base, Showing where T.E == Int {
            weak var view: (any View)?
            private(set) lazy var map: [String: [Int?]] = [:]
            var f: (_ x: inout Int, String...) async throws -> Void = { _ in }
            let made = Module.Worker<Int>()
            init?(x: Int = makeDefault()) throws { guard let y = x as? B, y != nil else { return nil } }
            func run<U>(_ u: repeat each U, _ m: A.Type, n: ~Copyable) async rethrows -> some View {
                service.load { [weak self, unowned(unsafe) b = self.b] r in
                    switch r { case .success(let v): self?.show(v); case .failure: break }
                } done: { }
                guard error == nil else { return }
                do { try! a() } catch let e as MyError { log(e); throw e } catch { }
                load(failure: { _ in })
                let z = p > 3 ? q.r! : .init(1, name: "text")
                self.x = z; for i in list where i.ok { }; _ = #selector(go); return await w
                #if DEBUG
                log(z * 2)
                #endif
            }
            enum E: Int { case a, b(x: Int, String) }
            func later() { save(self.x ?? makeOne()) }
        }
        #if DEBUG
        protocol P: AnyObject { associatedtype X: Codable; var v: X { get } }
        #endif
        typealias L<T> = (T, name: Int)
        func free() {}
        print("top")
        """#

    @Test("facts are the same after they were written as bytes and read again")
    func serialization() {
        let facts = read(Self.code, path: "A.swift")
        let again = FileFacts(SerializedBytes(facts.serialized()), path: "A.swift", keepsBodies: true)
        #expect(again.declarations == facts.declarations)
        #expect(again.globals == facts.globals)
        #expect(again.imports == facts.imports && again.aliases == facts.aliases)
        #expect(again.comments == facts.comments && again.problems == facts.problems)
        #expect(again.topLevel == facts.topLevel && again.lineCount == facts.lineCount)
        #expect(facts.declarations[0].members.last(where: { $0.name == "run" })?.body?.closures.count == 3)
        var left = facts
        _ = left.serialize(keepsBodies: false)
        #expect(left.declarations == facts.declarations && left.globals == facts.globals)
        #expect(facts.topLevel != nil && !facts.comments.isEmpty && facts.problems.isEmpty)
    }

    @Test("every property of a fact is written: a new one has to be added to its serialization and here")
    func properties() throws {
        let facts = read(Self.code, path: "A.swift")
        let a = facts.declarations[0]
        let run = try #require(a.members.last { $0.name == "run" }?.body)
        let values: [Any] = [
            a, a.members[0], run, run.calls[0], run.calls[0].callee, run.calls[0].arguments[0], run.uses[0],
            run.types[0], run.locals[0], run.assignments[0], run.closures[0], run.closures[0].captures[0],
            run.forced[0], run.branches[0], run.calculations[0], run.catches[0], run.errorChecks[0],
            run.conditional[0], run.defaults,
            facts.imports[0], facts.aliases[0],
            facts.comments[0], a.generics[0], a.constraints[0], EffectsFact(),
        ]
        #expect(values.map { Mirror(reflecting: $0).children.count } == Self.counts)
        #expect(
            Mirror(reflecting: facts).children.compactMap(\.label) == [
                "path", "imports", "protocols", "types", "aliases", "marks", "declarations", "globals",
                "topLevel", "comments",
                "lineCount", "isGenerated", "problems",
                // That of one session, which is not written.
                "number",
            ])
    }

    private static let counts = [
        14, 17, 15, 9, 3, 2, 5, 4, 12, 4, 8, 3, 7, 8, 3, 16, 4, 2, 2, 6, 5, 4, 3, 3, 3,
    ]

    @Test("a second run takes over what did not change and reads what did")
    func secondRun() throws {
        let project = try TemporaryProject(["A.swift": Self.code, "B.swift": "class B {}"])
        let reader = ProjectReader(
            root: project.root, cache: .init(path: project.root + "/.cache/facts", version: "1"))
        #expect(try reader.read().filesFromCache == 0)
        let second = try reader.read()
        #expect(second.filesFromCache == 2)
        #expect(second.modules[0].files[0].declarations == read(Self.code, path: "A.swift").declarations)
        try project.write("class C {}", to: "B.swift")
        let third = try reader.read()
        #expect(third.filesFromCache == 1)
        #expect(third.modules[0].files[1].declarations.map(\.name) == ["C"])
        #expect(try reader.read().filesFromCache == 2)
    }

    @Test("a file that was only touched is taken over by its content")
    func touched() throws {
        let project = try TemporaryProject(["A.swift": Self.code])
        let reader = ProjectReader(
            root: project.root, cache: .init(path: project.root + "/.facts", version: "1"))
        _ = try reader.read()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: project.root + "/A.swift")
        #expect(try reader.read().filesFromCache == 1)
    }

    @Test("a cache of another version, a damaged or cut one is as none")
    func damaged() throws {
        let project = try TemporaryProject(["A.swift": Self.code, "B.swift": "class B {}"])
        let path = project.root + "/.facts"
        let reader = ProjectReader(root: project.root, cache: .init(path: path, version: "1"))
        _ = try reader.read()
        let other = ProjectReader(root: project.root, cache: .init(path: path, version: "2"))
        #expect(try other.read().filesFromCache == 0)
        let good = try Data(contentsOf: URL(filePath: path))
        let expected = try ProjectReader(root: project.root).read().modules[0].files.map(\.declarations)
        for position in stride(from: 0, to: good.count, by: 97) {
            var bad = good
            bad[position] ^= 0x5A
            try bad.write(to: URL(filePath: path))
            #expect(try other.read().modules[0].files.map(\.declarations) == expected)
        }
        for length in [0, 1, 39, 40, 41, good.count / 2, good.count - 1] {
            try good.prefix(length).write(to: URL(filePath: path))
            #expect(try other.read().modules[0].files.map(\.declarations) == expected)
        }
    }

    @Test("a small change is kept beside the rest, and counts only together with it")
    func smallChange() throws {
        let files = (0..<30).map { ("F\($0).swift", "class C\($0) {}") }
        let project = try TemporaryProject(Dictionary(uniqueKeysWithValues: files))
        let path = project.root + "/.facts"
        let reader = ProjectReader(root: project.root, cache: .init(path: path, version: "1"))
        _ = try reader.read()
        let first = try Data(contentsOf: URL(filePath: path))
        try project.write("class Other {}", to: "F3.swift")
        #expect(try reader.read().filesFromCache == 29)
        #expect(try Data(contentsOf: URL(filePath: path)) == first)
        #expect(try reader.read().filesFromCache == 30)
        try FileManager.default.removeItem(atPath: path)
        #expect(try reader.read().filesFromCache == 0)
        for number in 0..<20 { try project.write("class Again\(number) {}", to: "F\(number).swift") }
        #expect(try reader.read().filesFromCache == 10)
        #expect(!FileManager.default.fileExists(atPath: path + "-changed"))
        #expect(try reader.read().modules[0].files.flatMap(\.declarations).map(\.name).contains("Again7"))
    }

    @Test("a body tells what is in it without being read, the same as the body itself does")
    func traits() {
        let facts = read(Self.code, path: "A.swift")
        let again = FileFacts(SerializedBytes(facts.serialized()), path: "A.swift", keepsBodies: false)
        let members = again.declarations.flatMap(\.members) + again.globals
        for member in members { #expect(member.traits == (member.body.map(BodyTraits.init(of:)) ?? [])) }
        let run = members.last { $0.name == "run" }
        #expect(run?.traits == [.calls, .branches, .catches, .forced, .assignments, .calculates])
        #expect(run?.bodyMayName(NameQuery(["load", "nothing"])) == true)
        #expect(run?.bodyMayName(NameQuery(["nothing", "noSuch", "x1"])) == false)
    }

    @Test("many runs at once leave a whole cache")
    func concurrent() async throws {
        let project = try TemporaryProject(["A.swift": Self.code, "B.swift": "class B {}"])
        let reader = ProjectReader(
            root: project.root, cache: .init(path: project.root + "/.facts", version: "1"))
        let counts = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { (try? reader.read().modules[0].files.count) ?? 0 } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 2, count: 8))
        #expect(try reader.read().filesFromCache == 2)
    }

    @Test("a large project's facts are kept as bytes and say the same")
    func compact() throws {
        let project = try TemporaryProject(["A.swift": Self.code])
        var reader = ProjectReader(root: project.root)
        let whole = try reader.read().modules[0].files[0]
        reader.compactFrom = 1
        #expect(try reader.read().modules[0].files[0].declarations == whole.declarations)
    }
}
