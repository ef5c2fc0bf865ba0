/// What is known about one restaurant. A figure that is unknown is nil.
struct RestaurantDetails: Sendable, Equatable, Identifiable {
    var id: Restaurant.ID
    var name: String
    var likeCount: Int?
    var checkinCount: Int?
    var userCount: Int?
    var tipCount: Int?
    var visitCount: Int?
}
