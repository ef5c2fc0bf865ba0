import SceneryScreens

/// Texts and identities that would do harm if they were treated as markup.
@MainActor final class HostileView: ScreenView {
    let stage: Stage

    private static let text = "<img src=x onerror=alert(1)> & \"quoted\" 'single' </script></title>"

    init() {
        stage = Stage("Hostile")
        let text = Self.text
        stage.show(text) {
            ScreenText(text).id("plain")
            ScreenField(text, text: text, placeholder: text).id("f\"><script>alert(1)</script>")
            ScreenButton(text) { [weak self] in self?.showPressed() }.id("b' onclick='alert(1)")
            ScreenList(text) { ScreenRow(text, detail: text) }
            ScreenText("before").id("$main")
        }
    }

    private func showPressed() {
        stage.show("Pressed") {
            ScreenText(Self.text + "!").id("plain")
            ScreenText("after").id("$main")
        }
    }
}
