/// The envelope of every answer: whether the request was accepted, and the response if it was.
struct FoursquareAnswer<Response: Decodable & Sendable>: Decodable, Sendable {
    let meta: FoursquareMeta
    let response: Response?

    private enum CodingKeys: CodingKey { case meta, response }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        meta = try container.decode(FoursquareMeta.self, forKey: .meta)
        // A refusal has an empty response. It may come with the HTTP status 200.
        response = meta.isAccepted ? try container.decode(Response.self, forKey: .response) : nil
    }

    /// - Throws: `RestaurantError` if the request was refused.
    func accepted() throws(RestaurantError) -> Response {
        guard let response else { throw meta.refusal }
        return response
    }
}

/// The part of an answer that says whether the request was accepted.
struct FoursquareMeta: Decodable, Sendable {
    let code: Int
    let errorDetail: String?

    var isAccepted: Bool { (200..<300).contains(code) }

    /// The error of a request that was not accepted.
    var refusal: RestaurantError {
        if let errorDetail, !errorDetail.isEmpty { .api(errorDetail) } else { .server }
    }
}

/// An answer of which only the first part matters.
struct FoursquareRefusal: Decodable {
    let meta: FoursquareMeta
}
