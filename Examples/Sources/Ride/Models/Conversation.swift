import Foundation
import Scenery

/// A message that the server has.
struct ChatMessage: BusinessModel, Codable {
    enum Sender: String, Sendable, Codable {
        case rider, driver
    }

    /// Its position in the conversation, from 1.
    var number: Int
    var from: Sender
    var text: String
    var sentAt: Date
    /// The identity under which the app sent it.
    var clientId: String?
}

/// A message that waits to be sent.
struct OutgoingMessage: BusinessModel, Codable {
    /// Under this identity, the server takes the message only once, however often it is sent.
    var clientId: String
    var ride: String
    var text: String
    /// Why the server does not take it, in its words; `nil` while it only waits.
    var refusal: String?
}

/// All messages of a ride.
struct Conversation: BusinessModel {
    var ride: String
    /// The messages that the server has, in order.
    var messages: [ChatMessage]
    /// The messages that are not sent yet, in order.
    var waiting: [OutgoingMessage]
    /// The identity of the one that is on its way to the server.
    var sending: String?

    /// The messages that stay until the person, or a change, has them sent again.
    var unsent: [OutgoingMessage] { waiting.filter { $0.clientId != sending } }
}
