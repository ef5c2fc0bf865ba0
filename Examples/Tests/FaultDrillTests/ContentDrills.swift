import Driving

/// About and Nearby restaurants.
enum ContentDrills {
    static let all = [
        Drill(
            name: "read about the app", sample: .about, route: "about",
            answer: ["Scenery is a toolkit for apps that are built of scenes."]),
        Drill(
            name: "read the terms", sample: .about, route: "terms",
            answer: ["You may use this sample for any purpose"],
            reach: { try await $0.app.sees("Scenery is a toolkit") },
            ask: { try await $0.taps("Terms of use") }),
        Drill(
            name: "list restaurants", sample: .restaurants, route: "restaurants",
            answer: ["Saffron Courtyard", "Rating: 8.4"]),
        Drill(
            name: "look at a restaurant", sample: .restaurants, route: "restaurant",
            answer: ["LikeCount = 412"], reach: { try await $0.app.sees("Saffron Courtyard") },
            ask: { try await $0.taps("Saffron Courtyard") }),
    ]
}
