import Scenery

/// What a person told the service about themselves.
struct Profile: BusinessModel, Codable, Identifiable {
    var id: String
    var name: String
    var email: String
    var phone: String
}
