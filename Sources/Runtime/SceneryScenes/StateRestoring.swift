import Foundation

/// Logic whose state outlives its process: a host saves it and gives it back to the scene it
/// builds again.
///
/// `restore` is called before `viewDidLoad`, on the main actor. Logic that was restored decides in
/// `viewDidLoad` what it still has to fetch.
@MainActor public protocol StateRestoring: AnyObject {
    associatedtype RestorableState: Codable & Sendable
    var restorableState: RestorableState { get }
    func restore(_ state: RestorableState)
}

extension StateRestoring {
    /// The state as JSON with sorted keys.
    public func savedState() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(restorableState)
    }

    /// - Throws: `DecodingError` when the data is not the state of this type.
    public func restore(from data: Data) throws {
        restore(try JSONDecoder().decode(RestorableState.self, from: data))
    }
}
