import Foundation
import Scenery

extension RestaurantError {
    /// What a failed request means for the app.
    init(_ error: NetworkError) {
        switch error.domain {
        case .offline, .timeout, .connection: self = .noInternet
        case .api: self = .api(error.message)
        case .status, .authorization: self = Self.refusal(in: error.refusal)
        case .decoding, .tooLarge, .file, .request: self = .parsing
        }
    }

    private static func refusal(in response: TransportResponse?) -> RestaurantError {
        guard let response else { return .server }
        // A body of another form gives no reason.
        let refusal = try? JSONDecoder().decode(FoursquareRefusal.self, from: response.body)
        return refusal?.meta.refusal ?? .server
    }
}
