#if Tools
    import Commands

    SceneryCommand.start()
#else
    #error(
        "Scenery's tools need a trait: .package(…, traits: [\"Tools\"]) in your manifest, or --traits Tools in Scenery itself"
    )
#endif
