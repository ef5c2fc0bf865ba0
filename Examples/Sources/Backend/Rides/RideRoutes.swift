import HTTPTypes
import Hummingbird

/// What the sample Ride asks for during and after a ride, as somebody who has signed in.
///
/// - `POST /rides {"offer"}` with the header `Idempotency-Key`: books an offer.
/// - `GET /rides`, `GET /rides/current`, `GET /rides/{id}`
/// - `POST /rides/{id}/cancel`
/// - `GET /rides/{id}/changes?after=REVISION&wait=SECONDS`: the ride once it has changed, or 204.
/// - `GET /rides/{id}/receipt`
struct RideRoutes: BackendRoutes {
    struct Booking: Decodable { var offer: String }

    let dispatcher: RideDispatcher
    let accounts: AccountStore
    let named: NamedRoutes

    func add(to router: Router<BackendContext>) {
        addBooking(to: router)
        addReading(to: router)
        group("changes", router).get("rides/{id}/changes") { request, context in
            let query = Query(request)
            let ride = try await dispatcher.ride(
                context.rideID(), of: context.signedIn().id,
                after: query.number("after", in: 0...Int.max) ?? 0,
                wait: .seconds(query.number("wait", in: 0...25) ?? 25))
            guard let ride else { return Response(status: .noContent) }
            return try Response.json(Envelope(RideAnswer(ride)))
        }
        group("receipt", router).get("rides/{id}/receipt") { request, context in
            let ride = try await dispatcher.store.ride(context.rideID(), of: context.signedIn().id)
            switch ride.state {
            case .finished: return Envelope(Receipt(of: ride, in: Language(preferredBy: request)))
            case .cancelled: throw RideRefusal.noReceipt
            case .requested, .accepted, .arrived, .onTheWay: throw RideRefusal.noReceiptYet
            }
        }
    }

    private func addBooking(to router: Router<BackendContext>) {
        group("book", router).post("rides") { request, context in
            let booking = try await request.decode(as: Booking.self, context: context)
            let ride = try await dispatcher.book(
                offer: booking.offer, for: context.signedIn().id,
                idempotencyKey: request.headers[.idempotencyKey], language: Language(preferredBy: request))
            return Envelope(RideAnswer(ride))
        }
        group("cancel", router).post("rides/{id}/cancel") { _, context in
            Envelope(RideAnswer(try await dispatcher.cancel(context.rideID(), of: context.signedIn().id)))
        }
    }

    private func addReading(to router: Router<BackendContext>) {
        group("rides", router).get("rides") { _, context in
            Envelope(try await dispatcher.store.rides(of: context.signedIn().id).map(RideAnswer.init))
        }
        let ride = group("ride", router)
        ride.get("rides/current") { _, context in
            Envelope(try await dispatcher.store.activeRide(of: context.signedIn().id).map(RideAnswer.init))
        }
        ride.get("rides/{id}") { _, context in
            Envelope(RideAnswer(try await dispatcher.store.ride(context.rideID(), of: context.signedIn().id)))
        }
    }

    private func group(_ name: String, _ router: Router<BackendContext>) -> RouterGroup<BackendContext> {
        named.group(name, in: router).add(middleware: BearerMiddleware(store: accounts))
    }
}

extension HTTPField.Name {
    /// The literal is a valid name of a header, for which alone the initializer has a result.
    static let idempotencyKey = HTTPField.Name("Idempotency-Key") ?? .ifMatch
}

extension BackendContext {
    /// The ride that the path names.
    func rideID() throws -> String { try parameters.require("id") }
}
