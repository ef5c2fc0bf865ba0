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

let samples: [Target.Dependency] = [
    "About", "Outdoors", "PodBayDoors", "Restaurants", "Ride", "TicTacToe",
]

let components: [Target.Dependency] = [
    "AirQualityComponent", "LocationComponent", "PlacesComponent", "UVIndexComponent", "WeatherComponent",
]

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "about", targets: ["AboutMain"]),
        .executable(name: "outdoors", targets: ["OutdoorsMain"]),
        .executable(name: "pod-bay-doors", targets: ["PodBayDoorsMain"]),
        .executable(name: "restaurants", targets: ["RestaurantsMain"]),
        .executable(name: "ride", targets: ["RideMain"]),
        .executable(name: "ride-load", targets: ["RideLoad"]),
        .executable(name: "tictactoe", targets: ["TicTacToeMain"]),
        .executable(name: "samples", targets: ["SamplesMain"]),
        .executable(name: "samples-terminal", targets: ["SamplesTerminalMain"]),
        .executable(name: "backend", targets: ["BackendMain"]),
    ],
    dependencies: [
        .package(name: "Scenery", path: "..", traits: ["Stores", "Web"]),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
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
                .product(name: "Crypto", package: "swift-crypto"),
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

        // The samples, each with the program that shows it.
        library("About", ["Settings", scenery("SceneryScreens")]),
        tests("About", ["About", "Backend", "Settings", scenery("SceneryTestKit")]),
        executable("AboutMain", ["About", "ServerLaunching"]),
        library("Outdoors", components + [scenery("SceneryScreens")]),
        tests("Outdoors", components + ["Outdoors", scenery("SceneryTestKit")]),
        executable("OutdoorsMain", ["Outdoors", "ServerLaunching"]),
        library("PodBayDoors", [scenery("SceneryScreens")]),
        tests("PodBayDoors", ["PodBayDoors", scenery("SceneryTestKit")]),
        executable("PodBayDoorsMain", ["PodBayDoors", "ServerLaunching"]),
        library("Restaurants", [scenery("SceneryScreens")]),
        tests("Restaurants", ["Restaurants", scenery("SceneryTestKit")]),
        executable("RestaurantsMain", ["Restaurants", "ServerLaunching"]),
        library("Ride", ["About", "Settings", scenery("SceneryScreens"), scenery("SceneryStores")]),
        tests("Ride", ["About", "Ride", "Settings", scenery("SceneryTestKit")]),
        executable("RideMain", ["Ride", "ServerLaunching"]),
        // Ride under load, for Benchmarks.
        executable("RideLoad", ["Ride", scenery("SceneryScreens")]),
        library("TicTacToe", [scenery("SceneryScreens")]),
        tests("TicTacToe", ["TicTacToe", scenery("SceneryTestKit")]),
        executable("TicTacToeMain", ["TicTacToe", "ServerLaunching"]),

        // The components of the outdoor samples.
        library("LocationComponent", [scenery("Scenery")]),
        tests("LocationComponent", ["LocationComponent", scenery("SceneryTestKit")]),
        library("AirQualityComponent", ["LocationComponent", scenery("Scenery")]),
        tests(
            "AirQualityComponent", ["LocationComponent", "AirQualityComponent", scenery("SceneryTestKit")]),
        library("PlacesComponent", ["LocationComponent", scenery("Scenery")]),
        tests("PlacesComponent", ["LocationComponent", "PlacesComponent", scenery("SceneryTestKit")]),
        library("UVIndexComponent", ["LocationComponent", scenery("Scenery")]),
        tests("UVIndexComponent", ["LocationComponent", "UVIndexComponent", scenery("SceneryTestKit")]),
        library("WeatherComponent", ["LocationComponent", scenery("Scenery")]),
        tests("WeatherComponent", ["LocationComponent", "WeatherComponent", scenery("SceneryTestKit")]),

        // Language, appearance and failures, which samples share.
        library("Settings", [scenery("Scenery")]),
        tests("Settings", ["Settings"]),

        // All samples behind one menu, and how each is launched.
        library("Gallery", samples + [scenery("SceneryScreens")]),
        tests("Gallery", ["Gallery", scenery("SceneryTestKit")]),
        executable("SamplesMain", ["Gallery", "ServerLaunching"]),
        executable("SamplesTerminalMain", ["Gallery", "Launching"]),
        library("Launching", [scenery("SceneryTerminal")]),
        tests("Launching", ["Launching"]),
        // The same tests of screens in a headless host, a terminal and a browser; every request with every fault.
        .target(
            name: "Driving", dependencies: [scenery("Scenery"), scenery("SceneryScreens")],
            path: "Tests/Driving",
            swiftSettings: settings),
        tests("Screen", samples + ["Driving", scenery("SceneryScreens")]),
        tests("FaultDrill", samples + ["Driving", scenery("SceneryScreens")]),
        library(
            "ServerLaunching", ["Backend", "Launching", scenery("SceneryTerminal"), scenery("SceneryWeb")]),
    ],
    swiftLanguageModes: [.v6]
)
