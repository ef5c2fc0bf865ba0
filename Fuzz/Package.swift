// swift-tools-version: 6.2

import PackageDescription

// libFuzzer over the parsers of what comes from outside. Not a part of the package Scenery: `Fuzz/run` builds it.
//
// The folder `Project` links to the project's sources, so that the parsers are compiled here with instrumentation, and
// only with what they need: no server and no Swift parser, whose builds would take longer than the fuzzing in CI.

/// Coverage feedback and AddressSanitizer; optimized, because a minute then tries ten times as many inputs.
let instrumented: [SwiftSetting] = [
    .unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"]),
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// `Fuzz/run` sets it: libFuzzer without its own `main`, as the compiler's folder has it.
let library = Context.environment["FUZZ_LIBRARY"] ?? "libclang_rt.fuzzer_no_main.a"

func room(
    _ name: String, _ folder: String, _ dependencies: [Target.Dependency] = [], sources: [String]? = nil,
    exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Project/\(folder)/\(name)", exclude: exclude,
        sources: sources, swiftSettings: instrumented)
}

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
    ],
    targets: [
        room("SceneryFoundations", "Runtime"),
        room("SceneryPromises", "Runtime", ["SceneryFoundations"]),
        room("SceneryObservables", "Runtime", ["SceneryFoundations"]),
        room("SceneryBroadcasts", "Runtime", ["SceneryFoundations"]),
        room("SceneryManagers", "Runtime", ["SceneryFoundations", "SceneryPromises", "SceneryBroadcasts"]),
        room(
            "SceneryScenes", "Runtime",
            ["SceneryFoundations", "SceneryPromises", "SceneryObservables", "SceneryBroadcasts"]),
        room(
            "Scenery", "Runtime",
            [
                "SceneryPromises", "SceneryObservables", "SceneryBroadcasts", "SceneryManagers",
                "SceneryScenes",
            ]
        ),
        room("SceneryScreens", "Hosts", ["Scenery"]),
        room("SceneryTerminal", "Hosts", sources: ["Keys"]),
        room(
            "SceneryWeb", "Hosts", ["SceneryScreens"],
            // Without the server.
            sources: [
                "HTML", "Patching", "Rendering", "Sessions", "Wire", "Server/AcceptedLanguages.swift",
                "Server/FormBody.swift", "Server/RequestGuard.swift", "WebConfiguration.swift",
                "WebHostError.swift",
            ], exclude: ["Rendering/Document.swift"]),
        room("SourceOutlines", "Tools"),
        room("FileWriting", "Tools"),
        room("YAMLReading", "Tools", ["Yams"]),
        room("Styles", "Tools", ["YAMLReading"], sources: ["Model", "Loading"]),
        // Stands in for the real one, which brings the Swift parser; templates are rendered without mocks of contracts.
        .target(name: "MockGenerator"),
        room(
            "SceneGenerator", "Tools", ["MockGenerator", "Styles", "Stencil"],
            sources: ["GenerationError.swift", "Rendering"],
            exclude: [
                "Rendering/ArgumentLists.swift", "Rendering/PlaceholderScene.swift",
                "Rendering/SceneTemplateContext.swift", "Rendering/StyleCheck.swift",
            ]),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "FileWriting", "SceneGenerator", "SceneryManagers", "SceneryScreens", "SceneryTerminal",
                "SceneryWeb", "SourceOutlines", "Styles", "YAMLReading",
            ],
            swiftSettings: [.unsafeFlags(["-sanitize=address", "-parse-as-library"])],
            linkerSettings: [
                .unsafeFlags(["-sanitize=address", library]),
                .linkedLibrary("stdc++", .when(platforms: [.linux])),
                .linkedLibrary("c++", .when(platforms: [.macOS])),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
