import Foundation

/// How many files and connections the system lets this process have open.
enum OpenFiles {
    /// Files the process needs in addition to its connections: 128, and of a small limit a quarter.
    static func connections(of limit: Int) -> Int {
        max(limit - max(min(128, limit / 4), 28), 2)
    }

    /// Raises the process's own limit as far as it may go and gives the connections that leaves room
    /// for; further ones wait until others end. Many systems start programs with 1,024 files.
    static var connections: Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return connections(of: 1024) }
        limit.rlim_cur = min(limit.rlim_max, 65_536)
        // Where it cannot be raised it stays, and is asked for again below.
        _ = setrlimit(resource, &limit)
        guard getrlimit(resource, &limit) == 0 else { return connections(of: 1024) }
        return connections(of: Int(limit.rlim_cur))
    }

    #if canImport(Glibc)
        private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
    #else
        private static var resource: Int32 { RLIMIT_NOFILE }
    #endif
}
