import Foundation
import Scenery

/// Where the sample Ride finds its backend, what it keeps, and where a ride starts.
public struct RideConfiguration: Sendable {
    public var backend: URL
    /// The folder with what outlives the process, for one person; nothing is kept without one.
    public var store: URL?
    /// Where the person is picked up.
    public var pickup: Place
    /// Sends the requests.
    public var transport: any NetworkTransport = URLSessionTransport.shared
    public var clock = ManagerClock.system
    /// Makes the identities of chat messages.
    public var newID: @Sendable () -> String = { UUID().uuidString }
    /// Receives the errors of the stores.
    public var onStoreFailure: @Sendable (any Error) -> Void = { error in
        FileHandle.standardError.write(Data("\(error)\n".utf8))
    }

    /// - Parameters:
    ///   - backend: What answers, unless `RIDE_URL` is another address.
    ///   - environment: `RIDE_URL`; `RIDE_STORE`, a folder; `RIDE_PICKUP_LATITUDE` and `RIDE_PICKUP_LONGITUDE` in degrees,
    ///     by default María Pita Square in A Coruña.
    public init(
        backend: URL, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.backend = environment["RIDE_URL"].flatMap { URL(string: $0) } ?? backend
        store = environment["RIDE_STORE"].map { URL(filePath: $0, directoryHint: .isDirectory) }
        pickup = Place(
            id: "pickup", name: "María Pita", address: "Praza de María Pita, A Coruña",
            latitude: environment["RIDE_PICKUP_LATITUDE"].flatMap(Double.init) ?? 43.3709,
            longitude: environment["RIDE_PICKUP_LONGITUDE"].flatMap(Double.init) ?? -8.3959)
    }
}
