import Foundation

/// Measures groups: one round to warm up, then rounds in which all rows take their turn.
struct Runner {
    var rounds = 5
    var isArchived = true

    func run(_ group: any Group) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "bench-tools-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rows = try group.rows(in: folder)
        var measured = [[ChildProcess]](repeating: [], count: rows.count)
        for round in 0...rounds {
            for (index, row) in rows.enumerated() {
                try row.before()
                let result = try row.run()
                guard result.exitCode == 0 else {
                    throw BenchError("\"\(row.name)\" ended with \(result.exitCode)")
                }
                if round > 0 { measured[index].append(result) }
            }
        }
        let results = zip(rows, measured).map { row, runs in
            RowResult(
                row: row, runs: runs, peer: rows.firstIndex { $0.name == row.peer }.map { measured[$0] })
        }
        show(results, of: group)
        if isArchived { try keep(results, of: group) }
    }

    private func show(_ results: [RowResult], of group: any Group) {
        print("\n\(group.name)")
        for result in results {
            let ratio = result.ratio.map { "\(short($0)) ×" } ?? ""
            let figures = [
                "\(short(result.best * 1000)) ms", "\(short(result.median * 1000)) ms",
                "\(short(result.megabytes)) MB", ratio,
            ]
            let columns = figures.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
            let speed = result.linesPerSecond.map { ", \($0) lines a second" } ?? ""
            print(columns.joined() + "  " + result.name + speed)
            for mark in result.marks {
                print("\(mark.met ? "          met   " : "          MISSED") \(mark.text)")
            }
        }
    }

    /// `results/<date>-<machine>/tools-<group>.json`, beside those of the runtime.
    private func keep(_ results: [RowResult], of group: any Group) throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let folder = root.appending(path: "results/\(day)-\(machine)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results).write(
            to: folder.appending(path: "tools-\(group.name).json"), options: .atomic)
    }

    private var day: String { Date().formatted(.iso8601.year().month().day()) }

    private var machine: String {
        let process = ProcessInfo.processInfo
        if let name = process.environment["BENCH_MACHINE"] { return name }
        #if os(Linux)
            let system = "linux"
        #else
            let system = "macos"
        #endif
        #if arch(arm64)
            let family = "arm64"
        #else
            let family = "x86_64"
        #endif
        return "\(system)-\(family)-\(process.processorCount)-cores"
    }
}

/// What was measured of one row.
struct RowResult: Codable {
    struct Mark: Codable {
        let text: String
        let met: Bool
    }

    let name: String
    let runs: [ChildProcess]
    /// Of the medians.
    let ratio: Double?
    let marks: [Mark]
    let linesPerSecond: Int?

    var best: Double { runs.map(\.seconds).min() ?? 0 }
    var median: Double { Self.median(runs) }
    var megabytes: Double { runs.map(\.peakMegabytes).max() ?? 0 }

    init(row: Row, runs: [ChildProcess], peer: [ChildProcess]?) {
        name = row.name
        self.runs = runs
        let ratio = peer.map { Self.median(runs) / Self.median($0) }
        self.ratio = ratio
        linesPerSecond = row.lines.map { Int(Double($0) / Self.median(runs)) }
        let memory = runs.map(\.peakMegabytes).max() ?? 0
        marks = row.marks.map { mark in
            switch mark {
            case .ratio(let limit):
                return Mark(
                    text: "≤ \(limit) × \(row.peer ?? ""): \(short(ratio ?? 0))",
                    met: (ratio ?? .infinity) <= limit)
            case .megabytes(let limit):
                return Mark(text: "≤ \(short(limit)) MB: \(short(memory))", met: memory <= limit)
            case .milliseconds(let limit):
                let time = Self.median(runs) * 1000
                return Mark(text: "≤ \(short(limit)) ms: \(short(time))", met: time <= limit)
            }
        }
    }

    private static func median(_ runs: [ChildProcess]) -> Double {
        let sorted = runs.map(\.seconds).sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}

/// Two digits after the point for small numbers, none for large ones.
func short(_ number: Double) -> String {
    number >= 100 ? String(Int(number.rounded())) : String((number * 100).rounded() / 100)
}
