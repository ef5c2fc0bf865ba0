import SceneryScreens

extension Stage {
    /// Shows these elements in the language and the appearance of `look`.
    func show(
        _ title: String, _ look: ScreenLook, @ScreenBuilder<ScreenElement> elements: () -> [ScreenElement]
    ) {
        show(
            title, language: look.language, appearance: look.appearance.flatMap(Appearance.init),
            elements: elements)
    }
}
