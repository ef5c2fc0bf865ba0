// swift-tools-version: 6.2

import PackageDescription

// MARK: - What to build

// A client that enables no trait resolves and builds no outside package. The traits:
//   Stores   SceneryStores (GRDB)
//   Web      SceneryWeb (Hummingbird and NIO)
//   Tools    the command `scenery` and the plugins (swift-syntax, Yams, Stencil, ArgumentParser)
// In this repository itself, build with all of them: `swift build --enable-all-traits`.

/// The folder `Verify/Runtime` links to this manifest and to the folders below. Opened from there, the package has only the
/// runtime and the hosts without a server, so that their tests (and ThreadSanitizer over them) build in seconds.
let runtimeOnly = Context.packageDirectory.hasSuffix("/Verify/Runtime")

/// `SCENERY_WARNINGS=error` is what `make test` and CI set.
let strict = Context.environment["SCENERY_WARNINGS"] == "error"

/// `SCENERY_TOOL=FOLDER` names an artifact bundle with the built tools for the plugins, as `scripts/bundle` makes one;
/// without it who uses a plugin builds its tool first. A manifest may name it from its own folder only.
let builtTool = Context.environment["SCENERY_TOOL"].map { path in
    let up = String(repeating: "../", count: Context.packageDirectory.split(separator: "/").count)
    return path.hasPrefix("/") ? up + path.dropFirst() : path
}

let settings: [SwiftSetting] =
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
    + (strict ? [.treatAllWarnings(as: .error)] : [])

func room(
    _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [],
    exclude: [String] = [], resources: [Resource] = [], plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", exclude: exclude,
        resources: resources, swiftSettings: settings, plugins: plugins)
}

func tests(
    _ name: String, in folder: String, _ dependencies: [Target.Dependency],
    exclude: [String] = [], resources: [Resource] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(folder)/\(name)Tests",
        exclude: exclude, resources: resources, swiftSettings: settings)
}

// MARK: - Runtime: no package from outside, but for GRDB under SceneryStores

func outside(_ product: String, _ package: String, trait: String) -> Target.Dependency {
    .product(name: product, package: package, condition: .when(traits: [trait]))
}

let grdb = outside("GRDB", "GRDB.swift", trait: "Stores")

let runtime: [Target] = [
    room("SceneryFoundations", in: "Runtime"),
    room("SceneryPromises", in: "Runtime", ["SceneryFoundations"]),
    room("SceneryObservables", in: "Runtime", ["SceneryFoundations"]),
    room("SceneryBroadcasts", in: "Runtime", ["SceneryFoundations"]),
    room("SceneryManagers", in: "Runtime", ["SceneryFoundations", "SceneryPromises", "SceneryBroadcasts"]),
    room("SceneryStores", in: "Runtime", ["SceneryFoundations", "SceneryManagers", grdb]),
    room(
        "SceneryScenes", in: "Runtime",
        ["SceneryFoundations", "SceneryPromises", "SceneryObservables", "SceneryBroadcasts"]),
    room(
        "Scenery", in: "Runtime",
        ["SceneryPromises", "SceneryObservables", "SceneryBroadcasts", "SceneryManagers", "SceneryScenes"]),
    room("SceneryTestKit", in: "Runtime", ["Scenery", "SceneryFoundations"]),
]

