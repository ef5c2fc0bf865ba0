import Scenery

/// A ride in a few lines, formatted for display.
struct RideCardViewModel: ViewModel {
    /// What the card is, for people who do not see it.
    var title: String
    var status: String
    var path: String
    /// Name, car, plate and rating; `nil` until a driver has accepted.
    var driver: String?

    init(_ ride: RideSnapshot, _ words: RideWords) {
        title = words.language.text("Your ride", "سفر شما")
        status = words.status(ride)
        path = words.path(ride)
        driver = ride.driver.map(words.driver)
    }
}
