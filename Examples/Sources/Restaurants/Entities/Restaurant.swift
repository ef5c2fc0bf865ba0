/// A restaurant, as far as a list needs to know it.
struct Restaurant: Sendable, Equatable, Identifiable {
    var id: String
    var name: String
    /// Street and city; nil if unknown.
    var address: String?
    /// 0 to 10; nil if nobody has rated it.
    var rating: Double?
    /// 1, cheap, to 4, very expensive; nil if unknown.
    var priceTier: Int?
}
