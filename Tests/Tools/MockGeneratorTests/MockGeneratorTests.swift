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

    @Test("A cycle of protocols is reported with their names")
    func cycle() {
        #expect(throws: MockError.cyclicInheritance(["A", "B", "A"])) {
            try mocks("protocol A: B {}\nprotocol B: A {}")
        }
    }

    @Test("An unknown name is rejected with the nearest known name")
    func unknown() {
        #expect(throws: MockError.unknownProtocol("Presentin", nearest: "Presenting")) {
            try mocks("protocol Presenting {}", MockOptions(only: ["Presentin"]))
        }
    }
}
