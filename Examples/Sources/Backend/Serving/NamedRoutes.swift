import Hummingbird

/// Makes the groups that routes are added to: each has a name by which tests switch its faults, and
/// words its errors in the form of its service.
struct NamedRoutes: Sendable {
    let faults: Faults
    let clock: any BackendClock
    let form: ErrorForm

    func group(
        _ name: String, in router: Router<BackendContext>
    ) -> RouterGroup<BackendContext> {
        group(in: router) { _ in [name] }
    }

    /// - Parameter names: The names of a route that has several, from its request.
    func group(
        in router: Router<BackendContext>, names: @escaping @Sendable (Request) async throws -> [String]
    ) -> RouterGroup<BackendContext> {
        router.group()
            .add(middleware: ErrorMiddleware(form: form))
            .add(middleware: FaultMiddleware(faults: faults, form: form, clock: clock, names: names))
            // Refusals are answers as well, for the faults that break an answer.
            .add(middleware: ErrorMiddleware(form: form))
    }
}
