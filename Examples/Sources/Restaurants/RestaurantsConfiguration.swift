import Foundation

/// Where the restaurants come from, and which ones are searched.
public struct RestaurantsConfiguration: Sendable {
    /// The address of Foursquare's API or of a backend that plays it.
    public var backend: URL
    public var area: SearchArea
    /// Nil for a backend that wants none.
    public var credentials: FoursquareCredentials?
    /// Receives each event that made no sense and was ignored; by default, it is written to standard error.
    public var report: @Sendable (String) -> Void

    public init(
        backend: URL, area: SearchArea, credentials: FoursquareCredentials? = nil,
        report: @escaping @Sendable (String) -> Void = Self.writeToStandardError
    ) {
        self.backend = backend
        self.area = area
        self.credentials = credentials
        self.report = report
    }

    /// - Parameters:
    ///   - backend: The address, unless the environment has another one.
    ///   - environment: `RESTAURANTS_URL` is the address; `RESTAURANTS_NEAR` the place, Noida by default;
    ///     `RESTAURANTS_RADIUS` the radius in meters, 1000 unless it is a positive number; `FOURSQUARE_CLIENT_ID` and
    ///     `FOURSQUARE_CLIENT_SECRET` identify the app to Foursquare.
    public init(backend: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(
            backend: environment["RESTAURANTS_URL"].flatMap(URL.init) ?? backend,
            area: SearchArea(
                place: environment["RESTAURANTS_NEAR"] ?? "Noida",
                radius: environment["RESTAURANTS_RADIUS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
                    ?? 1000),
            credentials: FoursquareCredentials(environment))
    }

    public static let writeToStandardError: @Sendable (String) -> Void = { text in
        FileHandle.standardError.write(Data("restaurants: \(text)\n".utf8))
    }
}

extension FoursquareCredentials {
    fileprivate init?(_ environment: [String: String]) {
        guard let id = environment["FOURSQUARE_CLIENT_ID"],
            let secret = environment["FOURSQUARE_CLIENT_SECRET"]
        else { return nil }
        self.init(id: id, secret: secret)
    }
}
