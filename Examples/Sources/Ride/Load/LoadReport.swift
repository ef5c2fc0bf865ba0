import Foundation

/// What a run under load found, scene by scene.
struct LoadReport: Encodable {
    struct Scene: Encodable, Equatable {
        /// How many changes the scene has shown.
        var shown: Int
        /// How many of the changes it never showed.
        var missed: Int
        /// How often it showed an older change after a newer one.
        var outOfOrder: Int

        /// - Parameter numbers: The changes that the scene showed, of those from 1 to `changes`.
        init(_ numbers: [Int], of changes: Int) {
            let known = Set(numbers.filter { $0 > 0 })
            shown = known.count
            missed = changes - known.count
            outOfOrder = zip(numbers, numbers.dropFirst()).count { $0 > $1 }
        }
    }

    var changes: Int
    var seconds: Double
    var changesPerSecond: Double
    /// The part of the time in which the app was busy with the changes.
    var busyShare: Double
    var scenes: [String: Scene]

    var isClean: Bool { scenes.values.allSatisfy { $0.missed == 0 && $0.outOfOrder == 0 } }

    /// The report in one line.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Numbers and texts can always be encoded.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
