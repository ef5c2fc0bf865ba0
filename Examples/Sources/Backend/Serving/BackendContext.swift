import Hummingbird
import NIOCore

/// What a request carries on its way to its route.
struct BackendContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection, for faults that break it.
    let channel: any Channel
    /// Who asks; `nil` on routes that anyone may use.
    var account: Account?

    init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }

    /// The account of a route behind `BearerMiddleware`.
    ///
    /// - Throws: `AccountRefusal.notSignedIn` on a route that is not behind it.
    func signedIn() throws -> Account {
        guard let account else { throw AccountRefusal.notSignedIn }
        return account
    }
}

/// The routes of one service.
protocol BackendRoutes {
    func add(to router: Router<BackendContext>)
}
