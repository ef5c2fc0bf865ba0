import About
import Foundation
import Scenery
import SceneryScreens

/// The scenes of the app open at once, and which changes of the ride each has shown.
@MainActor final class OpenScenes {
    private let navigator: SceneNavigator
    private(set) var shown: [String: [Int]] = [:]
    let names: [String]
    /// The scenes that show the ride.
    static let followers: Set = ["RideMap", "DriverSearch", "RideStatus", "Chat", "Receipt", "RideHistory"]

    /// Opens each scene over the one before, and loads it as a host does.
    ///
    /// - Parameter index: Opens only the scene at this index, over the map.
    init(_ services: RideServices, only index: Int? = nil) {
        let all = Self.views(services)
        let views = index.map { [all[0]] + ($0 == 0 ? [] : [all[$0]]) } ?? all
        names = views.map(\.context.name)
        navigator = SceneNavigator(root: views[0])
        for view in views.dropFirst() { navigator.push(view) }
        for view in views {
            view.context.load()
            follow(view)
        }
    }

    func close() { navigator.replaceRoot(with: SceneMenu(title: "Closed", scenes: SceneRegistry([]))) }

    private static func views(_ services: RideServices) -> [any ScreenView] {
        [
            RideMapConfigurator.build(services), SignInConfigurator.build(services),
            VerificationConfigurator.build(RideFixtures.challenge, services),
            DestinationSearchConfigurator.build(services),
            PriceOfferConfigurator.build(to: RideFixtures.airport, services),
            DriverSearchConfigurator.build(ride: "7", services),
            RideStatusConfigurator.build(ride: "7", services), ChatConfigurator.build(ride: "7", services),
            ReceiptConfigurator.build(ride: "7", services), RideHistoryAssembly.assemble(services),
            ProfileScene.root(services).screenView,
            RideSettingsAssembler(preferences: services.preferences).assemble(),
            services.about.view(with: services.preferences.current),
        ]
    }

    /// Each change of the ride says in the status how many minutes are left: its own number.
    private func follow(_ view: any ScreenView) {
        let name = view.context.name
        view.stage.onChange = { [weak self, weak view] in
            guard let number = view?.stage.screen.shownMinutes, self?.shown[name]?.last != number else {
                return
            }
            self?.shown[name, default: []].append(number)
        }
    }
}

extension RideFixtures {
    /// A ride in progress, whose minutes are its number.
    static func numbered(_ number: Int) -> RideSnapshot { ride(revision: number + 1, eta: number * 60) }
}

extension Screen {
    /// The minutes that a status on the screen mentions.
    fileprivate var shownMinutes: Int? {
        let texts = allElements.lazy.map { element in
            if case .row(let row) = element.content { row.detail } else { element.title }
        }
        return texts.compactMap(Self.minutes).first
    }

    /// What a status says: `… is coming · 2 h 5 min`. Without a regular expression, which would take several times as long
    /// as all that is measured.
    private static func minutes(_ text: String) -> Int? {
        let words = text.split(separator: " ").drop { $0 != "coming" }.dropFirst(2)
        guard let first = words.first.flatMap({ Int($0) }), let unit = words.dropFirst().first else {
            return nil
        }
        guard unit == "h" else { return first }
        return first * 60 + (words.dropFirst(2).first.flatMap { Int($0) } ?? 0)
    }
}
