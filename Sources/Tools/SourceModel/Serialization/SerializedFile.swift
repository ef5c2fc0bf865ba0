import Synchronization

/// The serialized facts of one file; bodies are decoded when they are accessed.
///
/// The layout: the length of the heads, then the heads with their string table, then the bodies with theirs.
final class SerializedFile: Sendable {
    let bytes: SerializedBytes
    private let path: String
    private let bodyTexts: Int
    private let keepsBodies: Bool
    /// The decoded part of the bodies, protected by the mutex.
    private let state = Mutex(State())

    private struct State {
        var texts: [String]?
        var start = 0
        var bodies: [Int: BodyFact] = [:]
        var answers: [(names: NameQuery, isThere: Bool)] = []
        var latest: (names: NameQuery, isThere: Bool)?
    }

    init(_ bytes: SerializedBytes, path: String, keepsBodies: Bool) {
        self.bytes = bytes
        self.path = path
        self.keepsBodies = keepsBodies
        bodyTexts = bytes.withBytes { raw in
            var front = BinaryDecoder(raw, at: 0, path: path)
            let length = front.number()
            return front.position + length
        }
    }

    /// Whether any of its bodies may contain one of these names; the answer to a constant query is computed once.
    func mayName(_ names: NameQuery) -> Bool {
        state.withLock { state in
            if let latest = state.latest, latest.names === names { return latest.isThere }
            if let known = state.answers.first(where: { $0.names === names }) { return known.isThere }
            let isThere = bytes.withBytes { names.isAny(in: $0, at: bodyTexts) }
            if names.isConstant {
                state.answers.append((names, isThere))
            } else {
                state.latest = (names, isThere)
            }
            return isThere
        }
    }

    /// The body at an offset from the first one.
    func body(at offset: Int) -> BodyFact {
        state.withLock { state in
            if let known = state.bodies[offset] { return known }
            return bytes.withBytes { bytes in
                var decoder = BinaryDecoder(bytes, at: bodyTexts, path: path)
                if let texts = state.texts {
                    decoder.texts = texts
                } else {
                    decoder.readTexts()
                    state.texts = decoder.texts
                    state.start = decoder.position
                }
                decoder.position = state.start + offset
                let body = BodyFact(from: &decoder)
                if keepsBodies { state.bodies[offset] = body }
                return body
            }
        }
    }
}
