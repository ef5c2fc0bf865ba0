import Hummingbird

/// What only a backend under test answers.
///
/// - `POST /testing/faults` with `{"about": "error"}`: switches what routes do wrong; see `Fault`.
/// - `GET /testing/held`: by route, how many requests a slow route holds back now.
/// - `GET /testing/asked`: by route, how many requests have come.
/// - `POST /testing/tokens/expire`: ends all access tokens; they can be refreshed.
/// - `POST /testing/rides/{id}/advance`, or with `{"to": "arrived"}`: lets a ride go on.
/// - `POST /testing/rides/{id}/messages {"text"}`: lets the driver write.
struct TestingRoutes: BackendRoutes {
    let faults: Faults
    let accounts: AccountStore
    let dispatcher: RideDispatcher

    struct Target: Decodable { var to: RideState? }
    struct Text: Decodable { var text: String }

    func add(to router: Router<BackendContext>) {
        let testing = router.group("testing").add(middleware: ErrorMiddleware(form: .envelope))
        testing.post("faults") { request, context in
            let changes = try await request.decode(as: [String: Fault].self, context: context)
            await faults.set(changes)
            return Envelope(changes)
        }
        testing.get("held") { _, _ in Envelope(await faults.heldBack) }
        testing.get("asked") { _, _ in Envelope(await faults.asked) }
        testing.post("tokens/expire") { _, _ in
            try await accounts.expireAccess()
            return Envelope([String]())
        }
        addRides(to: testing)
    }

    private func addRides(to testing: RouterGroup<BackendContext>) {
        testing.post("rides/{id}/advance") { request, context in
            var request = request
            let isEmpty = try await request.collectBody(upTo: context.maxUploadSize).readableBytes == 0
            let target = isEmpty ? nil : try await request.decode(as: Target.self, context: context).to
            return Envelope(RideAnswer(try await dispatcher.advance(context.rideID(), to: target)))
        }
        testing.post("rides/{id}/messages") { request, context in
            let text = try await request.decode(as: Text.self, context: context).text
            return Envelope(RideAnswer(try await dispatcher.receive(text, in: context.rideID())))
        }
    }
}
