import Foundation
import Testing

/// Runs a program to its end.
///
/// Not `Process`: its wait ends only when nobody has the descriptors that the child inherited, and
/// tmux's server keeps those; and the child would have the signals blocked that a thread of the
/// tests has blocked, and could not be ended by them.
enum ChildProcess {
    static func run(
        _ path: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> (output: String, status: Int32) {
        let file = FileManager.default.temporaryDirectory.appending(path: "terminal-\(UUID().uuidString)")
        // What is left of it is in the folder for what is temporary.
        defer { try? FileManager.default.removeItem(at: file) }
        let script = "exec \"$@\" > '\(file.path)' 2> /dev/null < /dev/null"
        let child = try spawn("/bin/sh", ["sh", "-c", script, "sh", path] + arguments, environment)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return (String(decoding: try Data(contentsOf: file), as: UTF8.self), (status >> 8) & 0xFF)
    }

    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> pid_t {
        var words = arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var child = pid_t()
        try #require(posix_spawn(&child, path, nil, &attributes, &words, &variables) == 0)
        return child
    }
}
