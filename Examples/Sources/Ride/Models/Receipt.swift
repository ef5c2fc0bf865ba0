import Scenery

/// What a finished ride cost.
struct Receipt: BusinessModel, Codable {
    struct Line: BusinessModel, Codable {
        var title: String
        var price: Price
    }

    /// The ride that was paid.
    var ride: String
    var lines: [Line]
    var total: Price
    var paidWith: String
}
