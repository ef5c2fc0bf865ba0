import Foundation

/// The failure of a store on disk.
public struct StoreError: Error, Sendable {
    /// The operation that failed.
    public enum Operation: String, Sendable, Hashable {
        case open, read, write, encode, decode
        /// The file has models of a later version of the app. It is as it was.
        case version
    }

    public let operation: Operation
    /// The file of the store.
    public let file: URL
    /// The message of SQLite or of the coding.
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
        case .version:
            "the store \"\(path)\" is kept and cannot be opened: \(reason); update the app, or remove the file"
        case .open: "the store \"\(path)\" cannot be opened: \(reason); check its folder and the free space"
        case .read:
            "the store \"\(path)\" cannot be read: \(reason); open the store again, which moves a damaged file aside"
        case .write: "the store \"\(path)\" cannot be written: \(reason); check the free space"
        case .encode:
            "a model cannot be encoded for the store \"\(path)\": \(reason); check its Codable conformance"
        case .decode:
            "a model in the store \"\(path)\" cannot be decoded: \(reason); "
                + "give the store a new version when its model changes"
        }
    }
}
