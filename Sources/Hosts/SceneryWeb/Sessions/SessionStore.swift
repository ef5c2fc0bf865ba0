import Foundation
import SceneryScreens

/// The sessions of one app: those open in this process, and those that can go on from their files.
@MainActor final class SessionStore {
    let files: SessionFiles
    private let app: HostedApp
    private let configuration: WebConfiguration
    private let now: @MainActor () -> Double
    private let complain: @MainActor (String) -> Void
    private var sessions: [String: WebSession] = [:]
    private var hasComplained = false

    /// - Parameters:
    ///   - now: Seconds from any start, never going back.
    ///   - complain: Takes a message for the person who runs the host.
    init(
        app: HostedApp, configuration: WebConfiguration, now: @escaping @MainActor () -> Double,
        complain: @escaping @MainActor (String) -> Void
    ) {
        self.app = app
        self.configuration = configuration
        self.now = now
        self.complain = complain
        files = SessionFiles(
            folder: configuration.sessionFolder(of: app.name), limits: configuration.sessions)
    }

    var count: Int { sessions.count }

    /// The session a cookie belongs to, from memory or from its file.
    ///
    /// - Returns: `nil` where there is none, or the secret is wrong.
    func session(for cookie: SessionCookie?) -> WebSession? {
        guard let cookie else { return nil }
        let session = sessions[cookie.id] ?? reopened(cookie)
        guard let session, session.secret.matches(cookie.secret) else { return nil }
        session.lastUsed = now()
        return session
    }

    /// - Returns: `nil` when there is no room: every session has a page open.
    func makeSession(for context: HostContext) -> WebSession? { makeSession(of: app, for: context) }

    /// A session that starts with the scenes of a path.
    ///
    /// - Returns: `nil` when there is no room.
    /// - Throws: `RouteError` for a path that leads nowhere in the app.
    func makeSession(for context: HostContext, at path: String) throws(RouteError) -> WebSession? {
        makeSession(of: try app.opening(url: path, in: context), for: context)
    }

    private func makeSession(of app: HostedApp, for context: HostContext) -> WebSession? {
        guard makeRoom() else { return nil }
        return add(
            WebSession(
                app: app, context: context, saved: nil, language: configuration.language, files: files))
    }

    /// Closes sessions that were without a page for long, and removes old files. To be called now and
    /// then.
    func sweep() async {
        let limit = now() - Double(configuration.sessions.secondsInMemory)
        for session in sessions.values where !session.isConnected && session.lastUsed < limit {
            drop(session)
        }
        await files.removeFiles(olderThan: TimeInterval(configuration.sessions.secondsOnDisk))
    }

    /// Ends every session in this process; their files stay.
    func closeAll() {
        for session in sessions.values { drop(session) }
    }

    private func reopened(_ cookie: SessionCookie) -> WebSession? {
        let age = TimeInterval(configuration.sessions.secondsOnDisk)
        guard let saved = files.read(cookie.id, notOlderThan: age), saved.id == cookie.id,
            saved.secret.matches(cookie.secret), makeRoom()
        else { return nil }
        return add(
            WebSession(
                app: app, context: saved.context, saved: saved, language: configuration.language, files: files
            ))
    }

    private func add(_ session: WebSession) -> WebSession {
        session.lastUsed = now()
        session.onTrouble = { [weak self] in self?.report($0) }
        sessions[session.id] = session
        return session
    }

    private func makeRoom() -> Bool {
        guard sessions.count >= configuration.sessions.maximum else { return true }
        let idle = sessions.values.filter { !$0.isConnected }.min { $0.lastUsed < $1.lastUsed }
        if let idle { drop(idle) }
        return idle != nil
    }

    private func drop(_ session: WebSession) {
        sessions[session.id] = nil
        session.close()
    }

    /// Says once that sessions cannot be saved, not at every event.
    private func report(_ error: any Error) {
        guard !hasComplained else { return }
        hasComplained = true
        complain("sessions are kept in memory only: \(error)")
    }
}

extension WebConfiguration {
    /// The folder for an app's sessions: the one that was named, or one in the user's caches.
    func sessionFolder(of appName: String) -> URL {
        if let folder = sessions.folder { return folder }
        let caches =
            FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        return caches.appendingPathComponent("scenery/\(appName.asFileName)/sessions")
    }
}

extension String {
    /// The name with everything but letters, digits and `-` replaced by `-`.
    var asFileName: String {
        let name = String(
            unicodeScalars.map { scalar in
                scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                    ? Character(scalar) : "-"
            })
        return name.isEmpty ? "app" : name
    }
}
