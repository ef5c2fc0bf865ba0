import Foundation

/// A finished process, seen from outside.
struct ChildProcess: Codable {
    /// From before it was started until it had ended.
    let seconds: Double
    /// What it had of all processors, in its own code and in the system's: the same on a busy machine.
    let processorSeconds: Double
    /// The most memory it had resident.
    let peakMegabytes: Double
    let exitCode: Int32

    /// Runs a program to its end; what it prints is thrown away.
    static func run(_ program: String, _ arguments: [String], in folder: String? = nil) throws -> ChildProcess
    {
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        // A child starts where its parent stands; nothing else here asks where that is.
        let before = FileManager.default.currentDirectoryPath
        if let folder { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
        defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
        var id: pid_t = 0
        let start = ContinuousClock.now
        let code = posix_spawn(&id, program, &actions, nil, &words, environ)
        guard code == 0 else {
            throw BenchError("\"\(program)\" cannot be started: \(String(cString: strerror(code)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(id, &status, 0, &usage) == id else { throw BenchError("\"\(program)\" was lost") }
        let time = (ContinuousClock.now - start).components
        return ChildProcess(
            seconds: Double(time.seconds) + Double(time.attoseconds) * 1e-18,
            processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
            // Linux counts kibibytes.
            peakMegabytes: Double(usage.ru_maxrss) * 1024 / 1_000_000,
            exitCode: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F))
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
    }
}

struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
