// swift-tools-version: 6.2

import PackageDescription

// MARK: - What to build

/// `SCENERY_PARTS=runtime` leaves everything out that needs a package from outside other than
/// GRDB, so that the runtime's tests (and ThreadSanitizer over them) build in seconds.
let runtimeOnly = Context.environment["SCENERY_PARTS"] == "runtime"

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

func room(_ name: String, in place: String, _ dependencies: [Target.Dependency] = [],
          exclude: [String] = [], resources: [Resource] = [], plugins: [Target.PluginUsage] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(place)/\(name)", exclude: exclude,
            resources: resources, swiftSettings: settings, plugins: plugins)
}

func tests(_ name: String, in place: String, _ dependencies: [Target.Dependency],
           exclude: [String] = [], resources: [Resource] = []) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(place)/\(name)Tests",
                exclude: exclude, resources: resources, swiftSettings: settings)
}

// MARK: - Runtime: no package from outside, but for GRDB under SceneryStores

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let runtime: [Target] = [
    room("SceneryLocks", in: "Runtime"),
    room("SceneryPromises", in: "Runtime", ["SceneryLocks"]),
    room("SceneryObservables", in: "Runtime"),
    room("SceneryBroadcasts", in: "Runtime"),
    room("SceneryManagers", in: "Runtime", ["SceneryPromises", "SceneryBroadcasts"]),
    room("SceneryStores", in: "Runtime", ["SceneryLocks", "SceneryManagers", grdb]),
    room("SceneryScenes", in: "Runtime",
         ["SceneryLocks", "SceneryPromises", "SceneryObservables", "SceneryBroadcasts"]),
    room("Scenery", in: "Runtime",
         ["SceneryPromises", "SceneryObservables", "SceneryBroadcasts", "SceneryManagers", "SceneryScenes"]),
    room("SceneryTestKit", in: "Runtime", ["Scenery", "SceneryLocks"]),
]

