import Foundation

struct Fare: Equatable, Hashable, Codable, Sendable { var amount = 0 }
struct Token: ~Copyable { var number = 0 }
final class Panel { var width = 0 }
enum Trouble: Error { case lost, late }
@globalActor actor Night { static let shared = Night() }
struct Box<Content> {
    struct Label: Equatable { var text = "" }
    enum State {
        case full(Content)
        case empty
    }
}
struct Shelf {
    struct Row: Equatable { var number = 0 }
}
@resultBuilder enum Lines { static func buildBlock(_ lines: String...) -> [String] { lines } }
