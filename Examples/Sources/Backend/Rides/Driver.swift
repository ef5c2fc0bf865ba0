/// Who drives a ride. The drivers are made up.
struct Driver: Codable, Sendable, Equatable {
    var id: String
    var name: String
    var car: String
    var plate: String
    var rating: Double
    var phone: String

    /// They take rides in turn.
    static let all = [
        Driver(
            id: "driver-1", name: "Uxía Castro", car: "White Seat León", plate: "4821 KLM", rating: 4.9,
            phone: "+34 600 555 201"),
        Driver(
            id: "driver-2", name: "Brais Lema", car: "Gray Toyota Corolla", plate: "1077 LNB", rating: 4.7,
            phone: "+34 600 555 202"),
        Driver(
            id: "driver-3", name: "Noa Vilar", car: "Blue Kia Niro", plate: "9314 MCT", rating: 5.0,
            phone: "+34 600 555 203"),
    ]

    /// The driver of the ride with this number.
    static func next(_ number: Int64) -> Driver { all[Int(number) % all.count] }
}
