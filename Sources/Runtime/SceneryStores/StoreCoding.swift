import Foundation

/// Encodes and decodes the models of a store.
public struct StoreCoding<Model: Sendable>: Sendable {
    public let encode: @Sendable (Model) throws -> Data
    public let decode: @Sendable (Data) throws -> Model

    /// - Parameters:
    ///   - encode: Called on any thread.
    ///   - decode: Called on any thread, with the result of `encode`.
    public init(
        encode: @escaping @Sendable (Model) throws -> Data, decode: @escaping @Sendable (Data) throws -> Model
    ) {
        self.encode = encode
        self.decode = decode
    }
}

extension StoreCoding where Model: Codable {
    /// JSON, with the defaults of Foundation.
    public static var json: StoreCoding {
        StoreCoding(
            encode: { try JSONEncoder().encode($0) },
            decode: { try JSONDecoder().decode(Model.self, from: $0) })
    }
}
