/// Brackets and their contents.
extension ByteScanner {
    /// Skips from an opening bracket past the matching closing one.
    mutating func skipGroup() {
        let bottom = closers.count
        defer { closers.removeLast(closers.count - bottom) }
        repeat {
            guard offset < end else { return giveUp() }
            var byte = bytes[offset]
            var kind = kinds[Int(byte)]
            while kind == .plain, offset + 1 < end {
                offset += 1
                byte = bytes[offset]
                kind = kinds[Int(byte)]
            }
            switch kind {
            case .plain: offset += 1
            case .opener:
                closers.append(byte == UInt8(ascii: "(") ? byte + 1 : byte + 2)
                // Only sources written to break a tool nest deeper.
                if closers.count > 4_000 { return giveUp() }
                offset += 1
            case .closer:
                guard closers.removeLast() == byte else { return giveUp() }
                offset += 1
            case .special: skipSpecial(byte)
            }
        } while closers.count > bottom
    }

    mutating func skipSpecial(_ byte: UInt8) {
        switch byte {
        case 0x22: skipString(hashes: 0)
        case UInt8(ascii: "#"): skipNumberSign()
        case UInt8(ascii: "/"): skipSlash()
        default: skipBackticks()
        }
    }
}

/// What a byte means to a search for brackets.
enum ByteKind: UInt8 {
    case plain, opener, closer, special

    /// One for each byte, never freed.
    /// `nonisolated(unsafe)`: it is written once, before it is visible to another thread.
    nonisolated(unsafe) static let table: UnsafePointer<ByteKind> = {
        let table = UnsafeMutablePointer<ByteKind>.allocate(capacity: 256)
        table.initialize(repeating: .plain, count: 256)
        for byte in "([{".utf8 { table[Int(byte)] = .opener }
        for byte in ")]}".utf8 { table[Int(byte)] = .closer }
        for byte in "\"#/`".utf8 { table[Int(byte)] = .special }
        return UnsafePointer(table)
    }()
}
