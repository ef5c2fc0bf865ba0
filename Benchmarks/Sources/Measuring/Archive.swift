public import Foundation

/// Keeps the raw figures of a run: `<folder>/<date>-<machine>/<group>.json`.
public struct Archive {
    /// The folder of this run.
    public let folder: URL

    /// - Parameters:
    ///   - results: The folder of all runs.
    ///   - machine: What the machine is called in the folder's name.
    ///   - date: The day of the run, in UTC.
    public init(results: URL, machine: String = Self.machine, date: Date = Date()) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        let day = [parts.year, parts.month, parts.day].map { number in
            let text = String(number ?? 0)
            return text.count < 2 ? "0" + text : text
        }
        folder = results.appending(path: day.joined(separator: "-") + "-" + machine)
    }

    /// System, processor family and cores: what makes two runs comparable. `BENCH_MACHINE` in the
    /// environment names it otherwise.
    public static var machine: String {
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

    /// Writes a group's rows whole, over those of an earlier run of the same day.
    public func keep(_ rows: [RowResult], of group: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let file = folder.appending(path: group.lowercased() + ".json")
        try encoder.encode(rows).write(to: file, options: .atomic)
    }
}
