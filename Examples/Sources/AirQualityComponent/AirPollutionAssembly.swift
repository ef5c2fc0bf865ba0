import Foundation
import Scenery

/// The entry point of the component: creates it and hides its parts.
@MainActor public enum AirPollutionAssembly {
    /// - Parameters:
    ///   - output: Held weakly; none by default.
    ///   - url: The address of the service, such as `https://api.openweathermap.org`.
    ///   - key: The key of the service.
    ///   - transport: Sends the requests; the system's by default.
    public static func assemble(
        output: (any AirPollutionOutput)? = nil, url: URL, key: String,
        transport: any NetworkTransport = URLSessionTransport.shared
    ) -> any AirPollutionProviding {
        let client = NetworkClient(baseURL: url, transport: transport)
        let component = AirPollutionComponent(worker: AirPollutionWorker(client: client, key: key))
        component.output = output
        return component
    }
}
