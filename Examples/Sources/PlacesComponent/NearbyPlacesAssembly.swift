import Scenery

/// The entry point of the component: creates it and hides its parts.
@MainActor public enum NearbyPlacesAssembly {
    /// - Parameters:
    ///   - output: Held weakly; none by default.
    ///   - configuration: Where the places come from, and which are near.
    ///   - transport: Sends the requests; the system's by default.
    public static func assemble(
        output: (any NearbyPlacesOutput)? = nil, configuration: PlacesConfiguration,
        transport: any NetworkTransport = URLSessionTransport.shared
    ) -> any NearbyPlacesProviding {
        let client = NetworkClient(baseURL: configuration.url, transport: transport)
        let component = NearbyPlacesComponent(
            worker: NearbyPlacesWorker(client: client, configuration: configuration))
        component.output = output
        return component
    }
}
