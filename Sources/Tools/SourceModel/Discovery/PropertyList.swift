/// A property list of OpenStep without the offsets of its parts.
indirect enum PropertyList: Equatable, Sendable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    /// - Returns: `nil` if the bytes are not a property list. What follows it does not matter.
    init?(_ bytes: [UInt8]) {
        guard let located = LocatedList(bytes, isWhole: false) else { return nil }
        self.init(located)
    }

    private init(_ located: LocatedList) {
        switch located {
        case .text(let text, _): self = .text(text)
        case .list(let elements, _): self = .list(elements.map { PropertyList($0.value) })
        case .table(let entries, _):
            let pairs = entries.map { ($0.key, PropertyList($0.value)) }
            // Of entries with one key the last counts.
            self = .table(Dictionary(pairs) { $1 })
        }
    }

    subscript(key: String) -> PropertyList? {
        if case .table(let table) = self { return table[key] }
        return nil
    }

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The texts of a list.
    var texts: [String] {
        if case .list(let values) = self { return values.compactMap(\.text) }
        return []
    }
}
