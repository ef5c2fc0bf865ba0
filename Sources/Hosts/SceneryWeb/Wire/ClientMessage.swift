import Foundation
import SceneryScreens

/// What a page sends the server: one thing a person did.
///
/// A JSON array: a number that grows by one, the scene the person saw, the kind, and what the kind
/// needs. `[8,"Ride#1","a","cancel"]` is a press of the button `cancel`.
struct ClientMessage: Sendable, Equatable {
    enum Action: Sendable, Equatable {
        case input(ScreenInput)
        case back(times: Int)
        case tab(Int)
    }

    /// Counts from 1 on each page, so that input sent twice is handled once.
    var number: Int
    /// The scene as `SceneID` describes it. Input for another scene than the one in front is dropped:
    /// a second press of a button must not reach the screen that the first one opened.
    var scene: String
    var action: Action
}

extension ClientMessage {
    /// - Returns: `nil` for anything but a message of this form.
    init?(_ text: String) {
        guard let message = try? JSONDecoder().decode(ClientMessage.self, from: Data(text.utf8)) else {
            return nil
        }
        self = message
    }
}

extension ClientMessage: Decodable {
    init(from decoder: any Decoder) throws {
        var array = try decoder.unkeyedContainer()
        number = try array.decode(Int.self)
        scene = try array.decode(String.self)
        let kind = try array.decode(String.self)
        action = try Self.action(kind, &array)
        guard array.isAtEnd, number > 0 else { throw Self.wrong("too much, or a number below 1", array) }
    }

    private static func action(_ kind: String, _ array: inout any UnkeyedDecodingContainer) throws -> Action {
        switch kind {
        case "k":
            let times = try array.decode(Int.self)
            guard (1...64).contains(times) else { throw wrong("going back \(times) times", array) }
            return .back(times: times)
        case "n": return .tab(try array.decode(Int.self))
        default: break
        }
        let element = try array.decode(String.self)
        switch kind {
        case "a": return .input(ScreenInput(element, .activate))
        case "e": return .input(ScreenInput(element, .edit(try array.decode(String.self))))
        case "s": return .input(ScreenInput(element, .submit(try array.decode(String.self))))
        case "b": return .input(ScreenInput(element, .set(try array.decode(Bool.self))))
        case "c": return .input(ScreenInput(element, .choose(try array.decode(String.self))))
        case "d": return .input(ScreenInput("", .answer(element)))
        default: throw wrong("no kind \"\(kind)\"", array)
        }
    }

    private static func wrong(_ what: String, _ array: any UnkeyedDecodingContainer) -> DecodingError {
        .dataCorrupted(.init(codingPath: array.codingPath, debugDescription: what))
    }
}
