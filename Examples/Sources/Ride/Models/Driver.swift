import Scenery

/// Who drives, and which car to look for.
struct Driver: BusinessModel, Codable, Identifiable {
    var id: String
    var name: String
    var car: String
    var plate: String
    /// 0 to 5.
    var rating: Double
    var phone: String
}
