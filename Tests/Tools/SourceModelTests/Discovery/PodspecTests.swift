import Testing

@testable import SourceModel

@Suite("Pods of an app") struct PodspecTests {
    private func modules(_ podspec: String, _ files: [String]) throws -> [String: [String]] {
        let project = try TemporaryProject(
            Dictionary(uniqueKeysWithValues: files.map { ($0, "struct A {}") }).merging(
                ["Core/FerryCore.podspec": podspec]
            ) { $1 })
        let read = try ProjectReader(root: project.root).read()
        return Dictionary(uniqueKeysWithValues: read.modules.map { ($0.name, $0.files.map(\.path)) })
    }

    @Test("files that only a podspec lists are a module of its name, and its tests another")
    func sources() throws {
        let podspec = """
            Pod::Spec.new do |s|
              s.name         = 'Ferry-Core' # the name
              s.source       = { :git => 'https://example.com/ferry.git' }
              s.source_files = 'Core/Models/**/*.swift', "Core/Store/*"
              s.exclude_files = 'Core/Models/Old.swift'
              s.dependency 'Alamofire'
              s.test_spec 'Tests' do |tests|
                tests.source_files = 'CoreTests/**/*'
              end
            end
            """
        let found = try modules(
            podspec,
            [
                "Core/Core/Models/Ride.swift", "Core/Core/Models/Old.swift", "Core/Core/Store/Store.swift",
                "Core/CoreTests/RideTests.swift", "App/Home.swift",
            ])
        #expect(found["Ferry_Core"] == ["Core/Core/Models/Ride.swift", "Core/Core/Store/Store.swift"])
        #expect(found["Ferry_CoreTests"] == ["Core/CoreTests/RideTests.swift"])
        #expect(found.values.joined().contains("App/Home.swift"))
    }

    @Test("a podspec that says no folders is no module")
    func nothing() throws {
        let found = try modules("Pod::Spec.new { |s| s.name = name }", ["Core/A.swift"])
        #expect(found["FerryCore"] == nil && found.values.joined().contains("Core/A.swift"))
    }

    @Test("a file that an Xcode project or a package lists stays in its target")
    func listed() throws {
        let project = try TemporaryProject([
            "Package.swift":
                "let package = Package(name: \"Ferry\", targets: [.target(name: \"Ferry\", path: \"Code\")])",
            "FerryPod.podspec": "s.source_files = 'Code/**/*.swift', 'More/*.swift'", "Code/A.swift": "",
            "More/B.swift": "",
        ])
        let read = try ProjectReader(root: project.root).read()
        #expect(read.modules.map { "\($0.name) \($0.files.count)" } == ["Ferry 1", "FerryPod 1"])
    }
}
