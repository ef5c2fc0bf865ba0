import Foundation

/// A graph as JSON with sorted keys.
struct JSONWriter {
    let graph: Graph
    var isPretty = true

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            isPretty ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] : [.sortedKeys]
        // A graph is strings and numbers: nothing in it can fail to encode.
        let data = (try? encoder.encode(graph)) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
