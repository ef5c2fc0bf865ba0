import Scenery

/// An amount of money.
struct Price: BusinessModel, Codable {
    /// The amount in the smallest unit of the currency, for example cents.
    var minorUnits: Int
    /// The code of ISO 4217.
    var currency: String
}
