import Backend
import Foundation
import SceneryScreens
import Testing

@testable import About

/// The sample in a headless host, against a real backend that can be told to fail.
@MainActor final class AboutStage {
    let backend: RunningBackend
    let faults: BackendFaults
    let app: AboutApp
    private(set) var host: HeadlessHost

    private init(backend: RunningBackend, faults: [String: String], context: HostContext) async throws {
        self.backend = backend
        self.faults = BackendFaults(backend: backend.url)
        try await self.faults.set(faults)
        app = AboutApp(backend: backend.url, version: AppVersion(version: "2.0.1", build: 56))
        host = HeadlessHost(session: ScreenSession(navigator: app.hosted.start(context).navigator))
    }

    /// Runs `body` with the sample started; the session and the backend end with it.
    ///
    /// - Parameter faults: What routes do wrong from the start.
    static func with(
        faults: [String: String] = [:], languages: [String] = ["en"],
        _ body: @MainActor (AboutStage) async throws -> Void
    ) async throws {
        let backend = try await RunningBackend.start(BackendConfiguration(isTesting: true))
        do {
            let stage = try await AboutStage(
                backend: backend, faults: faults, context: HostContext(languages: languages))
            try await body(stage)
            stage.host.session.close()
        } catch {
            await backend.stop()
            throw error
        }
        await backend.stop()
    }

    var screen: Screen { host.screen }

    /// The view at this index of the stack, the root at 0.
    func view(at index: Int) -> (any SceneView)? {
        let stack = host.session.navigator.state.frontStack
        return stack.indices.contains(index) ? host.session.navigator[stack[index]] : nil
    }

    /// Waits until what is shown fulfils a condition; the test's time limit ends it.
    func waits(until condition: @MainActor (Screen) -> Bool) async throws {
        while !condition(screen) { try await Task.sleep(for: .milliseconds(1)) }
    }

    /// Ends the session as a killed process does and starts another from what was saved.
    func restarted() throws -> [String] {
        let saved = try JSONEncoder().encode(host.session.snapshot())
        host.session.close()
        let start = app.hosted.start(HostContext())
        let snapshot = try JSONDecoder().decode(SessionSnapshot.self, from: saved)
        let problems = start.navigator.restore(snapshot, from: start.scenes)
        host = HeadlessHost(session: ScreenSession(navigator: start.navigator))
        return problems
    }
}

extension Screen {
    /// Every text on the screen, in order.
    var texts: [String] {
        allElements.compactMap { element in
            if case .text(let text) = element.content { text.text } else { nil }
        }
    }

    /// The identity of the chosen option of the picker with this title.
    func choice(of picker: String) -> String? {
        let element = allElements.first { $0.title == picker }
        return if case .picker(let picker)? = element?.content { picker.selected } else { nil }
    }
}
