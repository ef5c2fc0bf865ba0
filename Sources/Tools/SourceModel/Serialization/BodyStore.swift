/// A member's body: as it was read, or serialized until it is asked for.
struct BodyStore: Sendable {
    private enum Content: Sendable {
        case none
        case whole(Whole)
        case serialized(SerializedFile, at: Int)
    }

    /// Keeps members small: a body has many lists.
    private final class Whole: Sendable {
        let body: BodyFact
        init(_ body: BodyFact) { self.body = body }
    }

    private let content: Content
    let traits: BodyTraits
    /// `FileFacts.number` of its file.
    var file: Int32 = 0

    static let none = BodyStore(nil)

    init(_ body: BodyFact?) {
        content = body.map { .whole(Whole($0)) } ?? .none
        traits = body.map(BodyTraits.init(of:)) ?? []
    }

    init(_ file: SerializedFile, at offset: Int, traits: BodyTraits) {
        content = .serialized(file, at: offset)
        self.traits = traits
    }

    var body: BodyFact? {
        switch content {
        case .none: nil
        case .whole(let whole): whole.body
        case .serialized(let file, let offset): file.body(at: offset)
        }
    }

    var isNone: Bool {
        if case .none = content { return true }
        return false
    }

    /// Whether the body may name one of these in a chain; of serialized ones only the file's names are known.
    func mayName(_ names: NameQuery) -> Bool {
        switch content {
        case .none: false
        case .whole: true
        case .serialized(let file, _): file.mayName(names)
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
