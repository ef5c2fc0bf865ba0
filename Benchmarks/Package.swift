// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Scenery", path: "..", traits: ["Stores"]),
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // Stands in for malloc in the executable that links it, to count what an operation allocates.
        .target(name: "AllocationCounter"),
        // A function that the optimizer cannot see into: Swift may look through those of other modules.
        .target(name: "OptimizerBarrier"),
        .target(
            name: "Measuring", dependencies: ["AllocationCounter", "OptimizerBarrier"],
            swiftSettings: settings),
        .executableTarget(
            name: "bench",
            dependencies: [
                "Measuring",
                .product(name: "Scenery", package: "Scenery"),
                .product(name: "SceneryStores", package: "Scenery"),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
