/// What brackets hold.
extension ByteScanner {
    /// Stands at an opening bracket and goes past the one that closes it.
    mutating func skipGroup() {
        let bottom = closers.count
        defer { closers.removeLast(closers.count - bottom) }
        repeat {
            guard place < end else { return giveUp() }
            var byte = bytes[place]
            var kind = kinds[Int(byte)]
            while kind == .plain, place + 1 < end {
                place += 1
                byte = bytes[place]
                kind = kinds[Int(byte)]
            }
            switch kind {
            case .plain: place += 1
            case .opener:
                closers.append(byte == UInt8(ascii: "(") ? byte + 1 : byte + 2)
                // Only sources made to break a tool nest deeper than this.
                if closers.count > 4_000 { return giveUp() }
                place += 1
            case .closer:
                guard closers.removeLast() == byte else { return giveUp() }
                place += 1
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

/// What a byte means to who looks for brackets alone.
enum ByteKind: UInt8 {
    case plain, opener, closer, special

    /// One for each byte; lives as long as the process.
    /// It is written once, before anyone can see it.
    nonisolated(unsafe) static let table: UnsafePointer<ByteKind> = {
        let table = UnsafeMutablePointer<ByteKind>.allocate(capacity: 256)
        table.initialize(repeating: .plain, count: 256)
        for byte in "([{".utf8 { table[Int(byte)] = .opener }
        for byte in ")]}".utf8 { table[Int(byte)] = .closer }
        for byte in "\"#/`".utf8 { table[Int(byte)] = .special }
        return UnsafePointer(table)
    }()
}
