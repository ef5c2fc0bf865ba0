import Foundation
import SceneryScreens

/// Drives the app in the test's own process.
@MainActor final class HeadlessDriver: AppDriver {
    private let host: HeadlessHost

    private init(_ app: HostedApp, language: String) {
        host = HeadlessHost(session: ScreenSession(app.start(HostContext(languages: [language]))))
    }

    static func start(
        _ sample: SampleUnderTest, _ backend: URL, _ start: SampleStart, in programs: Programs
    ) async throws -> HeadlessDriver {
        var app = sample.hosted(backend, start.environment)
        if let link = start.link ?? sample.link { app = try app.opening(url: link) }
        let driver = HeadlessDriver(app, language: start.language)
        await programs.atEnd { await driver.host.session.close() }
        return driver
    }

    func look() -> Shown {
        let screen = host.screen
        var shown = Shown()
        shown.title = screen.title
        shown.lines = PlainText.lines(of: host.session.display)
        // Other hosts show the address next to the screen.
        shown.lines += host.opened.suffix(1).map(\.absoluteString)
        shown.dialog = screen.dialog.map {
            ([$0.title, $0.message] + $0.buttons.map(\.title)).joined(separator: "\n")
        }
        shown.chosen = screen.allElements.compactMap(\.chosen)
        shown.isBusy = screen.isBusy
        shown.readsRightToLeft = screen.resolvedDirection() == .rightToLeft
        return shown
    }

    func attempt(_ act: Act) -> Bool {
        let ignored = host.ignored.count
        // The host sends what is disabled or behind a dialog too; the scene ignores it.
        return perform(act) && host.ignored.count == ignored
    }

    func complaints() -> [String] { [] }

    private func perform(_ act: Act) -> Bool {
        switch act {
        case .tap(let title): return host.tap(title)
        case .type(let text, let field): return host.type(text, into: field)
        case .submit(let field): return host.submit(field)
        case .choose(let option, let picker): return host.choose(option, in: picker)
        case .toggle(let title): return host.toggle(title)
        case .back:
            guard host.session.display.back != nil, host.screen.dialog == nil else { return false }
            host.session.goBack()
            return true
        }
    }
}

extension ScreenElement {
    /// What is chosen of the element, or the element itself where it is.
    fileprivate var chosen: String? {
        switch content {
        case .picker(let picker): picker.options.first { $0.id == picker.selected }?.title
        case .map(let map): map.pins.first { $0.id == map.selected }?.title
        case .toggle(let toggle): toggle.isOn ? toggle.title : nil
        case .row(let row): row.isSelected ? row.title : nil
        default: nil
        }
    }
}
