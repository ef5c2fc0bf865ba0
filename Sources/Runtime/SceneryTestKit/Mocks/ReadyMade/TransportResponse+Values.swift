import Foundation
import SceneryManagers

extension TransportResponse {
    /// An answer with a value as its JSON body.
    ///
    /// A value that cannot be encoded fails the test, and the answer has status 500.
    ///
    /// - Parameters:
    ///   - status: 200 unless given.
    ///   - headers: the type of the content unless given.
    ///   - encoder: makes the body; keys are sorted unless given.
    public static func json(
        _ value: some Encodable, status: Int = 200,
        headers: HTTPHeaders = ["Content-Type": "application/json"],
        encoder: JSONEncoder = .sorted
    ) -> TransportResponse {
        do {
            return TransportResponse(status: status, headers: headers, body: try encoder.encode(value))
        } catch {
            TestFailure().report("\(type(of: value)) cannot be encoded as JSON: \(error)", at: nil)
            return TransportResponse(status: 500)
        }
    }

    /// An answer whose body is a text.
    ///
    /// - Parameters:
    ///   - status: 200 unless given.
    ///   - headers: JSON as the type of the content unless given.
    public static func text(
        _ text: String, status: Int = 200, headers: HTTPHeaders = ["Content-Type": "application/json"]
    ) -> TransportResponse {
        TransportResponse(status: status, headers: headers, body: Data(text.utf8))
    }

    /// An answer without a body.
    public static func status(_ status: Int) -> TransportResponse { TransportResponse(status: status) }
}

extension JSONEncoder {
    /// One that sorts keys, so that the same value is the same text.
    public static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return encoder
    }
}
