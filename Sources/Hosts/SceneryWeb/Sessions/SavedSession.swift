import Foundation
import SceneryScreens

/// A session as its file has it: enough for another process to continue with it.
struct SavedSession: Sendable, Codable {
    var id: String
    var secret: Secret
    var token: Secret
    var context: HostContext
    var snapshot: SessionSnapshot
    var progress: PageProgress
}

/// How far the input of each page of a session was handled, for the pages last heard of.
struct PageProgress: Sendable, Codable, Equatable {
    private struct Entry: Sendable, Codable, Equatable {
        var page: String
        var number: Int
    }

    private var entries: [Entry] = []
    private static let maximum = 8

    /// The number of the page's last input that was handled; 0 for a page not heard of.
    subscript(page: String) -> Int {
        get { entries.first { $0.page == page }?.number ?? 0 }
        set {
            entries.removeAll { $0.page == page }
            entries.append(Entry(page: page, number: newValue))
            if entries.count > Self.maximum { entries.removeFirst() }
        }
    }
}

extension SessionSnapshot {
    /// The snapshot without what was typed into these fields.
    func forgetting(_ fields: Set<String>) -> SessionSnapshot {
        guard !fields.isEmpty else { return self }
        return map { scene in
            var scene = scene
            scene.drafts = scene.drafts.filter { !fields.contains($0.key) }
            return scene
        }
    }
}
