import Foundation
import Testing

/// Plants a fault of each rule that has a fix into an app, has them mended, and builds and tests what comes of it.
@Suite("fixes in a generated app") struct GeneratedFixTests {
    private struct Fault {
        let rule: String
        let file: String
        let changes: [(old: String, new: String)]
    }

    private static let faults = [
        Fault(
            rule: "back-reference-strong", file: "Sources/TripScenes/Home/HomePresenter.swift",
            changes: [("weak var view", "var view")]),
        Fault(
            rule: "owner-reference-weak", file: "Sources/TripScenes/About/AboutInteractor.swift",
            changes: [
                (
                    "private let presenter: any AboutPresenting",
                    "private weak var presenter: (any AboutPresenting)?"
                ),
                ("presenter.present(", "presenter?.present("),
            ]),
        Fault(
            rule: "interaction-not-final", file: "Sources/TripScenes/Door/DoorInteraction.swift",
            changes: [("final class", "class")]),
        Fault(
            rule: "renderable-mutable", file: "Sources/TripScenes/Door/DoorRenderable.swift",
            changes: [("let title", "var title")]),
        Fault(
            rule: "component-leaks-internals", file: "Sources/Components/Payments/PaymentsComponent.swift",
            changes: [
                ("final class", "public final class")
            ]),
        Fault(
            rule: "unused-suppression", file: "Sources/TripScenes/Home/HomeRouter.swift",
            changes: [
                ("final class", "// scenery:ignore router-decides because it once did\nfinal class")
            ]),
    ]

    @Test("compile and pass its tests, and nothing is left to find")
    func green() throws {
        let scratch = try Scratch()
        let app = scratch.folder.appending(path: "Trip")
        for arguments in [
            ["new", "Trip", "--scenery", Scratch.repository.path()], ["generate", "scene", "About"],
            ["generate", "scene", "Door", "--style", "simple"], ["generate", "component", "Payments"],
        ] {
            let made = try Tool.run(Tool.binary, arguments, in: arguments[0] == "new" ? scratch.folder : app)
            try #require(made.code == 0, "\(made.errors)")
        }
        #expect(try Tool.run("check", in: app).code == 0)
        for fault in Self.faults { try plant(fault, in: app) }
        let found = try Tool.run("check", "--format", "github", in: app)
        for fault in Self.faults {
            #expect(
                found.output.contains("file=\(fault.file),") && found.output.contains("title=\(fault.rule)::")
            )
        }
        let mended = try Tool.run("check", "--fix", in: app)
        #expect(mended.code == 0, "\(mended.output)\(mended.errors)")
        let build = Scratch.repository.appending(path: ".build/generated").path(percentEncoded: false)
        let tests = try Tool.run(
            URL(filePath: "/usr/bin/env"),
            ["swift", "test", "--scratch-path", build, "-Xswiftc", "-warnings-as-errors"], in: app)
        #expect(tests.code == 0, "\(tests.output.suffix(4000))\(tests.errors.suffix(4000))")
    }

    private func plant(_ fault: Fault, in app: URL) throws {
        let file = app.appending(path: fault.file)
        var text = try String(contentsOf: file, encoding: .utf8)
        for (old, new) in fault.changes {
            try #require(text.contains(old), "\(fault.file) has no \(old)")
            text = text.replacingOccurrences(of: old, with: new)
        }
        try Data(text.utf8).write(to: file)
    }
}
