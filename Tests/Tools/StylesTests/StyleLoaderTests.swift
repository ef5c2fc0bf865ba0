import Foundation
import Testing

@testable import Styles

@Suite("a style's folder") struct StyleLoaderTests {
    static let sound = """
        name: house
        summary: Our own.
        roles:
          view: { suffix: View, kind: class, protocol: "{{ scene }}Displaying", platform: host }
          logic: { suffix: Logic }
          builder: { suffix: Builder, kind: enum }
        references:
          - view owns logic
          - logic sees view weakly
        payloads:
          logic to view: view-model
        builder: { call: "{{ scene }}Builder.build({{ arguments }})" }
        templates:
          - { file: All.stencil, makes: "{{ scene }}.swift" }
        """

    @Test("a valid style is read completely")
    func sound() throws {
        let style = try load(Self.sound)
        #expect(style.name == "house")
        #expect(style.roles.map(\.name) == ["view", "logic", "builder"])
        #expect(style.role("logic")?.kind == .class)
        #expect(style.role("view")?.platform == .host)
        #expect(
            style.references == [
                Reference(from: "view", to: "logic", ownership: .strong),
                Reference(from: "logic", to: "view", ownership: .weak),
            ])
        #expect(style.payloads == [Payload(from: "logic", to: "view", kind: .viewModel)])
        #expect(style.templates.map(\.location) == [.sources])
    }

    @Test("what the checker needs to know about roles and references is read too")
    func checkerData() throws {
        let text = Self.sound
            .replacingOccurrences(
                of: "logic: { suffix: Logic }",
                with: "logic: { suffix: Logic, also: [Brain], protocols: [\"{{ scene }}Deciding\"], "
                    + "demands: [final, never-decides], allows: absence }"
            )
            .replacingOccurrences(of: "- view owns logic", with: "- view may own logic")
            .replacingOccurrences(of: "- logic sees view weakly", with: "- logic sees view weakly by use")
        let style = try load(text)
        let logic = try #require(style.role("logic"))
        #expect(logic.suffixes == ["Logic", "Brain"])
        #expect(logic.contracts == ["{{ scene }}Deciding"])
        #expect(logic.demands == [.final, .neverDecides])
        #expect(logic.allows == [.absence])
        #expect(
            style.references == [
                Reference(from: "view", to: "logic", ownership: .strong, isOptional: true),
                Reference(from: "logic", to: "view", ownership: .weak, handover: "use"),
            ])
    }

    @Test("a style that generates nothing needs no templates and no builder's call")
    func checkedOnly() throws {
        let lines = Self.sound.split(separator: "\n", omittingEmptySubsequences: false)
        let text =
            lines.filter {
                !$0.hasPrefix("builder:") && !$0.contains("templates:") && !$0.contains("All.stencil")
            }
            .joined(separator: "\n") + "\nmakes: nothing\n"
        let style = try load(text)
        #expect(style.product == .nothing)
        #expect(style.hasScenes)
    }

    @Test(
        "an error is reported with file, line, key and fix",
        arguments: [
            (
                "summary: Our own.", "sumary: Our own.",
                "house/style.yml:2: sumary: unknown key (did you mean \"summary\"?); use one of"
            ),
            (
                "kind: enum", "kind: enumeration",
                "house/style.yml:6: roles.builder.kind: \"enumeration\" is not known here; use one of class, struct, enum, actor"
            ),
            (
                "view owns logic", "view owns logik",
                "house/style.yml:8: references: no role is named \"logik\" (did you mean \"logic\"?); use one of view, logic, builder"
            ),
            (
                "view owns logic", "view likes logic",
                "house/style.yml:8: references: \"view likes logic\" is not a sentence about references; write ROLE owns ROLE"
            ),
            (
                "view-model", "viewmodel",
                "house/style.yml:11: payloads.logic to view: \"viewmodel\" is not known here (did you mean \"view-model\"?)"
            ),
            (
                "suffix: Logic }", "suffix: Logic, demands: [finale] }",
                "house/style.yml:5: roles.logic.demands: \"finale\" is not known here (did you mean \"final\"?); use one of final"
            ),
            (
                "suffix: Logic }", "suffix: Logic, protocols: [Deciding] }",
                "house/style.yml:5: roles.logic.protocols: \"Deciding\" is the same for every scene; use {{ scene }} in it"
            ),
            (
                "All.stencil", "Al.stencil",
                "house/style.yml:14: templates[1].file: there is no file \"Al.stencil\" in the folder (did you mean \"All.stencil\"?)"
            ),
            (
                "name: house", "name: mansion",
                "house/style.yml:1: name: \"mansion\" is not the folder's name; write name: house"
            ),
            ("  view: {", "  sight: {", "house/style.yml:3: roles: the role \"view\" is missing"),
        ])
    func wrong(_ part: String, _ other: String, _ message: String) throws {
        let text = Self.sound.replacingOccurrences(of: part, with: other)
        let problems = problems(of: text).map(\.description)
        #expect(problems.contains { $0.hasPrefix(message) }, "\(problems)")
    }

    @Test("text that is not YAML is reported with its line")
    func broken() {
        let problem = problems(of: "name: house\nroles: [view\n").first
        #expect(problem?.message.hasPrefix("not readable as YAML") == true)
        #expect(problem?.line != nil)
    }

    @Test("all errors are reported at once")
    func all() {
        #expect(problems(of: "name: house\n").count >= 4)
    }

    @Test("a folder without a manifest says which file is missing")
    func noManifest() {
        #expect(throws: StyleError.self) { try StyleLoader(folder: "empty", files: [:]).load() }
    }

    private func load(_ text: String) throws(StyleError) -> Style {
        try StyleLoader(folder: "house", files: ["style.yml": text, "All.stencil": ""]).load()
    }

    private func problems(of text: String) -> [FileProblem] {
        do throws(StyleError) {
            _ = try load(text)
            return []
        } catch {
            if case .invalid(let problems) = error { return problems }
            return []
        }
    }
}
