import Hummingbird

/// What the sample Ride asks for before a ride, as somebody who has signed in.
///
/// - `GET /rides/destinations?query=…`: what matches; the favorites for an empty query.
/// - `POST /rides/offers {"pickup", "destination"}`: a price.
struct OfferRoutes: BackendRoutes {
    struct Way: Decodable {
        var pickup: RidePlace
        var destination: RidePlace
    }

    let store: OfferStore
    let accounts: AccountStore
    let named: NamedRoutes

    func add(to router: Router<BackendContext>) {
        let bearer = BearerMiddleware(store: accounts)
        named.group("destinations", in: router).add(middleware: bearer)
            .get("rides/destinations") { request, _ in
                Envelope(try await store.destinations(matching: Query(request).text("query")))
            }
        named.group("offers", in: router).add(middleware: bearer)
            .post("rides/offers") { request, context in
                let way = try await request.decode(as: Way.self, context: context)
                let offer = try await store.makeOffer(
                    for: context.signedIn().id, from: way.pickup, to: way.destination)
                return Envelope(offer.answer)
            }
    }
}
