import Foundation

extension ValueFabricator {
    /// A value of a type that has no parts worth speaking of.
    func leaf(_ type: Any.Type, at path: ValuePath) -> Any? {
        switch type {
        case is Void.Type: return ()
        case is Bool.Type: return source.flag(at: path)
        case is String.Type: return source.text(at: path)
        case is Substring.Type: return Substring(source.text(at: path))
        case is Character.Type: return Character(UnicodeScalar(UInt8(97 + source.number(at: path) % 26)))
        case is Date.Type: return date(at: path)
        case is URL.Type: return url(at: path)
        case is UUID.Type: return uuid(at: path)
        case is Data.Type: return source.isEmpty ? Data() : Data(source.text(at: path).utf8)
        case is Decimal.Type: return Decimal(source.number(at: path))
        case is Duration.Type: return Duration.seconds(source.number(at: path))
        case is TimeZone.Type: return TimeZone(secondsFromGMT: 0)
        case is Locale.Type: return Locale(identifier: "en_GB")
        case is any Error.Type where type == (any Error).self: return UnansweredCall(name: path.text)
        default: return number(type, at: path)
        }
    }

    private func number(_ type: Any.Type, at path: ValuePath) -> Any? {
        if let number = type as? any FixedWidthInteger.Type {
            return integer(number, isForHeldValue && source.isEmpty ? -1 : source.number(at: path))
        }
        if let number = type as? any BinaryFloatingPoint.Type {
            return fraction(number, source.number(at: path))
        }
        return nil
    }

    private func integer<Value: FixedWidthInteger>(_ type: Value.Type, _ number: Int) -> Any {
        Value(clamping: number)
    }

    private func fraction<Value: BinaryFloatingPoint>(_ type: Value.Type, _ number: Int) -> Any {
        Value(number)
    }

    /// A full hour in 2026, or the beginning of 1970.
    private func date(at path: ValuePath) -> Date {
        guard !source.isEmpty else { return Date(timeIntervalSince1970: 0) }
        let hours = source.bits(at: path) % (365 * 24)
        return Date(timeIntervalSince1970: 1_767_225_600 + Double(hours) * 3600)
    }

    private func url(at path: ValuePath) -> URL? {
        guard !source.isEmpty else { return URL(string: "https://example.com") }
        let name = path.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "value"
        return URL(string: "https://example.com/\(name)/\(source.number(at: path))")
    }

    private func uuid(at path: ValuePath) -> UUID {
        let high = source.bits(at: path + "high")
        let low = source.bits(at: path + "low")
        func byte(_ bits: UInt64, _ number: UInt64) -> UInt8 {
            UInt8(truncatingIfNeeded: bits >> (8 * number))
        }
        // Version 4 and its variant, as in any other random one.
        return UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
                byte(high, 6) & 0x0f | 0x40, byte(high, 7), byte(low, 0) & 0x3f | 0x80, byte(low, 1),
                byte(low, 2),
                byte(low, 3), byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }
}
