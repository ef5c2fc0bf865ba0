/// Why restaurants cannot be shown.
enum RestaurantError: Error, Equatable {
    /// The service cannot be reached.
    case noInternet
    /// What the service sent cannot be read.
    case parsing
    /// The service failed without saying why.
    case server
    /// The service refused the request, for the reason that it gives.
    case api(String)
}
