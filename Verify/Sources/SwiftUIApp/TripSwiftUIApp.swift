import SceneryScreens
import ScenerySwiftUI
import SwiftUI

/// Starts the app. Each of its windows has scenes of its own.
@main struct TripSwiftUIApp: App {
    var body: some SwiftUI.Scene {
        WindowGroup { SceneryAppView(TripApp.app) }
    }
}
