import SceneryScreens

/// The two drawings this host has of its own.
enum Icons {
    static func icon(for back: Display.Back) -> Element {
        icon(back == .back ? "M15 5l-7 7 7 7" : "M6 6l12 12M18 6L6 18")
    }

    private static func icon(_ path: String) -> Element {
        .parent(
            .svg, [.value(.viewBox, "0 0 24 24"), .value(.ariaHidden, "true")],
            [Element(.path, [.value(.d, path)])])
    }
}
