// swift-tools-version: 6.2

import PackageDescription

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
            dependencies: ["UIKitStandIn", .product(name: "SceneryScreens", package: "Scenery")],
            path: "Sources/SceneryUIKit",
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=UIKitStandIn"])]),
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
        .target(name: "SwiftUIStandIn", dependencies: ["UIKitStandIn"]),
        .target(
            name: "VerifiedSwiftUI",
            dependencies: ["SwiftUIStandIn", .product(name: "SceneryScreens", package: "Scenery")],
            path: "Sources/ScenerySwiftUI",
            swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=SwiftUIStandIn"])]),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: [
                "VerifiedSwiftUI", "SwiftUIStandIn", "NavigationSimulation",
                .product(name: "SceneryScreens", package: "Scenery"),
            ]),
        .testTarget(
            name: "UIKitHostTests",
            dependencies: [
                "VerifiedUIKit", "UIKitStandIn", "NavigationSimulation", "UIKitApp", "SwiftUIApp",
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
