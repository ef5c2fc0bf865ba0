import Foundation
import Testing

@Suite("Two commands at once") struct ConcurrentCommandsTests {
    @Test("scenes that are generated at the same time all get their lines")
    func scenes() throws {
        let scratch = try Scratch()
        #expect(try Tool.run("new", "Trip", in: scratch.folder).code == 0)
        let app = scratch.folder.appending(path: "Trip")
        for number in 0..<8 {
            try generate(["Alpha\(number)", "Beta\(number)", "Gamma\(number)"], in: app)
        }
        let list = try scratch.text("Trip/Sources/Trip/SceneCatalog.swift")
        let dependencies = try scratch.text("Trip/Sources/Trip/Dependencies.swift")
        for name in ["Alpha", "Beta", "Gamma"] {
            for number in 0..<8 { #expect(list.contains("SceneRegistry.Entry(\(name)\(number)Route.self)")) }
            let manager = "var \(name.lowercased())Manager: "
            #expect(dependencies.components(separatedBy: manager).count == 2)
        }
        #expect(!scratch.has("Trip/.scenery-transaction"))
    }

    private func generate(_ scenes: [String], in app: URL) throws {
        let runs = try scenes.map {
            try Tool.Run(
                Tool.binary, ["generate", "scene", $0, "--needs", String($0.dropLast())], in: app)
        }
        for run in runs {
            let outcome = try run.outcome()
            #expect(outcome.code == 0, "\(outcome.errors)")
        }
    }

    @Test(
        "a check waits for the style that another command is writing",
        arguments: [["check"], ["check", "--write-baseline"]])
    func halfWritten(_ check: [String]) throws {
        let scratch = try Scratch()
        #expect(try Tool.run("new", "Trip", in: scratch.folder).code == 0)
        let app = scratch.folder.appending(path: "Trip")
        #expect(try Tool.run("style", "eject", "vip", in: app).code == 0)
        let style = app.appending(path: ".scenery/styles/vip/style.yml")
        let late = app.appending(path: "style.yml")
        try FileManager.default.moveItem(at: style, to: late)
        #expect(try Tool.run(Tool.binary, check, in: app).code == 2)

        try scratch.write("", to: "Trip/.scenery-transaction/lock")
        let lock = open(app.appending(path: ".scenery-transaction/lock").path(), O_RDWR | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX) == 0)
        let run = try Tool.Run(Tool.binary, check, in: app)
        Thread.sleep(forTimeInterval: 0.5)
        try FileManager.default.moveItem(at: late, to: style)
        close(lock)
        let outcome = try run.outcome()
        #expect(outcome.code < 2, "\(outcome.errors)")
    }

    @Test("a file with CRLF keeps its line ends")
    func lineEnds() throws {
        let scratch = try Scratch()
        #expect(try Tool.run("new", "Trip", in: scratch.folder).code == 0)
        let path = "Trip/Sources/Trip/SceneCatalog.swift"
        let before = try scratch.text(path).replacing("\n", with: "\r\n")
        try scratch.write(before, to: path)
        let made = try Tool.run("generate", "scene", "Alpha", in: scratch.folder.appending(path: "Trip"))
        #expect(made.code == 0)
        let after = try scratch.text(path)
        let added = after.unicodeScalars.count { $0 == "\n" } - before.unicodeScalars.count { $0 == "\n" }
        #expect(added == 1)
        #expect(!after.replacing("\r\n", with: "").unicodeScalars.contains("\n"))
        #expect(after.hasPrefix(String(before.prefix(40))))
    }
}
