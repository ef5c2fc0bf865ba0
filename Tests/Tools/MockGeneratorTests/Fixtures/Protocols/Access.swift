import Foundation

public struct PublicUser: Sendable, Equatable { public init() {} }

/// @mockable
public protocol PublicService {
    associatedtype Item
    var name: String { get set }
    var size: Int { get }
    static var shared: Int { get }
    init(name: String)
    func load(_ user: PublicUser) async throws -> Item
    func each(_ body: (Item) -> Void)
    subscript(index: Int) -> Item? { get set }
    static func make() -> Int
}

/// @mockable
public protocol PublicParented: CustomStringConvertible, Hashable { func run() }

/// @mockable
@MainActor public protocol PublicMain: AnyObject { func show(_ text: String) }

/// @mockable
package protocol PackageService { func run(_ count: Int) -> Int; var name: String { get } }

/// @mockable
internal protocol InternalService { func run() -> Int }

/// @mockable
public protocol PublicActor: Actor { func run() -> Int; var count: Int { get set } }

/// @mockable
public protocol PublicCodable: Codable, Equatable, Sendable { var id: Int { get } }
