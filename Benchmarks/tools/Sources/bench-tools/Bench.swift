import Foundation

/// Measures the tool from outside: whole processes, ours and a bare parse of the same files in turn.
///
///     bench-tools [--rounds N] [--no-archive] [GROUP…]
///     bench-tools parse FOLDER…       the bare parallel parse, run as a process of its own
///     bench-tools corpus FOLDER LINES ONE-IN      the sources of group `mock`, to look at by hand
@main struct Bench {
    /// All that can be measured. A further group is one file and one line here.
    static let groups: [any Group] = [MockGroup(), SceneGroup(), CheckGroup()]

    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "parse" {
            return try BareParse.run(folders: Array(arguments.dropFirst()))
        }
        if arguments.first == "corpus", arguments.count == 4, let lines = Int(arguments[2]),
            let oneIn = Int(arguments[3])
        {
            let folder = URL(filePath: arguments[1])
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try MockCorpus(bodyLines: lines, mockedOneIn: oneIn).write(to: folder)
        }
        var runner = Runner()
        if let location = arguments.firstIndex(of: "--no-archive") {
            arguments.remove(at: location)
            runner.isArchived = false
        }
        if let location = arguments.firstIndex(of: "--rounds"), location + 1 < arguments.count {
            runner.rounds = Int(arguments[location + 1]) ?? runner.rounds
            arguments.removeSubrange(location...location + 1)
        }
        for group in groups where arguments.isEmpty || arguments.contains(group.name) {
            try runner.run(group)
        }
    }
}
