// swift-tools-version: 6.2

import PackageDescription

/// What the package of a generated app says, with the stand-in in the place of UIKit.
let generated: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-module-alias", "UIKit=UIKitStandIn", "-module-alias", "SwiftUI=SwiftUIStandIn"]),
]

/// The stand-in for each of Apple's modules that the hosts import.
let standIns = ["UIKit", "SwiftUI", "MapKit", "CoreLocation", "Accessibility"]

/// What the host of a framework is compiled with, in the place of Apple's modules.
func aliases(_ modules: [String]) -> [SwiftSetting] {
    [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=\($0)StandIn"] }),
    ]
}

func stands(for modules: [String]) -> [Target.Dependency] { modules.map { .target(name: "\($0)StandIn") } }

/// The hosts where there is no MapKit.
let withoutMaps = standIns.filter { $0 != "MapKit" && $0 != "CoreLocation" }

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
        .target(name: "CoreLocationStandIn"),
        .target(name: "AccessibilityStandIn"),
        .target(name: "MapKitStandIn", dependencies: stands(for: ["UIKit", "SwiftUI", "CoreLocation"])),
        .target(
            name: "VerifiedUIKit",
            dependencies: stands(for: standIns) + [.product(name: "SceneryScreens", package: "Scenery")],
            path: "Sources/SceneryUIKit", swiftSettings: aliases(standIns)),
        .target(
            name: "UIKitWithoutMaps",
            dependencies: stands(for: withoutMaps) + [.product(name: "SceneryScreens", package: "Scenery")],
            path: "Sources/UIKitWithoutMaps", swiftSettings: aliases(withoutMaps)),
        .target(
            name: "SwiftUIWithoutMaps",
            dependencies: stands(for: withoutMaps) + [.product(name: "SceneryScreens", package: "Scenery")],
            path: "Sources/SwiftUIWithoutMaps", swiftSettings: aliases(withoutMaps)),
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
            dependencies: stands(for: standIns) + [.product(name: "SceneryScreens", package: "Scenery")],
            path: "Sources/ScenerySwiftUI", swiftSettings: aliases(standIns)),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: [
                "VerifiedSwiftUI", "SwiftUIWithoutMaps", "SwiftUIStandIn", "UIKitStandIn", "MapKitStandIn",
                "AccessibilityStandIn", "NavigationSimulation",
                "TripScenes", "TripCore",
                .product(name: "SceneryScreens", package: "Scenery"),
            ]),
        .testTarget(
            name: "UIKitHostTests",
            dependencies: [
                "VerifiedUIKit", "UIKitWithoutMaps", "UIKitStandIn", "SwiftUIStandIn", "MapKitStandIn",
                "NavigationSimulation", "UIKitApp",
                "SwiftUIApp",
                "TripScenes", "TripCore",
                .product(name: "SceneryScreens", package: "Scenery"),
            ]),
        .testTarget(name: "StandInTests"),
        .testTarget(
            name: "NameCollisionTests",
            dependencies: ["SwiftUIStandIn", "UIKitStandIn"]
                + ["Scenery", "SceneryScreens", "SceneryTestKit"].map {
                    .product(name: $0, package: "Scenery")
                }),
    ],
    swiftLanguageModes: [.v6]
)
