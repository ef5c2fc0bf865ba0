import Foundation
import SceneryScreens

/// A session as it stands in its file: enough for another process to go on with it.
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
        func clean(_ scenes: inout [SavedScene]) {
            for index in scenes.indices {
                scenes[index].drafts = scenes[index].drafts.filter { !fields.contains($0.key) }
            }
        }
        var snapshot = self
        snapshot.layers = layers.map { layer in
            switch layer {
            case .stack(var scenes):
                clean(&scenes)
                return .stack(scenes)
            case .tabs(var tabs, let selected):
                for index in tabs.indices { clean(&tabs[index].scenes) }
                return .tabs(tabs, selected: selected)
            }
        }
        return snapshot
    }
}
