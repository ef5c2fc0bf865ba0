/// The limits and the durability of a store on disk.
public struct StoreConfiguration: Sendable, Hashable {
    /// The events that a written model survives.
    public enum Durability: Sendable, Hashable {
        /// The end of the process at any time, including `kill -9`. After a loss of power the last writes
        /// may be missing; the file is intact.
        case process
        /// A loss of power too. Each write waits for the disk, which takes some milliseconds.
        case power
    }

    /// The maximum total size of the encoded models in bytes; 50 MB by default.
    public var byteLimit: Int
    /// The version of the models. A file of an older version is emptied; one of a later version is kept, and opening it
    /// throws. 1 by default.
    public var version: Int
    public var durability: Durability

    public init(byteLimit: Int = 50_000_000, version: Int = 1, durability: Durability = .process) {
        self.byteLimit = byteLimit
        self.version = version
        self.durability = durability
    }
}
