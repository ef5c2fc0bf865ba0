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
