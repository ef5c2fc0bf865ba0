import About
import Foundation
import Outdoors
import PodBayDoors
import Restaurants
import Ride
import TicTacToe

extension SampleApp {
    /// The samples, in the order of the menu. A new sample is one line here.
    static func all(backend: URL) -> [SampleApp] {
        let about = AboutApp(backend: backend)
        let doors = PodBayDoorsApp()
        let outdoors = OutdoorsApp(OutdoorsConfiguration(backend: backend))
        let restaurants = RestaurantsApp(RestaurantsConfiguration(backend: backend))
        let ride = RideApp(RideConfiguration(backend: backend))
        let ticTacToe = TicTacToeApp(TicTacToeConfiguration(backend: backend))
        return [
            SampleApp(
                name: "About", summary: "a text, its terms, two languages (VIP)", firstScene: "About",
                entries: about.entries, previews: AboutApp.previews),
            SampleApp(
                name: "Pod bay doors",
                summary: "two interactions of one screen, and their mediator (Super Simple)",
                firstScene: "PodBayDoors", entries: doors.entries, previews: PodBayDoorsApp.previews),
            SampleApp(
                name: "Outdoors",
                summary: "location, places, weather, UV index, air and a widget (MVVM over components)",
                firstScene: "Outdoors", entries: outdoors.entries, previews: OutdoorsApp.previews),
            SampleApp(
                name: "Nearby restaurants", summary: "a list and its details (event-command VIPER)",
                firstScene: "Restaurants", entries: restaurants.entries, previews: RestaurantsApp.previews),
            SampleApp(
                name: "Ride",
                summary: "one ride, followed by every scene that shows it (VIP, and one scene of each style)",
                firstScene: "RideMap", entries: ride.entries, previews: RideApp.previews),
            SampleApp(
                name: "Tic-tac-toe", summary: "log in with two factors, and play (event-command VIPER)",
                firstScene: "Login", entries: ticTacToe.entries, previews: TicTacToeApp.previews),
        ]
    }
}
