import Foundation
import SourceModel
import Testing

@Suite("Manifests read without running them")
struct ManifestTests {
    /// The dependencies of each module that has a file.
    private func dependencies(_ manifest: String, _ files: [String]) throws -> [String: [String]] {
        var texts = ["Package.swift": "import PackageDescription\n" + manifest]
        for file in files { texts[file] = "" }
        let project = try TemporaryProject(texts)
        let read = try ProjectReader(root: project.root).read()
        return Dictionary(uniqueKeysWithValues: read.modules.map { ($0.name, $0.dependencies) })
    }

    @Test("a condition on the environment chooses what holds in an empty one")
    func environment() throws {
        let manifest = #"""
            let tool = Context.environment["TOOL"].map { "../" + $0 }
            let strict = ProcessInfo.processInfo.environment["STRICT"] == "1"
            let flavor = Context.environment["FLAVOR"] ?? "plain"
            let package = Package(name: "App", targets: [
                .target(name: "A", dependencies: [tool == nil ? "built-here" : "downloaded"]),
                .target(name: "B", dependencies: strict ? ["Strict"] : ["Loose"]),
                .target(name: "C", dependencies: [.target(name: "Base-\(flavor)", condition: .when(traits: ["X"]))]),
                .target(name: "D", dependencies: !strict && tool == nil ? ["Open"] : ["Closed"]),
                .plugin(name: "P", capability: .buildTool(), dependencies: [.byName(name: "A")]),
            ] + (tool.map { [.binaryTarget(name: "downloaded", path: $0)] } ?? []))
            """#
        let files = ["A", "B", "C", "D"].map { "Sources/\($0)/F.swift" } + ["Plugins/P/F.swift"]
        #expect(
            try dependencies(manifest, files) == [
                "A": ["built_here"], "B": ["Loose"], "C": ["Base_plain"], "D": ["Open"], "P": ["A"],
            ])
    }

    @Test("of a condition that is not decided both branches count, each with its own name")
    func undecided() throws {
        let manifest = #"""
            let package = Package(name: "App", targets: [
                .target(name: "A", dependencies: [isLinux() ? "Glibc-Kit" : "DarwinKit"]),
                .target(name: "B", dependencies: ["A"] + (isLinux() ? [] : ["UI"])),
                .target(name: "C", dependencies: isLinux() ? ["A"] : isMac() ? ["B"] : ["D" + "E"]),
            ])
            """#
        #expect(
            try dependencies(manifest, ["Sources/A/F.swift", "Sources/B/F.swift", "Sources/C/F.swift"]) == [
                "A": ["Glibc_Kit", "DarwinKit"], "B": ["A", "UI"], "C": ["A", "B", "DE"],
            ])
    }

    @Test("a target counts in whichever branch it is declared")
    func branches() throws {
        let manifest = #"""
            let full = Context.environment["FULL"] != nil
            let package = Package(name: "App", targets: [.target(name: "A")] + (full ? [.target(name: "B")] : []))
            if full {
                package.targets.append(.target(name: "C", path: "Code"))
            } else {
                package.targets += [.target(name: "D", dependencies: ["A"])]
            }
            """#
        let files = ["Sources/A/F.swift", "Sources/B/F.swift", "Code/F.swift", "Sources/D/F.swift"]
        #expect(try dependencies(manifest, files) == ["A": [], "B": [], "C": [], "D": ["A"]])
    }

    @Test("lists that are mapped, added to and looped over are followed")
    func lists() throws {
        let manifest = #"""
            let names = ["A", "B"]
            var targets: [Target] = names.map { .target(name: $0, dependencies: ["Core"]) }
            targets += ["C"].flatMap { name in [Target.target(name: name, dependencies: names.map { .byName(name: $0) })] }
            for name in ["D", "E"] {
                targets.append(.target(name: name, dependencies: [.product(name: "X-\(name)", package: "x")]))
            }
            let package = Package(name: "App", targets: targets)
            """#
        let files = ["A", "B", "C", "D", "E"].map { "Sources/\($0)/F.swift" }
        #expect(
            try dependencies(manifest, files) == [
                "A": ["Core"], "B": ["Core"], "C": ["A", "B"], "D": ["X_D"], "E": ["X_E"],
            ])
    }

    @Test("functions have defaults, lists of any length and branches")
    func functions() throws {
        let manifest = #"""
            func room(_ name: String, in folder: String = "Sources", needs: Target.Dependency...) -> Target {
                return .target(name: name, dependencies: needs + ["Core"], path: "\(folder)/\(name)")
            }
            func core() -> Target { if Context.environment["X"] == nil { .target(name: "Core") } else { .target(name: "Z") } }
            let package = Package(name: "App", targets: [room("A"), room("B", in: "Other", needs: "A", "C"), core()])
            """#
        #expect(
            try dependencies(manifest, ["Sources/A/F.swift", "Other/B/F.swift", "Sources/Core/F.swift"]) == [
                "A": ["Core"], "B": ["A", "C", "Core"], "Core": [],
            ])
    }

    @Test("a manifest whose functions call each other without end is read to some depth, quickly")
    func circles() throws {
        let manifest = #"""
            func a(_ n: Int) -> [Target] { b(n) + b(n) + b(n) + [.target(name: "A")] }
            func b(_ n: Int) -> [Target] { a(n) + a(n) + a(n) }
            let package = Package(name: "App", targets: a(1) + [.target(name: "B")])
            """#
        #expect(
            try dependencies(manifest, ["Sources/A/F.swift", "Sources/B/F.swift"]).keys.sorted() == [
                "A", "B",
            ])
    }
}
