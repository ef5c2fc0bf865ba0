import Foundation

/// Sources to mock: files with two protocols of about six requirements each, the same at every run.
struct MockCorpus {
    var files = 2_000
    /// Lines of function bodies around the protocols in each file.
    var bodyLines = 225
    /// One protocol in so many refines `Boundary`.
    var mockedOneIn = 1

    func write(to folder: URL) throws {
        for number in 0..<files {
            let location = folder.appending(path: "Module\(number % 20)")
            if number < 20 {
                try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
            }
            try Data(text(number).utf8).write(to: location.appending(path: "File\(number).swift"))
        }
    }

    func text(_ number: Int) -> String {
        var random = Random(seed: UInt64(number))
        var lines = [
            "import Foundation", "", "struct Model\(number): Sendable {", "    let id: Int",
            "    var name: String", "}", "",
        ]
        for half in 0..<2 {
            lines += protocolLines(number * 2 + half, file: number, &random) + [""]
            lines += classLines(number * 2 + half, count: bodyLines / 2, &random) + [""]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func protocolLines(_ number: Int, file: Int, _ random: inout Random) -> [String] {
        // Some refine another protocol of the corpus; one of those chains ends at `Boundary` too.
        let isMocked = number % mockedOneIn == 0
        let parent = number % (mockedOneIn * 8) == mockedOneIn * 3 ? ["Service\(number - mockedOneIn)"] : []
        let bounds = (isMocked ? ["Boundary"] : []) + parent
        let clause = bounds.isEmpty ? "" : ": " + bounds.joined(separator: ", ")
        let head = "protocol Service\(number)\(clause) {"
        let count = 5 + random.next(3)
        let body = (0..<count).map { "    " + requirement($0, number, file, &random) }
        return ["/// What the part number \(number) does for others.", head] + body + ["}"]
    }

    private func requirement(_ index: Int, _ number: Int, _ file: Int, _ random: inout Random) -> String {
        let model = "Model\(random.next(files))"
        switch random.next(9) {
        case 0: return "var title\(index): String { get }"
        case 1: return "var current\(index): \(model)? { get set }"
        case 2: return "func load\(index)(id: Int) async throws -> \(model)"
        case 3: return "func store\(index)(_ model: \(model), at place: Int, replacing: Bool) throws"
        case 4: return "func reset\(index)()"
        case 5: return "func find\(index)<Key: Hashable & Sendable>(_ key: Key) -> [\(model)]"
        case 6: return "func observe\(index)(_ change: @escaping @Sendable (\(model)) -> Void)"
        case 7: return "func merge\(index)(_ first: \(model), with second: \(model)) -> Bool"
        default: return "func names\(index)(of models: [\(model)], limit: Int?) -> [String: Int]"
        }
    }

    private func classLines(_ number: Int, count: Int, _ random: inout Random) -> [String] {
        guard count > 4 else { return [] }
        var lines = ["final class Worker\(number) {", "    private var values: [Int: String] = [:]"]
        var method = 0
        while lines.count < count - 1 {
            lines += methodLines(method, &random)
            method += 1
        }
        return lines + ["}"]
    }

    private func methodLines(_ index: Int, _ random: inout Random) -> [String] {
        let limit = 10 + random.next(90)
        return [
            "", "    // Works through the values that step \(index) left, {oldest} first.",
            "    func step\(index)(_ input: [Int], limit: Int = \(limit)) -> [String] {",
            "        var found: [String] = []",
            "        for (place, value) in input.enumerated() where value % \(1 + random.next(7)) == 0 {",
            "            guard place < limit, let name = values[value] else { continue }",
            "            let text = \"\\(name): \\(value * \(limit)) at {\\(location)}\"",
            "            if text.count > \(limit) {",
            "                found.append(String(text.prefix(\(limit))))",
            "            } else {",
            "                found += [text, name].filter { !$0.isEmpty }.map { $0.uppercased() }",
            "            }", "        }",
            "        values[found.count] = found.last ?? \"none\"",
            "        return found.sorted { $0.count < $1.count }", "    }",
        ]
    }
}

/// A generator of numbers that gives the same ones for the same seed (SplitMix64).
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