let runtimeTests: [Target] = [
    // What the tests of the runtime's rooms and of hosts share. It knows no room.
    .target(name: "RuntimeTestSupport", path: "Tests/Support/RuntimeTestSupport", swiftSettings: settings),
    tests("SceneryLocks", in: "Runtime", ["SceneryLocks"]),
    tests("SceneryPromises", in: "Runtime", ["SceneryLocks", "SceneryPromises", "SceneryTestKit", "RuntimeTestSupport"]),
    tests("SceneryObservables", in: "Runtime", ["SceneryObservables", "RuntimeTestSupport"]),
    tests("SceneryBroadcasts", in: "Runtime", ["SceneryBroadcasts", "SceneryTestKit", "RuntimeTestSupport"]),
    tests("SceneryManagers", in: "Runtime", ["SceneryLocks", "SceneryManagers", "SceneryTestKit", "RuntimeTestSupport"],
          exclude: ["Support/server.py"]),
    // Is killed by the store's tests while it writes.
    .executableTarget(name: "StoreWriter", dependencies: ["SceneryStores"], path: "Tests/Support/StoreWriter",
                      swiftSettings: settings),
    tests("SceneryStores", in: "Runtime", ["SceneryLocks", "SceneryStores", "StoreWriter", "RuntimeTestSupport"]),
    tests("SceneryScenes", in: "Runtime", ["Scenery", "SceneryLocks", "SceneryTestKit"]),
    // A client whose code is the main actor's unless it says otherwise, and who takes no warning.
    .testTarget(name: "MainActorClientTests", dependencies: ["Scenery", "SceneryStores", "SceneryTestKit"],
                path: "Tests/Runtime/MainActorClientTests",
                swiftSettings: settings + [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    tests("SceneryTestKit", in: "Runtime", ["SceneryLocks", "SceneryTestKit", "RuntimeTestSupport"],
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
    tests("SceneryScreens", in: "Hosts", ["SceneryScreens", "SceneryTestKit"]),
    tests("SceneryTerminal", in: "Hosts",
          ["SceneryTerminal", "SceneryTestKit", "RuntimeTestSupport", "terminal-fixture"]),
    .executableTarget(name: "terminal-fixture", dependencies: ["SceneryTerminal"],
                      path: "Tests/Support/terminal-fixture", swiftSettings: settings),
]

let webHost: [Target] = [
    room("SceneryWeb", in: "Hosts", [
        "SceneryScreens",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
    ], resources: [.embedInCode("Client/page.js"), .embedInCode("Client/page.css")]),
    tests("SceneryWeb", in: "Hosts", ["SceneryWeb", "SceneryTestKit"]),
    .executableTarget(name: "web-fixture", dependencies: ["SceneryWeb"], path: "Tests/Support/web-fixture",
                      swiftSettings: settings),
]

// MARK: - Documents

let documentTests: [Target] = [
    tests("Readme", in: "Docs", ["SceneryScreens"]),
]

// MARK: - Tools

let tools: [Target] = [
    room("SourceModel", in: "Tools", [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
    ]),
    room("YAMLReading", in: "Tools", [.product(name: "Yams", package: "Yams")]),
    room("MockGenerator", in: "Tools", ["SourceModel", "YAMLReading"]),
    room("Styles", in: "Tools", ["YAMLReading"],
         exclude: ["Bundled"], plugins: ["EmbedFiles"]),
    room("SceneGenerator", in: "Tools", [
        "Styles", "MockGenerator", .product(name: "Stencil", package: "Stencil"),
    ]),
    room("ArchitectureRules", in: "Tools", ["SourceModel", "Styles"]),
    room("XcodeTemplates", in: "Tools", ["SceneGenerator", "Styles"]),
    room("ArchitectureChecker", in: "Tools", ["ArchitectureRules", "SourceModel", "Styles"]),
    room("Reporters", in: "Tools", ["ArchitectureRules", "SourceModel"]),
    room("SceneGraphs", in: "Tools", ["ArchitectureRules", "SourceModel", "Styles"], resources: [
        .embedInCode("Writing/Page/graph.html"), .embedInCode("Writing/Page/graph.css"),
        .embedInCode("Writing/Page/graph.js"),
    ]),
    room("Commands", in: "Tools", [
        "ArchitectureChecker", "ArchitectureRules", "Reporters", "SceneGraphs", "SourceModel", "SceneGenerator",
        "XcodeTemplates", "MockGenerator", "Styles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
    .plugin(name: "SceneryCheck", capability: .command(
        intent: .custom(verb: "scenery-check", description: "Say where the code breaks its architecture.")
    ), dependencies: [builtTool == nil ? "scenery" : "built-scenery"]),
    // A tool of its own: SwiftPM cannot build one for a plugin that itself needs a plugin, as the styles in scenery do.
    .plugin(name: "SceneryMocks", capability: .buildTool(),
            dependencies: [builtTool == nil ? "scenery-mocks" : "built-scenery"]),
    .plugin(name: "SceneryProxies", capability: .buildTool(),
            dependencies: [builtTool == nil ? "scenery-mocks" : "built-scenery"]),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
    .executableTarget(name: "embed-files", path: "Sources/Executables/embed-files", swiftSettings: settings),
    .executableTarget(name: "scenery-mocks", dependencies: ["MockGenerator"], path: "Sources/Executables/scenery-mocks",
                      swiftSettings: settings),
    .executableTarget(name: "scenery", dependencies: ["Commands"], path: "Sources/Executables/scenery",
                      swiftSettings: settings),
] + (builtTool.map { [.binaryTarget(name: "built-scenery", path: $0)] } ?? [])

let toolTests: [Target] = [
    tests("SourceModel", in: "Tools", ["SourceModel"]),
    tests("MockGenerator", in: "Tools", ["MockGenerator", "SceneryTestKit"], exclude: ["Fixtures"]),
    tests("Styles", in: "Tools", ["Styles"]),
    tests("ArchitectureRules", in: "Tools", ["ArchitectureRules", "SceneGenerator"], exclude: ["Fixtures"]),
    tests("XcodeTemplates", in: "Tools", ["XcodeTemplates"]),
    tests("SceneGraphs", in: "Tools", ["SceneGraphs"]),
    tests("SceneGenerator", in: "Tools", ["SceneGenerator"], exclude: ["Fixtures"]),
    tests("ArchitectureChecker", in: "Tools", ["ArchitectureChecker", "RuntimeTestSupport"]),
    tests("Reporters", in: "Tools", ["Reporters"]),
    tests("Commands", in: "Tools", ["Commands", "scenery", "scenery-mocks", "RuntimeTestSupport"], exclude: ["Fixtures"]),
]

// MARK: - The package

let package = Package(
    name: "Scenery",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
    products: [
        .library(name: "Scenery", targets: ["Scenery"]),
        .library(name: "SceneryStores", targets: ["SceneryStores"]),
        .library(name: "SceneryTestKit", targets: ["SceneryTestKit"]),
    ] + (runtimeOnly ? [] : [
        .library(name: "SceneryScreens", targets: ["SceneryScreens"]),
        .library(name: "SceneryTerminal", targets: ["SceneryTerminal"]),
        .library(name: "SceneryWeb", targets: ["SceneryWeb"]),
        .library(name: "SceneryUIKit", targets: ["SceneryUIKit"]),
        .library(name: "ScenerySwiftUI", targets: ["ScenerySwiftUI"]),
        .executable(name: "scenery", targets: ["scenery"]),
        .plugin(name: "SceneryCheck", targets: ["SceneryCheck"]),
        .plugin(name: "SceneryMocks", targets: ["SceneryMocks"]),
        .plugin(name: "SceneryProxies", targets: ["SceneryProxies"]),
    ]),
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ] + (runtimeOnly ? [] : [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ]),
    targets: runtime + runtimeTests + hosts + hostTests + documentTests + (runtimeOnly ? [] : webHost + tools + toolTests),
    swiftLanguageModes: [.v6]
)
