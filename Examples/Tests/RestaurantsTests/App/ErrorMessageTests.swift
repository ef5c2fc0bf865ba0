import Foundation
import Testing

@testable import Restaurants

@Suite("ErrorMessage") struct ErrorMessageTests {
    @Test(
        "each error has its title, and a message that a person can act on",
        arguments: [
            (
                .noInternet, "No Internet!",
                "The restaurants cannot be reached. Check the connection and try again."
            ),
            (.parsing, "Error", "The answer of the service cannot be read. Try again, or update the app."),
            (.server, "Server Error", "The service cannot answer at the moment. Try again in a minute."),
            (.api("Quota exceeded"), "API Error", "Quota exceeded"),
        ] as [(RestaurantError, String, String)])
    func words(error: RestaurantError, title: String, message: String) {
        #expect(ErrorMessage(error).title == title)
        #expect(ErrorMessage(error).message == message)
    }

    @Test("an error of another kind is not lost")
    func other() {
        #expect(ErrorMessage(CocoaError(.fileNoSuchFile)).title == "Error")
    }
}
