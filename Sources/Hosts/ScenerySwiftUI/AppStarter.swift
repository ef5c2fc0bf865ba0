#if canImport(SwiftUI)
    import Foundation
    import SceneryScreens

    /// Starts an app when it is first asked for: SwiftUI makes a view's value many times and keeps the
    /// state of the first.
    @MainActor final class AppStarter {
        private let app: HostedApp
        private var start: HostedApp.Start?
        private var model: NavigationModel?
        private var opening: Task<Void, Never>?
        /// What is being opened: SwiftUI may report a universal link as a URL and as an activity.
        private var openingURL: URL?

        init(_ app: HostedApp) {
            self.app = app
        }

        /// - Parameter saved: What the window showed before, opened in place of the app's first scene when the app starts.
        func model(restoring saved: Data?) -> NavigationModel {
            if let model { return model }
            let start = app.start(HostContext(languages: Locale.preferredLanguages))
            // What this version of the app cannot read is left out; it then starts with its first scene.
            let snapshot = saved.flatMap { try? JSONDecoder().decode(SessionSnapshot.self, from: $0) }
            if let snapshot { start.navigator.restore(snapshot, from: start.scenes) }
            let model = NavigationModel(start.navigator)
            self.start = start
            self.model = model
            if snapshot == nil { opening = start.openLink() }
            return model
        }

        /// The open scenes, what their logic saves, and what was typed into their fields, without passwords.
        var session: Data? { (start?.navigator.snapshot()).flatMap { try? JSONEncoder().encode($0) } }

        /// Opens the scenes of a URL in place of what is open; one that leads nowhere is shown as an error.
        func open(_ url: URL) {
            guard let start, url != openingURL else { return }
            opening?.cancel()
            opening = start.open(url)
            guard let opening else { return }
            openingURL = url
            Task { [weak self] in
                await opening.value
                if self?.opening == opening { self?.openingURL = nil }
            }
        }
    }
#endif
