import Foundation

/// The only place that writes to standard output and standard error.
enum Console {
    static func say(_ text: String) { print(text) }

    /// Writes text as it is, even if it is long; a reader that has gone away is not an error.
    static func write(_ text: String) {
        fflush(nil)
        // A closed pipe: nobody wants the rest.
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    static func warn(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Reports why the command could not run, and ends with exit code 2.
    static func fail(_ message: String) -> Never {
        warn("scenery: \(message)")
        exit(2)
    }
}
