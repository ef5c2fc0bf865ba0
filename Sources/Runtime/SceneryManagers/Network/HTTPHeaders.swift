/// Header fields. Names are the same in upper and lower case; the latest spelling is sent.
public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
    private var fields: [String: (name: String, value: String)] = [:]

    public init() {}

    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    public init(_ fields: [String: String]) {
        for (name, value) in fields { self[name] = value }
    }

    /// The value of a field; `nil` when there is none.
    public subscript(name: String) -> String? {
        get { fields[name.lowercased()]?.value }
        set { fields[name.lowercased()] = newValue.map { (name, $0) } }
    }

    /// All fields, sorted by name.
    public var all: [(name: String, value: String)] {
        fields.sorted { $0.key < $1.key }.map(\.value)
    }

    /// These fields, and over them those of `others`.
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
