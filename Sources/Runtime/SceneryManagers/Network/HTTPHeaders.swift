/// HTTP header fields. Names are case-insensitive; the latest spelling is sent.
public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
    private var fields: [String: (name: String, value: String)] = [:]

    public init() {}

    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    public init(_ fields: [String: String]) {
        for (name, value) in fields { self[name] = value }
    }

    /// The value of a field; nil if there is none.
    public subscript(name: String) -> String? {
        get { fields[name.lowercased()]?.value }
        set { fields[name.lowercased()] = newValue.map { (name, $0) } }
    }

    /// All fields, sorted by name.
    public var all: [(name: String, value: String)] {
        fields.sorted { $0.key < $1.key }.map(\.value)
    }

    /// These fields, replaced by those of `others` with the same name.
    public func merging(_ others: HTTPHeaders) -> HTTPHeaders {
        var merged = self
        for (name, value) in others.all { merged[name] = value }
        return merged
    }
}

extension HTTPHeaders: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.fields.mapValues(\.value) == right.fields.mapValues(\.value)
    }
}
