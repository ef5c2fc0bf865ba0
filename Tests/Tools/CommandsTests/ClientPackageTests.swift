import Foundation
import Testing

/// What a package that depends on Scenery resolves and builds.
@Suite("a client package", .serialized) struct ClientPackageTests {
    private let scratch: Scratch
    private var folder: URL { scratch.folder }

    init() throws { scratch = try Scratch() }

    private static let withoutTraits = [
        "Scenery", "SceneryScreens", "SceneryTerminal", "SceneryUIKit", "ScenerySwiftUI", "SceneryTestKit",
    ]

    /// Writes a client of these products that enables these traits.
    private func write(_ products: [String], traits: [String] = [], plugin: String? = nil) throws {
        let dependencies = products.map { ".product(name: \"\($0)\", package: \"Scenery\")" }.joined(
            separator: ", ")
        let plugins = plugin.map { ", plugins: [.plugin(name: \"\($0)\", package: \"Scenery\")]" } ?? ""
        let path = Scratch.repository.path(percentEncoded: false)
        try scratch.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Client", platforms: [.macOS(.v15)],
                dependencies: [.package(name: "Scenery", path: "\(path)", traits: \(traits))],
                targets: [.target(name: "Client", dependencies: [\(dependencies)]\(plugins))])
            """, to: "Package.swift")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Sources/Client"), withIntermediateDirectories: true)
        try scratch.write("", to: "Sources/Client/Client.swift")
    }

    private func swift(_ words: String...) throws -> Tool.Outcome {
        try Tool.run(URL(filePath: "/usr/bin/env"), ["swift"] + words, in: folder)
    }

    /// The names of the outside packages that SwiftPM resolved.
    private func resolved() throws -> [String] {
        let file = folder.appending(path: "Package.resolved")
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return [] }
        struct Resolution: Decodable {
            struct Pin: Decodable { let identity: String }
            let pins: [Pin]
        }
        return try JSONDecoder().decode(Resolution.self, from: Data(contentsOf: file)).pins.map(\.identity)
            .sorted()
    }

    @Test("of the runtime, the screens and the hosts without a server resolves no outside package")
    func nothing() throws {
        try write(Self.withoutTraits)
        let outcome = try swift("package", "resolve")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(try resolved() == [])
    }

    @Test("of the store resolves GRDB and nothing else")
    func stores() throws {
        try write(Self.withoutTraits + ["SceneryStores"], traits: ["Stores"])
        let outcome = try swift("package", "resolve")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(try resolved() == ["grdb.swift"])
    }

    @Test("that uses a plugin without the trait Tools is told in one line what to enable")
    func pluginWithoutTrait() throws {
        try write([], plugin: "SceneryMocks")
        let outcome = try swift("build")
        let said = outcome.output + outcome.errors
        #expect(outcome.code != 0)
        #expect(said.contains("traits: [\"Tools\"]"), "\(said.suffix(2000))")
        #expect(!said.contains("no such module"), "\(said.suffix(2000))")
    }
}
