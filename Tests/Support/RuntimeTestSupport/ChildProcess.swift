import Foundation

/// Runs a program beside the tests.
///
/// Not `Process`, and no pipe: both end for the tests only when nobody has the descriptors any more that other children
/// inherited, such as tmux's server or the process of an exit test; and the child would have the signals blocked
/// that a thread of the tests has blocked, and could not be ended by them.
public struct ChildProcess {
    public let identifier: pid_t

    /// - Parameters:
    ///   - path: The program.
    ///   - environment: All of its variables.
    ///   - output: The file that it writes to; what it says of errors is nowhere.
    public init(_ path: String, _ arguments: [String], _ environment: [String: String], output: URL) throws {
        let script = "exec \"$@\" > '\(output.path(percentEncoded: false))' 2> /dev/null < /dev/null"
        identifier = try Self.spawn("/bin/sh", ["sh", "-c", script, "sh", path] + arguments, environment)
    }

    /// Runs a program to its end.
    public static func run(
        _ path: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> (output: String, status: Int32) {
        let file = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
        // What is left of it is in the folder for what is temporary.
        defer { try? FileManager.default.removeItem(at: file) }
        let status = try ChildProcess(path, arguments, environment, output: file).wait()
        return (String(decoding: try Data(contentsOf: file), as: UTF8.self), status)
    }

    /// Waits for its end, once; its exit code.
    @discardableResult
    public func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return (status >> 8) & 0xFF
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
        let failure = posix_spawn(&child, path, nil, &attributes, &words, &variables)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
        return child
    }
}
