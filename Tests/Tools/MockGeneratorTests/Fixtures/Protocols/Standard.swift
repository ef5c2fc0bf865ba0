import Foundation

/// @mockable
protocol EquatableThing: Equatable { var id: Int { get } }
/// @mockable
protocol HashableThing: Hashable { func run() -> Int }
/// @mockable
protocol IdentifiableThing: Identifiable { var name: String { get } }
/// @mockable
protocol IdentifiedByInt: Identifiable where ID == Int { func run() -> Int }
/// @mockable
protocol IdentifiedByString: Identifiable<String> { var title: String { get } }
/// @mockable
protocol IdentifiedItself: Identifiable { var id: String { get } }
/// @mockable
protocol ErrorThing: Error { var code: Int { get } }
/// @mockable
protocol LocalizedThing: LocalizedError { var code: Int { get } }
/// @mockable
protocol CodableThing: Codable { var value: Int { get } }
/// @mockable
protocol EncodableThing: Encodable { var value: Int { get } }
/// @mockable
protocol DecodableThing: Decodable { var value: Int { get } }
/// @mockable
protocol ComparableThing: Comparable { var rank: Int { get } }
/// @mockable
protocol EverythingThing: Hashable & Comparable & Codable { var rank: Int { get } }
/// @mockable
protocol DescribedThing: CustomStringConvertible { func run() -> Int }
/// @mockable
protocol DebugDescribedThing: CustomDebugStringConvertible, CustomStringConvertible { func run() -> Int }
/// @mockable
protocol RawThing: RawRepresentable { func run() -> Int }
/// @mockable
protocol StringRawThing: RawRepresentable where RawValue == String { func run() -> Int }
/// @mockable
protocol IteratingThing: IteratorProtocol { func peek() -> Element? }
/// @mockable
protocol IntIterating: IteratorProtocol<Int> { func reset() }
/// @mockable
protocol SendableHashable: Hashable, Sendable { var key: String { get } }
/// @mockable
protocol CaseIterableThing: CaseIterable { var title: String { get } }
/// @mockable
protocol LiteralThing: ExpressibleByStringLiteral { var text: String { get } }
/// @mockable
protocol IntegerLiteralThing: ExpressibleByIntegerLiteral { var number: Int { get } }
/// @mockable
protocol SequenceThing: Sequence where Element == Int { var count: Int { get } }
/// @mockable
protocol OpenSequence: Sequence { var name: String { get } }
/// @mockable
protocol AsyncSequenceThing: AsyncSequence where Element == Int { var name: String { get } }
/// @mockable
protocol CollectionThing: Collection where Element == String, Index == Int { var name: String { get } }
/// @mockable
protocol AsyncIterating: AsyncIteratorProtocol where Element == Int { func stop() }
/// @mockable
protocol OutputThing: TextOutputStream { func flush() }
/// @mockable
protocol RandomThing: RandomNumberGenerator { var seed: UInt64 { get } }
/// @mockable
protocol CodingKeyThing: CodingKey { var note: String { get } }
/// @mockable
protocol LosslessThing: LosslessStringConvertible { func run() -> Int }
/// @mockable
protocol AdditiveThing: AdditiveArithmetic { var amount: Int { get } }
/// @mockable
protocol EquatableSendable: Equatable & Sendable { func run() async -> Int }
/// @mockable
protocol MirroredThing: CustomReflectable { func run() -> Int }
/// @mockable
protocol PlaygroundThing: AnyObject, Equatable { var name: String { get set } }
/// @mockable
@MainActor protocol MainHashable: Hashable { var title: String { get } }
/// @mockable
@MainActor protocol MainIdentifiable: Identifiable { func run() -> Int }
/// @mockable
@MainActor protocol MainCodable: Codable { var title: String { get } }
/// @mockable
protocol ClockThing: Clock where Duration == Swift.Duration { var name: String { get } }
/// @mockable
protocol InstantThing: InstantProtocol where Duration == Swift.Duration { var name: String { get } }
/// @mockable
protocol StridingThing: Strideable where Stride == Int { var note: String { get } }
