import Foundation
import Scenery
import TripCore

/// What happened in the view of Where.
enum WhereViewEvent: Sendable, Equatable {
    case viewDidLoad
    case retry
    case closeTapped
    case emailEdited(String)
    case rowTapped(Int)
    case reloadTapped
}

/// What the presenter has the view do.
enum WhereCommand: Sendable, Equatable {
    case show(WhereViewModel)
    case showError(ErrorViewModel)
    case showActivity(Bool)
}

/// What the presenter asks of the interactor.
struct WhereRequest: InteractorRequest {
    typealias Response = WhereContent
}

@MainActor protocol WhereEventListening: ViewEventListener<WhereViewEvent>, SceneLifecycle, Retrying {
    func handle(event: WhereViewEvent)
}

@MainActor protocol WhereCommandListening: CommandListener<WhereCommand> {
    func handle(command: WhereCommand)
}

@MainActor protocol WhereInteracting: RequestHandling<WhereRequest> {
    func handle(_ request: WhereRequest) async throws -> WhereContent
}

/// The facts that Where shows.
struct WhereContent: BusinessModel {
    var ride: Ride
    var price: Decimal = 0
    var day: Date? = nil
    var count: Int = 0
    var tags: [String] = []
    var rates: [Double] = []
    var ok: Bool? = nil
}

/// The same values, formatted for display.
struct WhereViewModel: ViewModel {
    var price: String
    var day: String?
    var count: Int
    var tags: [String]
    var rates: [Double]
    var ok: Bool?
    var ride: String
}

extension WhereContent: InteractorResponse {}
