/// Fixed data, for previews and tests.
enum RestaurantFixtures {
    static let area = SearchArea(place: "Noida", radius: 1000)

    /// With everything, without an address, and with a name alone.
    static let restaurants = [
        Restaurant(id: "a1", name: "Theobroma", address: "Sector 18, Noida", rating: 8.4, priceTier: 2),
        Restaurant(id: "b2", name: "Desi Vibes", rating: 8, priceTier: 3),
        Restaurant(id: "c3", name: "Chaat Corner"),
    ]

    static let details = RestaurantDetails(
        id: "a1", name: "Theobroma", likeCount: 12, checkinCount: 345, userCount: 210, tipCount: 17,
        visitCount: 402)

    /// With a name that fills several lines, and without most figures.
    static let longNamed = RestaurantDetails(
        id: "d4",
        name:
            "The Original Grand Trunk Road House of Slowly Simmered Curries, Clay Oven Breads and Cardamom Ice Cream",
        likeCount: 0)

    static let longRestaurant = Restaurant(
        id: longNamed.id, name: longNamed.name,
        address: "Ground Floor, Shop 114, Great India Place, Sector 38A, Noida", rating: 9.6, priceTier: 4)
}
