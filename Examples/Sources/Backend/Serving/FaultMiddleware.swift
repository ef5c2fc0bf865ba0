import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Does what a route is told to do wrong, around what it does.
struct FaultMiddleware: RouterMiddleware {
    /// What ends a request whose connection is closed on purpose.
    struct ConnectionClosed: Error {}

    let faults: Faults
    let form: ErrorForm
    let clock: any BackendClock
    /// The names by which tests switch the faults of a request.
    let names: @Sendable (Request) async throws -> [String]

    func handle(
        _ request: Request, context: BackendContext,
        next: (Request, BackendContext) async throws -> Response
    ) async throws -> Response {
        let fault = try await faults.fault(of: names(request))
        switch fault {
        case .ok, .slow: return try await next(request, context)
        case .error: throw Unavailable()
        case .denied: throw form.denied
        case .status(let code): return Response(status: .init(code: code))
        case .drop:
            // A connection that the client closed first is closed as well.
            try? await context.channel.close()
            throw ConnectionClosed()
        case .delay(let milliseconds):
            // A backend that ends answers at once.
            try? await cancelWhenGracefulShutdown { try await clock.sleep(for: .milliseconds(milliseconds)) }
            return try await next(request, context)
        case .malformed: return try await next(request, context).malformed()
        case .trickle: return try await next(request, context).trickling(clock)
        case .truncated: return try await next(request, context).truncated()
        }
    }

    private struct Unavailable: WordedFailure {
        func refusal(in language: Language) -> Refusal {
            switch language {
            case .english:
                Refusal(.serviceUnavailable, "The content is being moved; try again in a minute.")
            case .persian:
                Refusal(.serviceUnavailable, "محتوا در حال جابه‌جایی است؛ یک دقیقهٔ دیگر دوباره تلاش کنید.")
            }
        }
    }
}