let runtimeTests: [Target] = [
    // What the tests of the runtime's rooms and of hosts share. It knows no room.
    .target(name: "RuntimeTestSupport", path: "Tests/Support/RuntimeTestSupport", swiftSettings: settings),
    tests("SceneryFoundations", in: "Runtime", ["SceneryFoundations"]),
    tests(
        "SceneryPromises", in: "Runtime",
        ["SceneryFoundations", "SceneryPromises", "SceneryTestKit", "RuntimeTestSupport"]),
    tests("SceneryObservables", in: "Runtime", ["SceneryObservables", "RuntimeTestSupport"]),
    tests("SceneryBroadcasts", in: "Runtime", ["SceneryBroadcasts", "SceneryTestKit", "RuntimeTestSupport"]),
    tests(
        "SceneryManagers", in: "Runtime",
        ["SceneryFoundations", "SceneryManagers", "SceneryTestKit", "RuntimeTestSupport"],
        exclude: ["Support/server.py"]),
    // Is killed by the store's tests while it writes.
    .executableTarget(
        name: "StoreWriter", dependencies: ["SceneryStores"], path: "Tests/Support/StoreWriter",
        swiftSettings: settings),
    tests(
        "SceneryStores", in: "Runtime",
        ["SceneryFoundations", "SceneryStores", "StoreWriter", "RuntimeTestSupport"]),
    tests(
        "SceneryScenes", in: "Runtime",
        ["Scenery", "SceneryFoundations", "SceneryTestKit", "RuntimeTestSupport"]),
    // A client whose code is the main actor's unless it says otherwise, and who takes no warning.
    .testTarget(
        name: "MainActorClientTests", dependencies: ["Scenery", "SceneryStores", "SceneryTestKit"],
        path: "Tests/Runtime/MainActorClientTests",
        swiftSettings: settings + [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    tests(
        "SceneryTestKit", in: "Runtime", ["SceneryFoundations", "SceneryTestKit", "RuntimeTestSupport"],
        exclude: ["WrongUses/Failures", "WrongUses/FailuresInXCTest"]),
]

// MARK: - Hosts

let hosts: [Target] = [
    room("SceneryScreens", in: "Hosts", ["Scenery"]),
    room("SceneryTerminal", in: "Hosts", ["SceneryScreens"]),
    room("SceneryUIKit", in: "Hosts", ["SceneryScreens"]),
    room("ScenerySwiftUI", in: "Hosts", ["SceneryScreens"]),
]

let hostTests: [Target] = [
    tests("SceneryScreens", in: "Hosts", ["SceneryScreens", "SceneryTestKit", "RuntimeTestSupport"]),
    tests(
        "SceneryTerminal", in: "Hosts",
        ["SceneryTerminal", "SceneryTestKit", "RuntimeTestSupport", "terminal-fixture"]),
    .executableTarget(
        name: "terminal-fixture", dependencies: ["SceneryTerminal"],
        path: "Tests/Support/terminal-fixture", swiftSettings: settings),
]

let webHost: [Target] = [
    room(
        "SceneryWeb", in: "Hosts",
        [
            "SceneryScreens",
            outside("Hummingbird", "hummingbird", trait: "Web"),
            outside("NIOCore", "swift-nio", trait: "Web"),
            outside("NIOHTTP1", "swift-nio", trait: "Web"),
            outside("NIOHTTPTypes", "swift-nio-extras", trait: "Web"),
            outside("NIOHTTPTypesHTTP1", "swift-nio-extras", trait: "Web"),
            outside("NIOPosix", "swift-nio", trait: "Web"),
            outside("NIOWebSocket", "swift-nio", trait: "Web"),
        ], resources: [.embedInCode("Client/page.js"), .embedInCode("Client/page.css")]),
    tests(
        "SceneryWeb", in: "Hosts",
        [
            "SceneryWeb", "SceneryTestKit", outside("NIOCore", "swift-nio", trait: "Web"),
            outside("NIOEmbedded", "swift-nio", trait: "Web"), outside("NIOHTTP1", "swift-nio", trait: "Web"),
        ]),
    .executableTarget(
        name: "web-fixture", dependencies: ["SceneryWeb"], path: "Tests/Support/web-fixture",
        swiftSettings: settings),
]

// MARK: - Documents

let documentTests: [Target] = [
    tests("Readme", in: "Docs", ["SceneryScreens"]),
    // What sources and pages say: the glossary, and the names of the system's frameworks.
    tests("Language", in: "Docs", [], exclude: ["SystemTypes"]),
]

// MARK: - Tools

let tools: [Target] =
    [
        room("SourceOutlines", in: "Tools"),
        room(
            "SourceModel", in: "Tools",
            [
                "FileWriting", "SourceOutlines", "YAMLReading",
                outside("SwiftSyntax", "swift-syntax", trait: "Tools"),
                outside("SwiftParser", "swift-syntax", trait: "Tools"),
                outside("Yams", "Yams", trait: "Tools"),
            ]),
        room("FileWriting", in: "Tools"),
        room("TextFormats", in: "Tools"),
        room("YAMLReading", in: "Tools", [outside("Yams", "Yams", trait: "Tools")]),
        room("MockGenerator", in: "Tools", ["SourceModel"]),
        room("MockRuns", in: "Tools", ["FileWriting", "MockGenerator", "SourceModel", "YAMLReading"]),
        room(
            "Styles", in: "Tools", ["YAMLReading"],
            exclude: ["Bundled"], plugins: ["EmbedFiles"]),
        room(
            "SceneGenerator", in: "Tools",
            [
                "FileWriting", "Styles", "MockGenerator", "SourceModel",
                outside("Stencil", "Stencil", trait: "Tools"),
            ]),
        room("ArchitectureRules", in: "Tools", ["SourceModel", "Styles"]),
        room("XcodeTemplates", in: "Tools", ["FileWriting", "SceneGenerator", "Styles"]),
        room(
            "ArchitectureChecker", in: "Tools",
            ["ArchitectureRules", "FileWriting", "SourceModel", "Styles"]),
        // What a package of rules in Swift imports: it needs no trait.
        room("SceneryRules", in: "Tools"),
        room(
            "SwiftRules", in: "Tools",
            [
                "ArchitectureChecker", "ArchitectureRules", "FileWriting", "SceneryRules", "SourceModel",
                "Styles",
            ]),
        room(
            "Reporters", in: "Tools",
            ["ArchitectureChecker", "ArchitectureRules", "SourceModel", "TextFormats"]),
        room(
            "SceneGraphs", in: "Tools",
            ["ArchitectureRules", "FileWriting", "SourceModel", "Styles", "TextFormats"],
            resources: [
                .embedInCode("Writing/Page/graph.html"), .embedInCode("Writing/Page/graph.css"),
                .embedInCode("Writing/Page/graph.js"),
            ]),
        room(
            "LanguageServer", in: "Tools",
            ["ArchitectureChecker", "ArchitectureRules", "SourceModel", "Styles", "TextFormats"]),
        room(
            "Commands", in: "Tools",
            [
                "ArchitectureChecker", "ArchitectureRules", "FileWriting", "LanguageServer", "MockGenerator",
                "MockRuns", "Reporters", "SceneGenerator", "SceneGraphs", "SourceModel", "Styles",
                "SwiftRules", "TextFormats",
                "XcodeTemplates", outside("ArgumentParser", "swift-argument-parser", trait: "Tools"),
            ]),
        .plugin(
            name: "SceneryCheck",
            capability: .command(
                intent: .custom(
                    verb: "scenery-check", description: "Say where the code breaks its architecture.")
            ), dependencies: [builtTool == nil ? "scenery" : "built-scenery"]),
        // A tool of its own: SwiftPM cannot build one for a plugin that itself needs a plugin, as the styles in scenery do.
        .plugin(
            name: "SceneryMocks", capability: .buildTool(),
            dependencies: [builtTool == nil ? "scenery-mocks" : "built-scenery"]),
        .plugin(
            name: "SceneryProxies", capability: .buildTool(),
            dependencies: [builtTool == nil ? "scenery-mocks" : "built-scenery"]),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        .executableTarget(
            name: "embed-files", path: "Sources/Executables/embed-files", swiftSettings: settings),
        .executableTarget(
            name: "scenery-mocks",
            dependencies: [.target(name: "MockRuns", condition: .when(traits: ["Tools"]))],
            path: "Sources/Executables/scenery-mocks",
            swiftSettings: settings),
        .executableTarget(
            name: "scenery",
            dependencies: [.target(name: "Commands", condition: .when(traits: ["Tools"]))],
            path: "Sources/Executables/scenery",
            swiftSettings: settings),
    ] + (builtTool.map { [.binaryTarget(name: "built-scenery", path: $0)] } ?? [])

let toolTests: [Target] = [
    tests("SourceOutlines", in: "Tools", ["SourceOutlines", "SourceModel"]),
    tests("SourceModel", in: "Tools", ["SourceModel"]),
    // What the tests of both rooms of the mock generator share. It knows no room.
    .target(name: "MockTestSupport", path: "Tests/Support/MockTestSupport", swiftSettings: settings),
    tests(
        "MockGenerator", in: "Tools",
        ["MockGenerator", "MockTestSupport", "SceneryTestKit", "RuntimeTestSupport"],
        exclude: ["Fixtures"]),
    tests("MockRuns", in: "Tools", ["MockGenerator", "MockRuns", "MockTestSupport", "SourceModel"]),
    tests("FileWriting", in: "Tools", ["FileWriting"]),
    tests("TextFormats", in: "Tools", ["TextFormats"]),
    tests("Styles", in: "Tools", ["Styles"]),
    tests(
        "ArchitectureRules", in: "Tools", ["ArchitectureRules", "FileWriting", "SceneGenerator"],
        exclude: ["Fixtures"]),
    tests("XcodeTemplates", in: "Tools", ["FileWriting", "XcodeTemplates"]),
    tests("SceneGraphs", in: "Tools", ["SceneGraphs"]),
    tests(
        "SceneGenerator", in: "Tools", ["FileWriting", "SceneGenerator", "SourceModel"], exclude: ["Fixtures"]
    ),
    tests("ArchitectureChecker", in: "Tools", ["ArchitectureChecker", "RuntimeTestSupport"]),
    tests("LanguageServer", in: "Tools", ["LanguageServer", "RuntimeTestSupport"]),
    tests(
        "SwiftRules", in: "Tools",
        ["ArchitectureRules", "SceneryRules", "SourceModel", "Styles", "SwiftRules"]),
    tests("Reporters", in: "Tools", ["Reporters"]),
    tests(
        "Commands", in: "Tools", ["Commands", "scenery", "scenery-mocks", "RuntimeTestSupport"],
        exclude: ["Fixtures"]),
]

// MARK: - The package

let package = Package(
    name: "Scenery",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
    products: [
        .library(name: "Scenery", targets: ["Scenery"]),
        .library(name: "SceneryStores", targets: ["SceneryStores"]),
        .library(name: "SceneryTestKit", targets: ["SceneryTestKit"]),
    ]
        + (runtimeOnly
            ? []
            : [
                .library(name: "SceneryScreens", targets: ["SceneryScreens"]),
                .library(name: "SceneryTerminal", targets: ["SceneryTerminal"]),
                .library(name: "SceneryWeb", targets: ["SceneryWeb"]),
                .library(name: "SceneryUIKit", targets: ["SceneryUIKit"]),
                .library(name: "ScenerySwiftUI", targets: ["ScenerySwiftUI"]),
                .library(name: "SceneryRules", targets: ["SceneryRules"]),
                .executable(name: "scenery", targets: ["scenery"]),
                .plugin(name: "SceneryCheck", targets: ["SceneryCheck"]),
                .plugin(name: "SceneryMocks", targets: ["SceneryMocks"]),
                .plugin(name: "SceneryProxies", targets: ["SceneryProxies"]),
            ]),
    traits: [
        .trait(name: "Stores", description: "SceneryStores: models on disk, in SQLite"),
        .trait(name: "Web", description: "SceneryWeb: scenes served to a browser"),
        .trait(
            name: "Tools",
            description: "the command scenery, and the plugins that write mocks and check the architecture"),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")
    ]
        + (runtimeOnly
            ? []
            : [
                .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
                .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
                .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
                .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
                .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
                .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
                .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
            ]),
    targets: runtime + runtimeTests + hosts + hostTests
        + (runtimeOnly ? [] : documentTests + webHost + tools + toolTests),
    swiftLanguageModes: [.v6]
)
