import Backend
import Foundation
import Testing

/// What a rider does, beside what is under test.
extension BackendProbe {
    static let home =
        #"{"id": "home", "name": "Home", "address": "", "latitude": 43.3782, "longitude": -8.4031}"#
    static let airport =
        #"{"id": "airport", "name": "Airport", "address": "", "latitude": 43.3021, "longitude": -8.3773}"#

    /// The client after it has signed in as the guest, who needs no second factor.
    func asGuest() async throws -> BackendProbe {
        let credentials = #"{"email": "guest@example.com", "password": "guest"}"#
        return signed(in: try await post("/accounts/sign-in", json: credentials))
    }

    /// The client after it has signed in as Sara, with the second factor.
    func asSara() async throws -> BackendProbe {
        let credentials = #"{"email": "sara@example.com", "password": "scenery"}"#
        let signIn = try await post("/accounts/sign-in", json: credentials)
        let challenge = try #require(try signIn.text("data", "challenge"))
        return signed(
            in: try await post(
                "/accounts/second-factor", json: #"{"challenge": "\#(challenge)", "code": "1234"}"#))
    }

    /// The client with the token of an answer.
    func signed(in answer: Answer) -> BackendProbe {
        var probe = self
        probe.accessToken = try? answer.text("data", "accessToken")  // Without one, the next request is 401.
        return probe
    }

    func makeOffer() async throws -> String {
        let way = #"{"pickup": \#(Self.home), "destination": \#(Self.airport)}"#
        return try #require(try await post("/rides/offers", json: way).text("data", "id"))
    }

    func book(offer: String, key: String) async throws -> Answer {
        try await post("/rides", json: #"{"offer": "\#(offer)"}"#, headers: ["Idempotency-Key": key])
    }

    /// Books a ride to the airport and gives its id.
    func bookRide() async throws -> String {
        let answer = try await book(offer: makeOffer(), key: UUID().uuidString)
        return try #require(try answer.text("data", "id"))
    }

    /// Lets a ride go on, by one change or to a state.
    @discardableResult
    func advance(_ ride: String, to state: String? = nil) async throws -> Answer {
        try await post(
            "/testing/rides/\(ride)/advance", json: state.map { #"{"to": "\#($0)"}"# } ?? "")
    }

    func changes(of ride: String, after revision: Int, wait: Int = 25) async throws -> Answer {
        try await get("/rides/\(ride)/changes?after=\(revision)&wait=\(wait)")
    }

    func write(_ text: String, as clientID: String, in ride: String) async throws -> Answer {
        try await post(
            "/rides/\(ride)/messages", json: #"{"text": "\#(text)", "clientId": "\#(clientID)"}"#)
    }
}

/// A folder that is gone after a test.
func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // A leftover in /tmp harms no test.
    try await body(folder)
}
