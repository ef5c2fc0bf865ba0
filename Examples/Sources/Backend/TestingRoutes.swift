import Hummingbird

/// What only a backend under test answers.
///
/// - `POST /testing/faults` with `{"about": "error"}`: switches what routes do wrong; see `Fault`.
/// - `GET /testing/held`: by route, how many requests a slow route holds back now.
/// - `GET /testing/asked`: by route, how many requests have come.
struct TestingRoutes {
    let faults: Faults

    func add(to router: Router<BasicRequestContext>) {
        router.post("testing/faults") { request, context in
            let changes = try await request.decode(as: [String: Fault].self, context: context)
            await faults.set(changes)
            return Envelope(changes)
        }
        router.get("testing/held") { _, _ in Envelope(await faults.heldBack) }
        router.get("testing/asked") { _, _ in Envelope(await faults.asked) }
    }
}
