#if Tools
    import Foundation
    import MockRuns

    let outcome = PlannedMocks.run(Array(CommandLine.arguments.dropFirst()))
    for message in outcome.messages {
        // A closed stream has nowhere to report a failure.
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }
    exit(outcome.exitCode)
#else
    #error(
        "Scenery's tools need a trait: .package(…, traits: [\"Tools\"]) in your manifest, or --traits Tools in Scenery itself"
    )
#endif
