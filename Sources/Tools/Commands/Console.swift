import Foundation

/// The only place that writes to standard output and standard error.
enum Console {
    static func say(_ text: String) { print(text) }

    static func warn(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Says why it could not be done and ends with exit code 2.
    static func fail(_ message: String) -> Never {
        warn("scenery: \(message)")
        exit(2)
    }
}
