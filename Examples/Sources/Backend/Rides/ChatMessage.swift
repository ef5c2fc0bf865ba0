import Foundation
import GRDB

/// What one of the two wrote in the chat of a ride.
struct ChatMessage: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
    enum Author: String, Codable, Sendable {
        case rider, driver
    }

    var ride: String
    /// From 1, in order.
    var number: Int
    var from: Author
    var text: String
    var sentAt: Date
    /// What the client named its message, so that a repeated one is not written twice.
    var clientId: String?

    struct Answer: Encodable, Sendable {
        var number: Int
        var from: Author
        var text: String
        var sentAt: Date
        var clientId: String?
    }

    var answer: Answer {
        Answer(number: number, from: from, text: text, sentAt: sentAt, clientId: clientId)
    }
}
