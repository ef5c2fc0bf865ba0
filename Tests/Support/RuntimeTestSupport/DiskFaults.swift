#if os(Linux)
    import Foundation

    /// Makes one system call of a program that changes files fail, or the last of its process, by a library that is loaded
    /// before the system's.
    public struct DiskFaults: Sendable {
        /// What happens at the call.
        public enum Kind: String, CaseIterable, Sendable {
            /// It gives an error: no space, or a failure of the device.
            case fail
            /// The process ends there, half of a write done.
            case kill
        }

        private let library: URL
        private let log: URL

        /// Compiles the library into a folder.
        public init(in folder: URL) throws {
            library = folder.appending(path: "faults.so")
            log = folder.appending(path: "points")
            let source = URL(filePath: #filePath).appending(path: "../../DiskFaults/faults.c").standardizedFileURL
            let made = try ChildProcess.run(
                "/usr/bin/env",
                ["clang", "-shared", "-fPIC", "-O1", "-o", library.path(), source.path(), "-ldl"],
                ProcessInfo.processInfo.environment)
            guard made.status == 0 else { throw POSIXError(.ENOEXEC) }
        }

        /// The variables of a program that only has its calls counted, or one of them made to fail.
        ///
        /// - Parameters:
        ///   - folder: Calls for what lies below it count.
        ///   - point: The number of the call, from zero.
        public func environment(
            below folder: URL, _ kind: Kind? = nil, at point: Int = -1
        ) throws -> [String: String] {
            // A program that changes nothing writes no number.
            try Data("0".utf8).write(to: log)
            let root = folder.resolvingSymlinksInPath().appending(path: "", directoryHint: .isDirectory)
            return [
                "LD_PRELOAD": library.path(), "FAULT_ROOT": root.path(percentEncoded: false),
                "FAULT_KIND": kind?.rawValue ?? "count", "FAULT_AT": "\(point)", "FAULT_LOG": log.path(),
            ]
        }

        /// How many calls the program made that was run last.
        public func points() throws -> Int {
            Int(try String(contentsOf: log, encoding: .utf8)) ?? 0
        }
    }
#endif
