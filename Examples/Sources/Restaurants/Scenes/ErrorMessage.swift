/// An error in words for a person.
struct ErrorMessage: Equatable {
    let title: String
    let message: String

    init(_ error: any Error) {
        switch error as? RestaurantError {
        case .noInternet:
            title = "No Internet!"
            message = "The restaurants cannot be reached. Check the connection and try again."
        case .server:
            title = "Server Error"
            message = "The service cannot answer at the moment. Try again in a minute."
        case .api(let reason):
            title = "API Error"
            message = reason
        case .parsing, nil:
            title = "Error"
            message = "The answer of the service cannot be read. Try again, or update the app."
        }
    }
}
