import Foundation
import SceneryFoundations

/// Keeps responses in memory, so that a server can respond that nothing changed.
///
/// It keeps the responses to GET requests with status 200 that have an `ETag`, a `Last-Modified` or a `max-age`; none with
/// `Cache-Control: no-store` or `Vary: *`, and nothing on disk. A response is used only for the same URL, the same
/// `Authorization` and the same values of the fields that `Vary` names. A successful request with another
/// method than GET, HEAD or OPTIONS removes the stored response of its URL. All methods may be called from any thread.
public final class ResponseCache: Sendable {
    struct Key: Hashable {
        let url: URL
        let authorization: String?
    }

    private let memory: Protected<MemoryCache<Key, StoredResponse>>

    /// - Parameter byteLimit: The maximum total size of the bodies; 10,000,000 bytes by default.
    public init(byteLimit: Int = 10_000_000) {
        memory = Protected(MemoryCache(costLimit: byteLimit))
    }

    /// Removes all responses, for example when a person signs out.
    public func removeAll() {
        memory.withLock { $0.removeAll() }
    }

    /// The stored response to a request, and whether it is fresh.
    func response(
        to request: TransportRequest, clock: ManagerClock
    ) -> (response: StoredResponse, isFresh: Bool)? {
        let key = Self.key(of: request)
        let found = memory.withLock { memory in
            memory.entry(for: key).map { (response: $0.model, isFresh: $0.isValid(by: clock)) }
        }
        guard let found, found.response.varies.allSatisfy({ request.headers[$0.key] == $0.value }) else {
            return nil
        }
        return found
    }

    /// Stores a response, or removes the stored one if it may not be stored.
    func store(_ response: TransportResponse, to request: TransportRequest, clock: ManagerClock) {
        let key = Self.key(of: request)
        guard let stored = StoredResponse(response, to: request) else {
            return memory.withLock { $0.remove(key) }
        }
        let now = clock.now()
        let end = stored.freshness > .zero ? now + stored.freshness : .zero
        memory.withLock { memory in
            memory.insert(
                MemoryEntry(model: stored, loadedAt: now, validUntil: end), for: key,
                cost: response.body.count)
        }
    }

    /// Removes the response of a URL that was changed.
    func remove(_ request: TransportRequest) {
        let key = Self.key(of: request)
        memory.withLock { $0.remove(key) }
    }

    private static func key(of request: TransportRequest) -> Key {
        Key(url: request.url, authorization: request.headers["Authorization"])
    }
}
