import SceneryManagers
import SceneryTestKit

/// Answers as the API sends them.
enum FoursquareJSON {
    /// Three venues: with everything, without an address, and with a name alone.
    static let list = TransportResponse.text(
        """
        {"meta": {"code": 200, "requestId": "1"}, "response": {"groups": [{"type": "Recommended Places", "items": [
            {"venue": {"id": "a1", "name": "Theobroma", "rating": 8.4, "price": {"tier": 2, "message": "Moderate"},
                "location": {"address": "Sector 18", "city": "Noida", "lat": 28.57, "lng": 77.32}}},
            {"venue": {"id": "b2", "name": "Desi Vibes", "rating": 8, "price": {"tier": 3},
                "location": {"lat": 28.57, "lng": 77.32}}},
            {"venue": {"id": "c3", "name": "Chaat Corner"}}
        ]}]}}
        """)

    static let empty = TransportResponse.text(
        #"{"meta": {"code": 200}, "response": {"groups": [{"items": []}]}}"#)

    static let details = TransportResponse.text(
        """
        {"meta": {"code": 200}, "response": {"venue": {"id": "a1", "name": "Theobroma", "likes": {"count": 12},
            "stats": {"checkinsCount": 345, "usersCount": 210, "tipCount": 17, "visitsCount": 402}}}}
        """)

    /// A refusal of the API; by default with a status that agrees with its code.
    static func refusal(_ code: Int, _ reason: String, status: Int? = nil) -> TransportResponse {
        .text(
            #"{"meta": {"code": \#(code), "errorType": "some_type", "errorDetail": "\#(reason)"}, "response": {}}"#,
            status: status ?? code)
    }

    static let geocode = "Couldn't geocode param near: Nowhere"
}
