import Foundation
import SceneryScreens
import SceneryWeb

/// An app that shows every element and every way around, for tests of the web host in a real browser.
enum Fixture {
    /// `SCENERY_SESSIONS` names the folder of the sessions.
    static var configuration: WebConfiguration {
        var configuration = WebConfiguration()
        let environment = ProcessInfo.processInfo.environment
        configuration.sessions.folder = environment["SCENERY_SESSIONS"].map { URL(fileURLWithPath: $0) }
        configuration.staticFiles = environment["SCENERY_FILES"].map { URL(fileURLWithPath: $0) }
        return configuration
    }

    static let app = HostedApp("Fixture") { _ in
        let scenes = SceneRegistry([
            .init("Counter") { CounterView() },
            .init("Elements") { ElementsView() },
            .init("Form") { FormView() },
            .init("List") { ListView() },
            .init("Persian") { PersianView() },
            .init("Tabs") { TabsView() },
            .init("Hostile") { HostileView() },
        ])
        return HostedApp.Start(title: "Fixture", menuOf: scenes)
    }
}
