import Driving

/// The menu of the outdoor samples, as a person uses it.
struct OutdoorsRobot {
    let app: any AppDriver

    func seesMenu() async throws { try await app.seesTitle("Outdoors") }

    /// Opens a sample, sees its title, and comes back.
    func looksInto(_ sample: String) async throws {
        try await app.tap(sample)
        try await app.seesTitle(sample)
        try await app.back()
        try await seesMenu()
    }
}

/// Any of the outdoor samples: what they have in common, as a person uses it.
struct OutdoorRobot {
    let app: any AppDriver

    func sees(_ texts: String...) async throws {
        for text in texts { try await app.sees(text) }
    }

    func seesFailure(_ title: String, _ message: String) async throws { try await sees(title, message) }

    func triesAgain() async throws { try await app.tap("Try again") }

    func allowsLocation() async throws { try await app.tap("Allow location") }

    func reloads() async throws { try await app.tap("Reload") }
}

/// The screen Places, as a person uses it.
struct PlacesRobot {
    let app: any AppDriver

    func choosesOnMap(_ place: String) async throws {
        try await app.choose(place, in: "Restaurants on the map")
    }

    func choosesInList(_ place: String) async throws { try await app.tap(place) }

    /// Sees the same place chosen on the map and in the list.
    func seesChosen(_ place: String) async throws {
        try await app.waits("\(place) chosen on the map and in the list") { shown in
            shown.chosen == [place, place]
        }
    }
}

/// The widget of the UV index, as a person uses it.
struct UVIndexWidgetRobot {
    let app: any AppDriver

    func seesHeight(_ points: Int) async throws { try await app.sees("Height \(points)") }

    func expands() async throws { try await app.tap("Expand") }

    func collapses() async throws { try await app.tap("Collapse") }

    func updates() async throws { try await app.tap("Update") }

    func seesUpdate(_ result: String) async throws { try await app.sees("Last update: \(result)") }
}
