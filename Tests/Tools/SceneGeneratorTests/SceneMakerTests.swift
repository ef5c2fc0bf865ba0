import FileWriting
import Foundation
import Testing

@testable import SceneGenerator

@Suite("a scene from its name") struct SceneMakerTests {
    private let folder: TemporaryProject
    private let project: Project

    init() throws {
        folder = try TemporaryProject()
        project = try folder.app()
    }

    private func write(_ plan: Plan, overwriting: Bool = false) throws {
        try ProjectWriter(project.root).write(plan.changes, overwriting: overwriting)
    }

    @Test("the same request makes the same bytes", arguments: ["vip", "viper", "simple", "mvvm"])
    func deterministic(_ style: String) throws {
        let request = SceneRequest(
            name: "about us", style: style, shows: ["title", "price:Decimal"], needs: ["Ride"])
        #expect(try SceneMaker(project: project).plan(request) == SceneMaker(project: project).plan(request))
    }

    @Test("vip costs at most 60 lines with its contracts, comments and blank lines not counted")
    func cost() throws {
        let plan = try SceneMaker(project: project).plan(SceneRequest(name: "About", style: "vip"))
        let lines = plan.changes.filter { $0.path.hasPrefix("Sources/TripScenes/") }.flatMap {
            $0.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(lines.count { !$0.isEmpty && !$0.hasPrefix("//") } <= 60)
    }

    @Test(
        "no generated code forces, casts by force or is implicitly unwrapped",
        arguments: ["vip", "viper", "simple", "mvvm"])
    func noForce(_ style: String) throws {
        let request = SceneRequest(
            name: "About", style: style, shows: ["title", "link:URL?"], needs: ["Ride"])
        for change in try SceneMaker(project: project).plan(request).changes {
            #expect(
                change.text.firstMatch(of: /as!|try!|[A-Za-z\)\]]!([^=]|$)|TODO|fatalError/) == nil,
                "\(change.path)")
        }
    }

    @Test("its line is added to the list of scenes at the marker, once")
    func registered() throws {
        let maker = SceneMaker(project: project)
        for _ in 1...2 {
            try write(try maker.plan(SceneRequest(name: "About")), overwriting: true)
        }
        let list = try #require(project.text(of: "Sources/Trip/SceneCatalog.swift"))
        #expect(list.components(separatedBy: "SceneRegistry.Entry(AboutRoute.self)").count == 2)
    }

    @Test("without the marker a note says which line to add")
    func noMarker() throws {
        let list = try #require(project.text(of: "Sources/Trip/SceneCatalog.swift"))
        let stripped = list.replacingOccurrences(of: "// scenery:scenes", with: "")
        try Data(stripped.utf8).write(to: project.root.appending(path: "Sources/Trip/SceneCatalog.swift"))
        let plan = try SceneMaker(project: project).plan(SceneRequest(name: "About"))
        #expect(
            plan.notes.contains {
                $0.contains("SceneRegistry.Entry(AboutRoute.self) { _ in AboutConfigurator.build() },")
            })
        #expect(!plan.changes.contains { $0.isEdit })
    }

    @Test("a missing manager is created too, an existing one is not")
    func managers() throws {
        let maker = SceneMaker(project: project)
        let first = try maker.plan(SceneRequest(name: "About", needs: ["RideManager"]))
        #expect(first.changes.contains { $0.path == "Sources/TripCore/RideManaging.swift" })
        try write(first)
        let second = try maker.plan(SceneRequest(name: "Receipt", needs: ["RideManager"]))
        #expect(!second.changes.contains { $0.path.hasPrefix("Sources/TripCore/") })
        #expect(second.notes.isEmpty)
    }

    @Test("a manager that a person changed is held and not called")
    func changedManager() throws {
        let maker = SceneMaker(project: project)
        try write(try ManagerMaker(project: project).plan("Ride"))
        let file = project.root.appending(path: "Sources/TripCore/RideManaging.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "getRide()", with: "getRide(id: Int)").utf8).write(to: file)
        let plan = try maker.plan(SceneRequest(name: "About", needs: ["RideManager"]))
        let logic = plan.changes.first { $0.path.hasSuffix("AboutInteractor.swift") }
        #expect(logic?.text.contains("private let rideManager: any RideManaging") == true)
        #expect(logic?.text.contains("getRide") == false)
        #expect(plan.notes.count == 1)
    }

    @Test("a manager whose protocol is not a boundary is passed on without a proxy")
    func plainManager() throws {
        let maker = SceneMaker(project: project)
        try write(try ManagerMaker(project: project).plan("Ride"))
        let file = project.root.appending(path: "Sources/TripCore/RideManaging.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "Boundary, Sendable", with: "AnyObject, Sendable").utf8).write(
            to: file)
        let plan = try maker.plan(SceneRequest(name: "About", needs: ["RideManager"]))
        let builder = plan.changes.first { $0.path.hasSuffix("AboutConfigurator.swift") }
        #expect(builder?.text.contains("rideManager: rideManager)") == true)
    }

    @Test(
        "names that would hide a type are refused with that type",
        arguments: [
            ("Error", "vip", "ErrorDisplaying"), ("Scene", "viper", "ScenePresenter"),
            ("Screen", "simple", "ScreenView"),
        ])
    func clashes(_ name: String, _ style: String, _ type: String) throws {
        let error = #expect(throws: GenerationError.self) {
            try SceneMaker(project: project).plan(SceneRequest(name: name, style: style))
        }
        #expect(error?.description.contains("\"\(type)\"") == true)
    }

    @Test("a component and a scene that would have a type of one name are refused, whichever is first")
    func componentClash() throws {
        let (scenes, components) = (SceneMaker(project: project), ComponentMaker(project: project))
        try write(try components.plan("Weather"))
        let scene = #expect(throws: GenerationError.self) {
            try scenes.plan(SceneRequest(name: "Weather", style: "mvvm"))
        }
        #expect(
            scene?.description.contains("\"WeatherAssembly\", which the component \"Weather\" has") == true)
        _ = try scenes.plan(SceneRequest(name: "Weather", style: "vip"))
        try write(try scenes.plan(SceneRequest(name: "Payments", style: "mvvm")))
        let component = #expect(throws: GenerationError.self) { try components.plan("Payments") }
        #expect(
            component?.description.contains("\"PaymentsAssembly\", which the scene \"Payments\" has") == true)
    }

    @Test("two members that would have one name are refused, also what an event brings")
    func memberClash() throws {
        let error = #expect(throws: GenerationError.self) {
            try SceneMaker(project: project).plan(
                SceneRequest(name: "About", events: ["emailEdited:String"], shows: ["editedEmail"]))
        }
        #expect(error?.description.contains("\"editedEmail\"") == true)
    }

    @Test("a name that differs from another scene's only in case is refused")
    func caseClash() throws {
        let error = #expect(throws: GenerationError.self) {
            try SceneMaker(project: project).plan(SceneRequest(name: "HOME"))
        }
        #expect(error?.description.contains("differ in case") == true)
    }

    @Test("two names with the same normal form are one scene, and its files are not overwritten")
    func alike() throws {
        let maker = SceneMaker(project: project)
        try write(try maker.plan(SceneRequest(name: "about us")))
        let before = try project.files()
        let error = #expect(throws: FileWritingError.self) {
            try write(try maker.plan(SceneRequest(name: "AboutUs", events: ["buyTapped"])))
        }
        #expect(error?.description.contains("AboutUsContracts.swift") == true)
        #expect(try project.files() == before)
    }

    @Test(
        "a folder outside of the folder of scenes is refused",
        arguments: ["../x", "/tmp", "a/../../b", "a\u{0}b"])
    func outside(_ path: String) {
        #expect(throws: GenerationError.self) {
            try SceneMaker(project: project).plan(SceneRequest(name: "About", folder: path))
        }
    }
}
