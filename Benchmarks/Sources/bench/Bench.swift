import Foundation
import Measuring

/// `bench [--rounds N] [--no-archive] [GROUP or part of a row's name …]`: measures and prints;
/// exits 0 also when a mark is missed, since the table says so and a busy machine is no fault.
@main
struct Bench {
    /// One line a file of this folder.
    static var groups: [Group] {
        [
            promises,
            observables,
            broadcasts,
            managers,
        ]
    }

    static func main() async throws {
        let options = Options(CommandLine.arguments.dropFirst())
        let results = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../results").standardized
        let archive = Archive(results: results)
        for group in groups {
            let rows = group.rows.filter { options.wants($0, in: group) }
            guard !rows.isEmpty else { continue }
            var measured: [RowResult] = []
            for row in rows { measured.append(try await Runner(rounds: options.rounds).run(row)) }
            for line in Table.lines(of: group.name, rows: measured) { print(line) }
            // A part of a group would overwrite the whole one.
            if options.archives, rows.count == group.rows.count {
                try archive.keep(measured, of: group.name)
            }
        }
    }
}
