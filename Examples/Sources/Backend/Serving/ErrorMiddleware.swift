import HTTPTypes
import Hummingbird

/// Words what a route throws, in the form of its service and the language of the request.
struct ErrorMiddleware: RouterMiddleware {
    let form: ErrorForm

    func handle(
        _ request: Request, context: BackendContext,
        next: (Request, BackendContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let refusal as Refusal {
            return try form.response(to: refusal)
        } catch let failure as any WordedFailure {
            return try form.response(to: failure.refusal(in: Language(preferredBy: request)))
        } catch let error as HTTPError {
            // The server's own reason, such as a body that is no JSON.
            return try form.response(to: Refusal(error.status, error.body ?? error.status.reasonPhrase))
        }
    }
}
