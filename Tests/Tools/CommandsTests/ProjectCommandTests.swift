import Foundation
import Testing

@Suite("scenery new --project and scenery generate project") struct ProjectCommandTests {
    @Test("a project is made again as it was, and nothing that is there is overwritten")
    func again() throws {
        let scratch = try Scratch()
        #expect(try Tool.run("new", "Trip", "--hosts", "uikit", in: scratch.folder).code == 0)
        let app = scratch.folder.appending(path: "Trip")
        let file = "Trip/Trip.xcodeproj/project.pbxproj"
        let before = try scratch.text(file)

        try scratch.write("// mine", to: "Trip/App/AppDelegate.swift")
        let refused = try Tool.run("generate", "project", in: app)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("App/"))
        #expect(try scratch.text("Trip/App/AppDelegate.swift") == "// mine")

        for folder in ["App", "Trip.xcodeproj"] {
            try FileManager.default.removeItem(at: app.appending(path: folder))
        }
        #expect(try Tool.run("generate", "project", in: app).code == 0)
        #expect(try scratch.text(file) == before)
        #expect(try Tool.run("check", in: app).code == 0)
    }

    @Test("a wrong kind and an app without a host of Apple's are told what to do")
    func refusals() throws {
        let scratch = try Scratch()
        let unknown = try Tool.run(
            "new", "Trip", "--hosts", "uikit", "--project", "xcodgen", in: scratch.folder)
        #expect(unknown.code == 2)
        #expect(unknown.errors.contains("did you mean \"xcodegen\"?"))
        let without = try Tool.run("new", "Trip", "--project", "xcode", in: scratch.folder)
        #expect(without.code == 2)
        #expect(without.errors.contains("uikit or swiftui"))
        #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "Trip").path()))
        #expect(
            try Tool.run("new", "Trip", "--hosts", "swiftui", "--project", "none", in: scratch.folder).code
                == 0)
        #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "Trip/App").path()))
    }
}
