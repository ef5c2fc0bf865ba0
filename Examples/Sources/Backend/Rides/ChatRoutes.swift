import Hummingbird

/// The chat of a ride, for who has signed in.
///
/// - `GET /rides/{id}/messages?after=NUMBER`
/// - `POST /rides/{id}/messages {"text", "clientId"}`: the driver answers.
/// - `POST /rides/{id}/messages/read {"upTo"}`: the ride.
struct ChatRoutes: BackendRoutes {
    struct Text: Decodable {
        var text: String
        var clientId: String?
    }

    struct Read: Decodable { var upTo: Int }

    let dispatcher: RideDispatcher
    let accounts: AccountStore
    let named: NamedRoutes

    func add(to router: Router<BackendContext>) {
        let messages = named.group("messages", in: router).add(middleware: BearerMiddleware(store: accounts))
        messages.get("rides/{id}/messages") { request, context in
            let messages = try await dispatcher.store.messages(
                of: context.rideID(), account: context.signedIn().id,
                after: Query(request).number("after", in: 0...Int.max) ?? 0)
            return Envelope(messages.map(\.answer))
        }
        messages.post("rides/{id}/messages") { request, context in
            let body = try await request.decode(as: Text.self, context: context)
            let message = try await dispatcher.send(
                body.text, clientId: body.clientId, to: context.rideID(), of: context.signedIn().id)
            return Envelope(message.answer)
        }
        messages.post("rides/{id}/messages/read") { request, context in
            let body = try await request.decode(as: Read.self, context: context)
            let ride = try await dispatcher.read(
                upTo: body.upTo, in: context.rideID(), of: context.signedIn().id)
            return Envelope(RideAnswer(ride))
        }
    }
}
