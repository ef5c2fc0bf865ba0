import Foundation
import Testing

/// Builds and tests what was made, with the Swift compiler. They share one scratch folder, so that
/// the runtime is built once.
@Suite("a generated app", .serialized) struct GeneratedAppTests {
    private static let awkward = [
        "about us", "class", "Type", "view", "étoile", "日本", "String", "Data", "self", "URL list 2",
    ]

    @Test(
        "has green tests and no warnings, also with ten awkward names more",
        arguments: [
            ("vip", false), ("viper", true), ("simple", false), ("mvvm", true), ("cleanswift", false),
        ])
    func green(_ style: String, _ isolatesByDefault: Bool) throws {
        let scratch = try Scratch()
        #expect(
            try Tool.run("new", "Trip", "--scenery", Scratch.repository.path(), in: scratch.folder).code == 0)
        let app = scratch.folder.appending(path: "Trip")
        try addCleanSwift(to: app)
        for (index, name) in Self.awkward.enumerated() {
            let extra =
                index % 3 == 0
                ? ["--needs", "RideManager", "--shows", "class:String,price:Decimal,day:Date?,links:[URL]"]
                : []
            // A style of a team has templates of its own, which need not know of values.
            let events =
                index % 2 == 0 && style != "cleanswift"
                ? [
                    "--events",
                    "emailEdited:String,rowTapped:Int,closeTapped:Bool,classChanged:Double,reload",
                ] : []
            let made = try Tool.run(
                Tool.binary, ["generate", "scene", name, "--style", style] + extra + events, in: app)
            #expect(made.code == 0, "\(name): \(made.errors)")
        }
        if style == "mvvm" {
            #expect(try Tool.run("generate", "component", "Payments", in: app).code == 0)
            #expect(try Tool.run("generate", "widget", "Clock", in: app).code == 0)
        }
        if isolatesByDefault { try isolate(app) }
        let build = Scratch.repository.appending(path: ".build/generated")
        let outcome = try Tool.run(
            URL(filePath: "/usr/bin/env"),
            [
                "swift", "test", "--scratch-path", build.path(percentEncoded: false), "-Xswiftc",
                "-warnings-as-errors",
            ],
            in: app)
        #expect(outcome.code == 0, "\(outcome.output.suffix(4000))\(outcome.errors.suffix(4000))")
    }

    private func addCleanSwift(to app: URL) throws {
        let styles = app.appending(path: ".scenery/styles")
        try FileManager.default.createDirectory(at: styles, withIntermediateDirectories: true)
        let fixture = Scratch.repository.appending(
            path: "Tests/Tools/SceneGeneratorTests/Fixtures/cleanswift")
        try FileManager.default.copyItem(at: fixture, to: styles.appending(path: "cleanswift"))
    }

    /// Everything in the app is on the main actor unless it says otherwise.
    private func isolate(_ app: URL) throws {
        let manifest = app.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8).replacingOccurrences(
            of: "let settings: [SwiftSetting] = [",
            with: "let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self),")
        try Data(text.utf8).write(to: manifest)
    }
}
