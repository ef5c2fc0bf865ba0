/// How a store on disk keeps its models.
public struct StoreConfiguration: Sendable, Hashable {
    /// What a written model survives.
    public enum Durability: Sendable, Hashable {
        /// The end of the process at any moment, `kill -9` included. After a loss of power the last writes
        /// may be missing; the file is sound.
        case process
        /// A loss of power too: each write waits for the disk, some milliseconds.
        case power
    }

    /// What all models may take together, in bytes of their coded form; 50 MB unless given.
    public var byteLimit: Int
    /// The version of the models; a file of another version is emptied. 1 unless given.
    public var version: Int
    public var durability: Durability

    public init(byteLimit: Int = 50_000_000, version: Int = 1, durability: Durability = .process) {
        self.byteLimit = byteLimit
        self.version = version
        self.durability = durability
    }
}
