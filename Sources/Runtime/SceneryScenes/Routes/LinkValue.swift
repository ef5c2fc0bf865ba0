import Foundation

/// A value that can stand in a URL: a property of a route that its `link` names.
///
/// Strings, integers, `Double`, `Float`, `Bool` and `UUID` can. A type that is `RawRepresentable` by one
/// of them, or `LosslessStringConvertible`, only has to declare the conformance:
///
///     enum Layout: String, Codable, CaseIterable, LinkValue { case map, list }
///
/// Percent-encoding is not its concern: any text but one with a NUL character survives in a URL.
public protocol LinkValue: Hashable, Sendable {
    /// The value as text, which `init(linkText:)` turns back into an equal value.
    var linkText: String { get }

    /// - Returns: `nil` for a text that is not a value of this type.
    init?(linkText: String)

    /// Values that a pattern is checked with when it is made: two different ones, where there are two.
    ///
    /// By default the cases of an enum that is `CaseIterable`; of other types what can be read from a
    /// number, a word, `true` and `false` or a UUID.
    static var linkSamples: [Self] { get }
}

extension LinkValue {
    public static var linkSamples: [Self] {
        [
            "1", "0", "a", "b", "true", "false", "00000000-0000-0000-0000-000000000001",
            "00000000-0000-0000-0000-000000000002",
        ].compactMap(Self.init(linkText:))
    }
}

extension LinkValue where Self: CaseIterable {
    public static var linkSamples: [Self] { Array(allCases) }
}

extension LinkValue where Self: LosslessStringConvertible {
    public var linkText: String { description }
    public init?(linkText: String) { self.init(linkText) }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
    public var linkText: String { rawValue.linkText }
    public init?(linkText: String) {
        guard let rawValue = RawValue(linkText: linkText) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension LinkValue where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkValue {
    public var linkText: String { rawValue.linkText }
    public init?(linkText: String) {
        guard let rawValue = RawValue(linkText: linkText) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension String: LinkValue {}
extension Bool: LinkValue {}
extension Int: LinkValue {}
extension Int8: LinkValue {}
extension Int16: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt8: LinkValue {}
extension UInt16: LinkValue {}
extension UInt32: LinkValue {}
extension UInt64: LinkValue {}
extension Double: LinkValue {}
extension Float: LinkValue {}

extension UUID: LinkValue {
    public var linkText: String { uuidString }
    public init?(linkText: String) { self.init(uuidString: linkText) }
}
