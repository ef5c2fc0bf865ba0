import MockGenerator
import Testing

@Suite("Mocks from sources")
struct MockGeneratorTests {
    private func mocks(_ text: String, _ options: MockOptions = MockOptions()) throws -> MockOutput {
        try MockGenerator.mocks(of: [SourceFile(path: "Scene.swift", text: text)], options: options)
    }

    @Test("A boundary's mock has a stub for each method, named after the method and its labels")
    func methods() throws {
        let output = try mocks(
            """
            @MainActor protocol AboutPresenting: Boundary {
                func present(_ about: About)
                func present(error: any Error)
            }
            """)
        #expect(output.mocks == ["AboutPresentingMock"])
        #expect(output.text.contains("nonisolated let onPresent = Stub<About, Void, Never>"))
        #expect(output.text.contains("nonisolated let onPresentError = Stub<any Error, Void, Never>"))
        #expect(output.diagnostics.isEmpty)
    }

    @Test("A protocol that neither refines Boundary nor is annotated has no mock")
    func selection() throws {
        let output = try mocks("protocol Plain {}\n/// scenery:mock\nprotocol Marked {}")
        #expect(output.mocks == ["MarkedMock"])
    }

    @Test("A list of the conforming type is an array of mocks, on whichever side of == Self is")
    func ownElements() throws {
        for rule in ["Family.Element == Self", "Self == Self.Family.Element"] {
            let output = try mocks(
                "/// @mockable\nprotocol Member { associatedtype Family: Collection where \(rule)\nfunc all() -> Family }"
            )
            #expect(output.text.contains("final class MemberMock: Member"), "\(rule)")
            #expect(output.text.contains("typealias Family = [MemberMock]"), "\(rule)")
        }
    }

    @Test("An overload added after a method renames no stub")
    func overloads() throws {
        let output = try mocks(
            """
            protocol Showing: Boundary {
                func show(_ ride: Ride)
                func show(_ about: About)
            }
            """)
        #expect(output.text.contains("let onShow = Stub<Ride, Void, Never>"))
        #expect(output.text.contains("let onShowAbout = Stub<About, Void, Never>"))
    }

    @Test("Requirements of the runtime's boundaries are known without their sources")
    func known() throws {
        let output = try mocks("@MainActor protocol Interacting: SceneLifecycle { func tapped() }")
        #expect(output.text.contains("func viewWillAppear(_ animated: Bool)"))
    }

    @Test("A stub of a member that returns a function has a function to return without an answer")
    func functions() throws {
        let output = try mocks(
            """
            protocol Loading: Boundary {
                func loader(for id: Int) -> @Sendable (Int, String) async throws -> Ride
                var done: () -> Void { get }
            }
            """)
        let member = "Loading.loader(for:)"
        #expect(
            output.text.contains(
                "\"\(member)\", standIn: { { _, _ in SceneryTestKit.placeholderValue(by: \"\(member)\") } }"))
        #expect(output.text.contains("\"Loading.done\", standIn: { {} }"))
    }

    @Test("The protocols of a cycle are refused with their names, and the others are mocked")
    func cycle() throws {
        let output = try mocks(
            "protocol A: B {}\nprotocol B: A {}\nprotocol C {}", MockOptions(only: ["*"]))
        #expect(output.mocks == ["CMock"])
        #expect(
            output.diagnostics.map(\.message) == [
                MockError.cyclicInheritance(["A", "B", "A"]).description,
                MockError.cyclicInheritance(["B", "A", "B"]).description,
            ])
    }

    @Test("Protocols of one name in different branches of one #if are both mocked")
    func branches() throws {
        let output = try mocks(
            "#if os(Linux)\nprotocol P: Boundary { func a() }\n#else\nprotocol P: Boundary { func b() }\n#endif"
        )
        #expect(output.mocks == ["PMock", "PMock"] && output.diagnostics.isEmpty)
        let other = try mocks(
            "#if A\nprotocol P: Boundary { func a() }\n#endif\n#if B\nprotocol P: Boundary { func b() }\n#endif"
        )
        #expect(other.mocks.isEmpty && other.diagnostics.count == 2)
    }

    @Test("A protocol refines one of its own name in the module that it names", arguments: [false, true])
    func otherModule(reversed: Bool) throws {
        let own = SourceFile(
            path: "Sources/App/Store.swift", text: "protocol Store: Core.Store, Boundary { func own() }")
        let parents = ["Core", "Legacy"].map {
            SourceFile(path: "Sources/\($0)/Store.swift", text: "public protocol Store { func of\($0)() }")
        }
        let sources = reversed ? parents.reversed() + [own] : [own] + parents
        let output = try MockGenerator.mocks(of: sources)
        #expect(output.diagnostics.isEmpty, "\(output.diagnostics)")
        #expect(output.text.contains("func ofCore()") && !output.text.contains("func ofLegacy()"))
    }

    @Test("A parent of the protocol's own name whose module is not among the sources is no cycle")
    func unknownModule() throws {
        let output = try mocks("protocol Store: Core.Store, Boundary { func own() }")
        #expect(output.diagnostics.map(\.message).first?.contains("refines \"Core.Store\", whose") == true)
    }

    @Test("A project's own protocol of a name of the standard library has its associated type inferred too")
    func ownIdentifiable() throws {
        let output = try mocks(
            """
            protocol Identifiable { associatedtype ID: Hashable; var id: ID { get } }
            protocol Row: Identifiable, Boundary { associatedtype Key: Equatable; var id: Key { get } }
            """)
        #expect(output.text.contains("class RowMock<Key: Equatable & Hashable>: Row"))
    }

    @Test("A private protocol of the same name in another file is not a parent")
    func privateNamesake() throws {
        let output = try MockGenerator.mocks(of: [
            SourceFile(path: "A.swift", text: "protocol Base { func shared() }"),
            SourceFile(path: "B.swift", text: "protocol Leaf: Base, Boundary {}"),
            SourceFile(path: "C.swift", text: "private protocol Base { func hidden() }"),
        ])
        #expect(output.diagnostics.isEmpty && output.text.contains("func shared()"))
        #expect(!output.text.contains("func hidden()"))
    }

    @Test("An unknown name is rejected with the nearest known name")
    func unknown() {
        #expect(throws: MockError.unknownProtocol("Presentin", nearest: "Presenting")) {
            try mocks("protocol Presenting {}", MockOptions(only: ["Presentin"]))
        }
    }
}
