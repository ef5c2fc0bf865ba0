import FileWriting

/// Why a run cannot be carried out.
struct MockRunError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// - Parameter path: The output that could not be written.
    init(_ error: FileWritingError, of path: String) {
        guard case .cannotWrite(_, let reason) = error else {
            description = "\"\(path)\": \(error)"
            return
        }
        description = "\"\(path)\" cannot be written: \(reason); nothing was changed"
    }
}
