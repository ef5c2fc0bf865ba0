import SceneryScreens

/// A field whose lines go to a list above it, and a field the app itself changes.
@MainActor final class FormView: ScreenView {
    let stage: Stage
    private var lines: [String] = []
    private var city = "Lugo"
    private var echoed = ""
    private var ticks = 0

    init() {
        stage = Stage("Form")
        update()
    }

    private func update() {
        stage.show("Form") {
            ScreenList("Lines") { for line in lines { ScreenRow(line) } }.id("lines")
            ScreenField("Line", placeholder: "Write and press return") { [weak self] in
                self?.add($0)
            }.id("line")
            ScreenField("City", text: city, clearsOnSubmit: false) { _ in }.id("city")
            buttons
            ScreenText("City: \(echoed)").id("echoed")
            ScreenText("Ticks: \(ticks)").id("ticks")
        }
    }

    private var buttons: ScreenGroup {
        ScreenGroup(axis: .horizontal) {
            ScreenButton("Capital") { [weak self] in self?.change(city: "Santiago") }.id("capital")
            ScreenButton("Echo") { [weak self] in self?.echo() }.id("echo")
            ScreenButton("Tick") { [weak self] in self?.tick() }.id("tick")
            ScreenButton("Tick later") { [weak self] in self?.tickLater() }.id("later")
        }
    }
}

// MARK: - Events

extension FormView {
    private func add(_ line: String) {
        lines.append(line)
        update()
    }

    private func change(city: String) {
        self.city = city
        update()
    }

    /// Shows the text that the field has just now.
    private func echo() {
        guard case .field(let field)? = stage.screen["city"]?.content else { return }
        echoed = field.text
        update()
    }

    private func tick() {
        ticks += 1
        update()
    }

    /// Changes the screen by itself while a person types.
    private func tickLater() {
        Task { [weak self] in
            for _ in 0..<20 {
                try? await Task.sleep(for: .milliseconds(50))
                self?.tick()
            }
        }
    }
}
