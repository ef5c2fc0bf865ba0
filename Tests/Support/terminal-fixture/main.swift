import Foundation
import SceneryScreens
import SceneryTerminal

// The app that the terminal's tests run: one scene for each thing a terminal has to show.

let app = HostedApp("Fixture") { context in
    let scenes = FixtureScenes.list(context)
    return HostedApp.Start(title: "Fixture", menuOf: scenes)
}

exit(await HostLauncher(app, hosts: [TerminalHost(patience: .seconds(2))]).run())
