import Foundation

/// Rows that are measured together, round by round, so that a busy moment falls on all of them.
protocol Group: Sendable {
    var name: String { get }
    /// Makes what the rows need in a folder of its own.
    func rows(in folder: URL) throws -> [Row]
}

/// One process to measure.
struct Row {
    let name: String
    /// The row that its time is held against, if any.
    var peer: String?
    var marks: [Mark] = []
    /// How many lines of source it goes through, where that says something.
    var lines: Int?
    /// What has to be so before each round; not measured.
    var before: () throws -> Void = {}
    let run: () throws -> ChildProcess
}

/// What a row should reach.
enum Mark {
    /// Times its peer's time.
    case ratio(Double)
    case megabytes(Double)
    case milliseconds(Double)
}

/// Where the programs to measure lie: beside this one.
enum Programs {
    static let bench = Bundle.main.executablePath ?? CommandLine.arguments[0]
    static let scenery = URL(filePath: bench).deletingLastPathComponent().appending(path: "scenery").path
}
