// swift-tools-version: 6.2

import PackageDescription

/// What the package of a generated app says, with the stand-in in the place of UIKit.
let generated: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-module-alias", "UIKit=UIKitStandIn", "-module-alias", "SwiftUI=SwiftUIStandIn"]),
]

/// Compiles the real sources of the UIKit and SwiftUI hosts on a machine without either, against
/// stand-ins, and exercises them. This proves our model of UIKit and SwiftUI, not Apple's.
let package = Package(
    name: "Verify",
    dependencies: [.package(name: "Scenery", path: "..")],
    targets: [
        .target(
            name: "NavigationSimulation", dependencies: [.product(name: "SceneryScreens", package: "Scenery")]
        ),
        .target(name: "UIKitStandIn"),
        .target(
            name: "VerifiedUIKit",
            dependencies: [
                "UIKitStandIn", "SwiftUIStandIn", .product(name: "SceneryScreens", package: "Scenery"),
            ],
            path: "Sources/SceneryUIKit",
            swiftSettings: [
                .unsafeFlags([
                    "-module-alias", "UIKit=UIKitStandIn", "-module-alias", "SwiftUI=SwiftUIStandIn",
                ])
            ]),
        // What starts the app of a generated project; a test compares it with the templates.
        .executableTarget(
            name: "UIKitApp",
            dependencies: [
                "VerifiedUIKit", "UIKitStandIn", .product(name: "SceneryScreens", package: "Scenery"),
            ],
            swiftSettings: [
                .unsafeFlags([
                    "-module-alias", "UIKit=UIKitStandIn", "-module-alias", "SceneryUIKit=VerifiedUIKit",
                ])
            ]),
        .executableTarget(
            name: "SwiftUIApp",
            dependencies: [
                "VerifiedSwiftUI", "SwiftUIStandIn", .product(name: "SceneryScreens", package: "Scenery"),
            ],
            swiftSettings: [
                .unsafeFlags([
                    "-module-alias", "SwiftUI=SwiftUIStandIn", "-module-alias",
                    "ScenerySwiftUI=VerifiedSwiftUI",
                ])
            ]),
        // The scenes of a generated app, with views of their own; a test of the generator compares them with what it makes.
        .target(
            name: "TripCore", dependencies: [.product(name: "Scenery", package: "Scenery")],
            path: "Fixtures/Trip/Sources/TripCore", swiftSettings: generated),
        .target(
            name: "TripScenes",
            dependencies: [
                "TripCore", "UIKitStandIn", "SwiftUIStandIn",
                .product(name: "SceneryScreens", package: "Scenery"),
            ], path: "Fixtures/Trip/Sources/TripScenes", swiftSettings: generated),
        .testTarget(
            name: "TripScenesTests",
            dependencies: [
                "TripScenes", "TripCore", "UIKitStandIn", "SwiftUIStandIn",
                .product(name: "SceneryScreens", package: "Scenery"),
                .product(name: "SceneryTestKit", package: "Scenery"),
            ], path: "Fixtures/Trip/Tests/TripScenesTests", swiftSettings: generated),
        .target(name: "SwiftUIStandIn", dependencies: ["UIKitStandIn"]),
        .target(
            name: "VerifiedSwiftUI",
            dependencies: [
                "SwiftUIStandIn", "UIKitStandIn", .product(name: "SceneryScreens", package: "Scenery"),
            ],
            path: "Sources/ScenerySwiftUI",
            swiftSettings: [
                .unsafeFlags([
                    "-module-alias", "SwiftUI=SwiftUIStandIn", "-module-alias", "UIKit=UIKitStandIn",
                ])
            ]),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: [
                "VerifiedSwiftUI", "SwiftUIStandIn", "UIKitStandIn", "NavigationSimulation",
                "TripScenes", "TripCore",
                .product(name: "SceneryScreens", package: "Scenery"),
            ]),
        .testTarget(
            name: "UIKitHostTests",
            dependencies: [
                "VerifiedUIKit", "UIKitStandIn", "SwiftUIStandIn", "NavigationSimulation", "UIKitApp",
                "SwiftUIApp",
                "TripScenes", "TripCore",
                .product(name: "SceneryScreens", package: "Scenery"),
            ]),
        .testTarget(
            name: "NameCollisionTests",
            dependencies: ["SwiftUIStandIn", "UIKitStandIn"]
                + ["Scenery", "SceneryScreens", "SceneryTestKit"].map {
                    .product(name: $0, package: "Scenery")
                }),
    ],
    swiftLanguageModes: [.v6]
)
