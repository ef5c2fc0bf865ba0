import Foundation
import Scenery
import SceneryTestKit

extension WrongUse {
    /// Wrong uses of prepared data.
    static let data: [WrongUse] = [
        WrongUse("unexpected-request") {
            let transport = ScriptedTransport()
            transport.on(.get, "/rides/{number}?page=1").returns(.json(Ride(number: 1, city: "Lugo")))
            transport.on(.post, "/rides").returns(.status(204))
            let client = NetworkClient(baseURL: URL(string: "https://example.com"), transport: transport)
            try await client.send(NetworkRequest("rides/7", parameters: ["page": 2]))
        },
        WrongUse("request-never-sent") {
            let transport = ScriptedTransport()
            transport.on("/rides/{number}").returns(.status(204))
            let client = NetworkClient(baseURL: URL(string: "https://example.com"), transport: transport)
            try await client.send(NetworkRequest("rides/7", method: .delete))
            transport.sent.called(.request(.delete, "/rides/8")).verify(.once)
        },
        WrongUse("sample-without-property") {
            _ = try Sample().make(Ride.self, .set(named: "town", "Lugo"))
        },
    ]
}
