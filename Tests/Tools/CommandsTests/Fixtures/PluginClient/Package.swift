// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Client",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Scenery", path: Context.environment["SCENERY_PACKAGE"] ?? "../../../../..")
    ],
    targets: [
        .target(name: "Core", dependencies: [.product(name: "Scenery", package: "Scenery")]),
        .target(name: "Rides", dependencies: ["Core"]),
        .target(name: "Marked"),
        .testTarget(
            name: "RidesTests",
            dependencies: [
                "Rides", .product(name: "Scenery", package: "Scenery"),
                .product(name: "SceneryTestKit", package: "Scenery"),
            ],
            plugins: [.plugin(name: "SceneryMocks", package: "Scenery")]),
        .testTarget(
            name: "MovingTests",
            dependencies: ["Marked", .product(name: "SceneryTestKit", package: "Scenery")],
            plugins: [.plugin(name: "SceneryMocks", package: "Scenery")]),
    ],
    swiftLanguageModes: [.v6]
)
