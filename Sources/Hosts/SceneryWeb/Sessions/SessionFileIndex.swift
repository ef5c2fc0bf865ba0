/// Which sessions have files, how long these are, and which was written longest ago. Pure.
struct SessionFileIndex: Sendable {
    struct Entry: Sendable, Equatable {
        let id: String
        let bytes: Int
    }

    private var bytesByID: [String: (bytes: Int, order: Int)] = [:]
    private var next = 0
    private(set) var bytes = 0

    var count: Int { bytesByID.count }

    /// - Parameter entries: The oldest first.
    init(_ entries: [Entry] = []) {
        for entry in entries { note(entry) }
    }

    /// A file was written.
    mutating func note(_ entry: Entry) {
        remove(entry.id)
        bytesByID[entry.id] = (entry.bytes, next)
        bytes += entry.bytes
        next += 1
    }

    mutating func remove(_ id: String) {
        bytes -= bytesByID.removeValue(forKey: id)?.bytes ?? 0
    }

    /// Takes out the oldest until no more than the limits are left, and of each limit a twentieth more, so that not
    /// every write has to look for the oldest. O(n log n) for n files where there are too many, else O(1).
    ///
    /// - Returns: The sessions whose files have to go.
    mutating func removeOldest(maximumFiles: Int, maximumBytes: Int) -> [String] {
        guard count > maximumFiles || bytes > maximumBytes else { return [] }
        var leaving: [String] = []
        for (id, _) in bytesByID.sorted(by: { $0.value.order < $1.value.order }) {
            let isEnough =
                count <= maximumFiles - maximumFiles / 20 && bytes <= maximumBytes - maximumBytes / 20
            if isEnough || count == 1 { break }
            remove(id)
            leaving.append(id)
        }
        return leaving
    }
}
