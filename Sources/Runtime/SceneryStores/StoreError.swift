import Foundation

/// What a store on disk could not do.
public struct StoreError: Error, Sendable {
    /// What was tried.
    public enum Operation: String, Sendable, Hashable {
        case open, read, write, encode, decode
    }

    public let operation: Operation
    /// The file of the store.
    public let file: URL
    /// What SQLite or the coding said.
    public let reason: String
    public let underlying: any Error

    init(_ operation: Operation, _ file: URL, _ underlying: any Error) {
        self.operation = operation
        self.file = file
        self.underlying = underlying
        reason = String(describing: underlying)
    }
}

extension StoreError: CustomStringConvertible {
    public var description: String {
        let path = file.path(percentEncoded: false)
        return switch operation {
        case .open: "the store \"\(path)\" cannot be opened: \(reason); check its folder and the free space"
        case .read: "the store \"\(path)\" cannot be read: \(reason); open it again to have a damaged file set aside"
        case .write: "the store \"\(path)\" cannot be written: \(reason); check the free space"
        case .encode: "a model cannot be encoded for the store \"\(path)\": \(reason); check its Codable conformance"
        case .decode:
            "a model in the store \"\(path)\" cannot be decoded: \(reason); "
                + "give the store a new version when its model changes"
        }
    }
}
