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
