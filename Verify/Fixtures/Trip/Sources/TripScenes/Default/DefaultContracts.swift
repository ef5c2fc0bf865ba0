import Foundation
import Scenery
import TripCore

/// What happened in the view of Default.
enum DefaultViewEvent: Sendable, Equatable {
    case viewDidLoad
    case retry
    case closeTapped
    case emailEdited(String)
    case rowTapped(Int)
    case reloadTapped
}

/// What the presenter has the view do.
enum DefaultCommand: Sendable, Equatable {
    case show(DefaultViewModel)
    case showError(ErrorViewModel)
    case showActivity(Bool)
}

/// What the presenter asks of the interactor.
struct DefaultRequest: InteractorRequest {
    typealias Response = DefaultContent
}

@MainActor protocol DefaultEventListening: ViewEventListener<DefaultViewEvent>, SceneLifecycle, Retrying {
    func handle(event: DefaultViewEvent)
}

@MainActor protocol DefaultCommandListening: CommandListener<DefaultCommand> {
    func handle(command: DefaultCommand)
}

@MainActor protocol DefaultInteracting: RequestHandling<DefaultRequest> {
    func handle(_ request: DefaultRequest) async throws -> DefaultContent
}

/// The facts that Default shows.
struct DefaultContent: BusinessModel {
    var ride: Ride
    var price: Decimal = 0
    var day: Date? = nil
    var count: Int = 0
    var tags: [String] = []
    var rates: [Double] = []
    var ok: Bool? = nil
}

/// The same values, formatted for display.
struct DefaultViewModel: ViewModel {
    var price: String
    var day: String?
    var count: Int
    var tags: [String]
    var rates: [Double]
    var ok: Bool?
    var ride: String
}

extension DefaultContent: InteractorResponse {}
