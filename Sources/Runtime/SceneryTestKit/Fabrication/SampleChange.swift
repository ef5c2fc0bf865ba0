/// What is to be different in a sample.
public struct SampleChange<Value> {
    enum Kind {
        case name(String, any Sendable)
        case after((inout Value) -> Void)
    }

    let kind: Kind

    /// Sets a property that can be written.
    public static func set<Part>(_ path: WritableKeyPath<Value, Part>, _ value: Part) -> SampleChange {
        SampleChange(kind: .after { $0[keyPath: path] = value })
    }

    /// Sets a `let` property, while the sample is made. It has to be stored; of a `Decodable` type its
    /// coding key has to have its name.
    @_disfavoredOverload
    public static func set<Part: Sendable>(_ path: KeyPath<Value, Part>, _ value: Part) -> SampleChange {
        // A key path tells its names by its description alone: `\Ride.place.city`.
        let names = path.debugDescription.split(separator: ".").dropFirst()
        return SampleChange(kind: .name(names.joined(separator: "."), value))
    }

    /// Sets a part by the names that lead to it, joined by dots: coding keys of a `Decodable` type,
    /// properties of another, and indices.
    public static func set(named path: String, _ value: any Sendable) -> SampleChange {
        SampleChange(kind: .name(path, value))
    }

    /// Changes the finished sample.
    public static func change(_ body: @escaping (inout Value) -> Void) -> SampleChange {
        SampleChange(kind: .after(body))
    }
}
