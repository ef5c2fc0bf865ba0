import SceneryScreens
import SwiftUIStandIn
import Testing
import VerifiedSwiftUI

@MainActor @Suite("Fields in the SwiftUI host") struct FieldTests {
    private let view = FormView()
    private let app: SceneryAppView

    init() {
        let navigator = SceneNavigator(root: view)
        app = SceneryAppView(
            HostedApp("Form") { _ in
                HostedApp.Start(scenes: SceneRegistry([]), navigator: navigator)
            })
    }

    private var nodes: [Node] { render(app).all }

    /// What the modifiers around the field of a kind say.
    private func traits(of kind: ScreenField.Kind) throws -> [String: String] {
        let fields = nodes.filter { $0.kind == "accessibilityIdentifier" && $0.text == kind.rawValue }
        let field = try #require(fields.first)
        return Dictionary(field.all.map { ($0.kind, $0.text) }) { first, _ in first }
    }

    @Test("a password is typed into a secure field, and no character of it is drawn")
    func password() throws {
        #expect(try traits(of: .password)["TextField"] == nil)
        let secret = try #require(nodes.first { $0.kind == "SecureField" })
        #expect(secret.all.map(\.text) == ["", "password"])
        for kind in [ScreenField.Kind.text, .number, .email, .search] {
            #expect(try traits(of: kind)["SecureField"] == nil)
        }
    }

    @Test("what is typed into a secure field is submitted")
    func submit() throws {
        let nodes = nodes
        let submits = nodes.filter { node in
            node.kind == "onSubmit" && node.all.contains { $0.kind == "SecureField" }
        }
        let submit = try #require(submits.last)
        submit.all.first { $0.type != nil }?.type?("hunter2")
        submit.action?()
        #expect(view.submitted == ["hunter2"])
    }

    @Test("each kind has its keyboard, content type and capitalization", arguments: Expectation.all)
    func kinds(_ expected: Expectation) throws {
        let traits = try traits(of: expected.kind)
        #expect(traits["keyboardType"] == expected.keyboard)
        #expect(traits["textContentType"] == expected.contentType)
        #expect(traits["textInputAutocapitalization"] == expected.capitals)
        #expect(traits["autocorrectionDisabled"] == "\(!expected.isCorrected)")
        #expect(traits["submitLabel"] == (expected.kind == .search ? "search" : "return"))
    }

    @Test("a placeholder is the field's prompt")
    func prompt() {
        #expect(nodes.contains { $0.kind == "TextField" && $0.all.contains { $0.text == "a@b.example" } })
    }
}

struct Expectation: Sendable {
    let kind: ScreenField.Kind
    let keyboard: String
    let contentType: String
    let capitals: String
    let isCorrected: Bool

    static let all = [
        Expectation(
            kind: .text, keyboard: "default", contentType: "", capitals: "sentences", isCorrected: true),
        Expectation(
            kind: .number, keyboard: "numbersAndPunctuation", contentType: "", capitals: "never",
            isCorrected: false),
        Expectation(
            kind: .email, keyboard: "emailAddress", contentType: "email", capitals: "never",
            isCorrected: false),
        Expectation(
            kind: .password, keyboard: "default", contentType: "password", capitals: "never",
            isCorrected: false),
        Expectation(
            kind: .search, keyboard: "default", contentType: "", capitals: "never", isCorrected: true),
    ]
}

@MainActor final class FormView: ScreenView {
    let stage = Stage("Form")
    private(set) var submitted: [String] = []

    init() {
        stage.show("Form") {
            ScreenField("text").id("text")
            ScreenField("number", kind: .number).id("number")
            ScreenField("email", placeholder: "a@b.example", kind: .email).id("email")
            ScreenField("password", kind: .password) { [weak self] in self?.submitted.append($0) }
                .id("password")
            ScreenField("search", kind: .search).id("search")
        }
    }
}
