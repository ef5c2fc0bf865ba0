import SceneryScreens

/// Shows the widget of UVIndex in hosts that have no widgets: in either height, with the result of its last update.
final class UVIndexWidgetView: ScreenView {
    let stage: Stage
    private let widget: UVIndexWidget
    private var result = ""

    init(widget: UVIndexWidget) {
        self.widget = widget
        stage = Stage(UVIndexWidgetRoute(), lifecycle: widget.viewModel)
        widget.viewModel.shown.bind(owner: self) { view, _ in view.show() }
        widget.viewModel.failure.bind(owner: self) { view, _ in view.show() }
        widget.viewModel.isLoading.bind(owner: self) { view, isLoading in view.showActivity(isLoading) }
    }

    private func show() {
        stage.show("UV index widget") {
            content
            ScreenDivider()
            ScreenText("Height \(widget.height.figure())", style: .caption)
            ScreenButton(widget.mode == .compact ? "Expand" : "Collapse") { [weak self] in self?.toggle() }
            ScreenButton("Update") { [weak self] in self?.update() }
            if !result.isEmpty { ScreenText("Last update: \(result)") }
        }
    }

    private var content: ScreenGroup {
        let shown = widget.viewModel.shown.value
        return ScreenGroup("Widget") {
            ScreenText(
                "UV \(shown.value), \(shown.description)", style: .emphasis,
                color: ScreenColor(rawValue: shown.color))
            if let failure = widget.viewModel.failure.value { ScreenText(failure.message) }
            if widget.mode == .expanded { ScreenText(shown.date, style: .caption) }
        }
    }

    private func toggle() {
        widget.show(widget.mode == .compact ? .expanded : .compact)
        show()
    }

    private func update() {
        widget.update { [weak self] update in
            self?.result = update.words
            self?.show()
        }
    }
}

extension UVIndexWidget.Update {
    fileprivate var words: String {
        switch self {
        case .newData: "new data"
        case .noData: "no data"
        case .failed: "failed"
        }
    }
}
