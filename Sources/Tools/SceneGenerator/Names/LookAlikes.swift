import Foundation

/// Finds names that a person cannot tell apart, or that a disk cannot.
enum LookAlikes {
    /// Why a name looks like another one; `nil` for a plain name.
    ///
    /// After Unicode Technical Standard 39: no invisible characters, no letters that are only another form of one, and no
    /// two of the scripts whose letters look alike.
    static func fault(in text: String) -> String? {
        let scalars = text.unicodeScalars
        if let hidden = scalars.first(where: { $0.properties.isDefaultIgnorableCodePoint }) {
            return "holds the invisible character \"\(String(hidden).codes)\"; leave it out"
        }
        if text.precomposedStringWithCompatibilityMapping != text {
            return "holds letters that are another form of plain ones; "
                + "write \"\(text.precomposedStringWithCompatibilityMapping.printable)\""
        }
        let scripts = scalars.compactMap(script).reduce(into: [Script]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        guard scripts.count > 1 else { return nil }
        return
            "mixes letters of \(scripts.map(\.rawValue).joined(separator: " and ")), which look alike; use those of one"
    }

    /// The names among others that differ from `name`, and look the same or are the same file on many disks.
    static func others(than name: String, among others: [String]) -> [String] {
        let skeleton = skeleton(name)
        return others.filter { $0 != name && Self.skeleton($0) == skeleton }
    }

    /// - Parameter subject: What is named, for messages: `a scene's name`.
    /// - Throws: `GenerationError.badValue` when there is such a name.
    static func refuse(_ name: String, subject: String, among names: [String]) throws(GenerationError) {
        guard let other = others(than: name, among: names).first else { return }
        let reason =
            other.lowercased() == name.lowercased()
            ? "names that differ in case alone are one file on many disks"
            : "a person cannot tell the two apart"
        throw .badValue(
            "\(subject) \"\(name)\" is like \"\(other.printable)\", which exists, and \(reason); choose another name"
        )
    }

    /// Names of devices, which cannot be files or folders on Windows.
    static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

    // MARK: Letters

    private enum Script: String {
        case latin = "Latin"
        case greek = "Greek"
        case cyrillic = "Cyrillic"
        case armenian = "Armenian"
        case cherokee = "Cherokee"
    }

    private static func script(of scalar: Unicode.Scalar) -> Script? {
        guard scalar.properties.isAlphabetic else { return nil }
        switch scalar.value {
        case 0x41...0x24F, 0x250...0x2AF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF: return .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: return .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: return .cyrillic
        case 0x530...0x58F: return .armenian
        case 0x13A0...0x13FF, 0xAB70...0xABBF: return .cherokee
        default: return nil
        }
    }

    /// The lower-case name with the Latin letters that those of Greek and Cyrillic look like.
    private static func skeleton(_ name: String) -> String {
        let upper = name.precomposedStringWithCanonicalMapping.uppercased()
        return String(upper.map { latin[$0] ?? $0 }).lowercased()
    }

    private static let latin: [Character: Character] = [
        "А": "A", "В": "B", "Е": "E", "К": "K", "М": "M", "Н": "H", "О": "O", "Р": "P", "С": "C", "Т": "T",
        "У": "Y", "Х": "X", "І": "I", "Ј": "J", "Ѕ": "S", "Ԁ": "D", "Ԛ": "Q", "Ԝ": "W", "Ү": "Y", "Һ": "H",
        "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N", "Ο": "O",
        "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X",
    ]
}

extension String {
    /// The codes of its characters: `\u{200D}`.
    fileprivate var codes: String {
        unicodeScalars.map { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }.joined()
    }
}
