import Foundation
import Scenery

/// The entry point of the component: creates it and hides its parts.
@MainActor public enum UVReadingAssembly {
    /// - Parameters:
    ///   - output: Held weakly; none by default.
    ///   - url: The address of the service, such as `https://api.openweathermap.org`.
    ///   - key: The key of the service.
    ///   - transport: Sends the requests; the system's by default.
    public static func assemble(
        output: (any UVReadingOutput)? = nil, url: URL, key: String,
        transport: any NetworkTransport = URLSessionTransport.shared
    ) -> any UVReadingProviding {
        let client = NetworkClient(baseURL: url, transport: transport)
        let component = UVReadingComponent(worker: UVReadingWorker(client: client, key: key))
        component.output = output
        return component
    }
}
