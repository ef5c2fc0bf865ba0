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
        stage.on("line") { [weak self] in self?.receive($0) }
        stage.on("city") { _ in }
        stage.on("capital") { [weak self] _ in self?.change(city: "Santiago") }
        stage.on("echo") { [weak self] _ in self?.echo() }
        stage.on("tick") { [weak self] _ in self?.tick() }
        stage.on("later") { [weak self] _ in self?.tickLater() }
        update()
    }

    private func receive(_ action: ScreenInput.Action) {
        guard case .submit(let text) = action else { return }
        lines.append(text)
        update()
    }

    private func change(city: String) {
        self.city = city
        update()
    }

    /// Says what stands in the field just now.
    private func echo() {
        guard case .field(let field)? = stage.screen["city"]?.content else { return }
        echoed = field.value
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

    private func update() {
        stage.show(Screen("Form") {[
            .list("Lines", id: "lines") { lines.enumerated().map { .row($1, id: "line/\($0)") } },
            .field("Line", id: "line", placeholder: "Write and press return"),
            .field("City", id: "city", value: city, clearsOnSubmit: false),
            .group(axis: .horizontal) {[
                .button("Capital", id: "capital"),
                .button("Echo", id: "echo"),
                .button("Tick", id: "tick"),
                .button("Tick later", id: "later")
            ]},
            .text("City: \(echoed)", id: "echoed"),
            .text("Ticks: \(ticks)", id: "ticks")
        ]})
    }
}
