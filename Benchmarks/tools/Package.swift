// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "ToolBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Scenery", path: "../..", traits: ["Tools"]),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // Measures processes from outside: the tool, and this executable as the bare parse.
        .executableTarget(
            name: "bench-tools",
            dependencies: [
                .product(name: "scenery", package: "Scenery"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings)
    ],
    swiftLanguageModes: [.v6]
)
