/// A member's body: as it was read, or packed until it is asked for.
struct BodyStore: Sendable {
    private enum Content: Sendable {
        case none
        case whole(Whole)
        case packed(PackedFile, at: Int)
    }

    /// Keeps members small: most of a body's size is in its many lists.
    private final class Whole: Sendable {
        let body: BodyFact
        init(_ body: BodyFact) { self.body = body }
    }

    private let content: Content
    let traits: BodyTraits

    static let none = BodyStore(nil)

    init(_ body: BodyFact?) {
        content = body.map { .whole(Whole($0)) } ?? .none
        traits = body.map(BodyTraits.init(of:)) ?? []
    }

    init(_ file: PackedFile, at place: Int, traits: BodyTraits) {
        content = .packed(file, at: place)
        self.traits = traits
    }

    var body: BodyFact? {
        switch content {
        case .none: nil
        case .whole(let whole): whole.body
        case .packed(let file, let place): file.body(at: place)
        }
    }

    var isNone: Bool {
        if case .none = content { return true }
        return false
    }

    /// Whether the body may name one of these in a chain; of packed ones only the file's names are known.
    func mayName(_ names: WantedNames) -> Bool {
        switch content {
        case .none: false
        case .whole: true
        case .packed(let file, _): file.mayName(names)
        }
    }
}

extension BodyStore: Hashable {
    static func == (left: BodyStore, right: BodyStore) -> Bool { left.body == right.body }
    func hash(into hasher: inout Hasher) { hasher.combine(body) }
}

extension BodyStore: Codable {
    init(from decoder: any Decoder) throws { self.init(try BodyFact?(from: decoder)) }
    func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
}
