// swift-tools-version: 6.2

import PackageDescription

let strict = Context.environment["SCENERY_WARNINGS"] == "error"

let settings: [SwiftSetting] =
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
    + (strict ? [.treatAllWarnings(as: .error)] : [])

func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

// An executable's target has another name than its product: `about` and the library `About` would
// be one folder where the file system ignores case.
func executable(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Sources/Executables/\(name)",
        swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: dependencies, swiftSettings: settings)
}

func scenery(_ product: String) -> Target.Dependency { .product(name: product, package: "Scenery") }

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "about", targets: ["AboutMain"]),
        .executable(name: "samples", targets: ["SamplesMain"]),
        .executable(name: "backend", targets: ["BackendMain"]),
    ],
    dependencies: [
        .package(name: "Scenery", path: "..", traits: ["Web"]),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // The server that answers all samples.
        library(
            "Backend",
            [
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]),
        tests("Backend", ["Backend"]),
        executable("BackendMain", ["Backend"]),

        // The samples.
        library("About", [scenery("SceneryScreens")]),
        tests("About", ["About", "Backend", scenery("SceneryTestKit")]),
        executable("AboutMain", ["About", "Launching"]),

        // All samples behind one menu, and how each is launched.
        library("Gallery", ["About"]),
        executable("SamplesMain", ["Gallery", "Launching"]),
        library("Launching", ["Backend", scenery("SceneryTerminal"), scenery("SceneryWeb")]),
        tests("Launching", ["Launching"]),
    ],
    swiftLanguageModes: [.v6]
)
