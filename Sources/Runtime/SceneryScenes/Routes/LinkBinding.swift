/// Finds which property of a route each placeholder stands for, and proves it with samples.
///
/// A key path does not say the coding key of its property. So a sample route is decoded once, which names
/// the keys; then again for each key with another value under that key alone: the placeholder that reads
/// another value then is the property's.
struct LinkBinding {
    /// The coding key of each placeholder; `nil` where none was found.
    private(set) var keys: [String?]

    init<Route: SceneRoute>(
        _ type: Route.Type, _ placeholders: [LinkPlaceholder], _ problems: inout [String]
    ) {
        keys = placeholders.map { _ in nil }
        let samples = SampleValues(placeholders)
        guard let route = Self.decoded(type, samples, &problems) else { return }
        var undecided: [String] = []
        for key in samples.keys {
            guard let other = Self.decoded(type, samples.changing(key), &problems) else { return }
            let changed = placeholders.indices.filter {
                placeholders[$0].read(route)?.linkText != placeholders[$0].read(other)?.linkText
            }
            switch changed.count {
            case 1: keys[changed[0]] = key
            case 0: undecided.append(key)
            default: problems.append("property \"\(key)\" has more than one placeholder")
            }
            for index in changed where keys[index] == nil { keys[index] = key }
        }
        settle(undecided, samples, placeholders, &problems)
    }

    /// A type with one value alone never reads differently; then any placeholder of the type will do.
    private mutating func settle(
        _ undecided: [String], _ samples: SampleValues, _ placeholders: [LinkPlaceholder],
        _ problems: inout [String]
    ) {
        for key in undecided {
            let free = keys.indices.first {
                keys[$0] == nil && placeholders[$0].type == samples.types[key] && samples.hasOneValue(key)
            }
            if let free {
                keys[free] = key
            } else {
                problems.append("property \"\(key)\" has no placeholder")
            }
        }
        for index in keys.indices where keys[index] == nil {
            problems.append(
                "placeholder \(index + 1), {\(placeholders[index].type)}, is not a stored property of the route itself"
            )
        }
    }

    private static func decoded<Route: SceneRoute>(
        _ type: Route.Type, _ samples: SampleValues, _ problems: inout [String]
    ) -> Route? {
        do { return try RouteDecoder.route(type, samples) } catch let problem as SampleValues.Problem {
            problems.append(problem.text)
        } catch {
            problems.append("the route cannot be decoded from its properties by name: \(error)")
        }
        return nil
    }
}

/// Values to decode a sample route from. It notes the keys that it is asked for.
final class SampleValues: RouteValues {
    struct Problem: Error { let text: String }

    private(set) var keys: [String] = []
    private(set) var types: [String: any LinkValue.Type] = [:]
    private var optionals: Set<String> = []
    private let placeholders: [LinkPlaceholder]
    /// The key whose value differs from that of the first sample.
    private let changed: String?

    init(_ placeholders: [LinkPlaceholder], changing key: String? = nil) {
        self.placeholders = placeholders
        changed = key
    }

    func changing(_ key: String) -> SampleValues { SampleValues(placeholders, changing: key) }

    /// Whether every sample of the property is the same.
    func hasOneValue(_ key: String) -> Bool {
        !optionals.contains(key) && types[key].map { Self.samples($0).count } == 1
    }

    func contains(_ key: String) -> Bool { true }

    func isNil(_ key: String) -> Bool {
        optionals.insert(key)
        // An optional differs by being absent.
        guard key == changed else { return false }
        note(key)
        return true
    }

    func value<Value>(_ type: Value.Type, for key: String) throws -> Value {
        note(key)
        let sameType = placeholders.first { ObjectIdentifier($0.type) == ObjectIdentifier(type) }?.type
        // A property without a placeholder gets a sample too, where it can, so that those after it are found.
        guard let sampled = sameType ?? (type as? any LinkValue.Type) else {
            throw Problem(text: "property \"\(key)\" of type \(type) has no placeholder")
        }
        types[key] = sampled
        let samples = Self.samples(sampled)
        let sample = key == changed && samples.count > 1 ? samples[1] : samples.first
        guard let sample = sample as? Value else {
            throw Problem(
                text: "there is no sample of \(type); make the type CaseIterable or give its linkSamples")
        }
        return sample
    }

    private func note(_ key: String) {
        if !keys.contains(key) { keys.append(key) }
    }

    private static func samples<Value: LinkValue>(_ type: Value.Type) -> [any LinkValue] { type.linkSamples }
}
