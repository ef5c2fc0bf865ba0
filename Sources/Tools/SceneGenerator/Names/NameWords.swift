import Foundation
import SourceModel

/// A name as words, however it was written: `about us`, `about-us`, `AboutUs`, `aboutUS`.
struct NameWords: Sendable, Equatable {
    let words: [String]

    /// Splits at spaces, punctuation that joins words, and between lower and upper case.
    ///
    /// Letters are composed (NFC), so that the same name is the same file on every file system.
    /// - Parameter subject: What is named, for messages: `a scene's name`.
    init(_ text: String, subject: String, limit: Int = 60) throws(GenerationError) {
        let composed = text.precomposedStringWithCanonicalMapping
        guard composed.contains(where: { !$0.isWhitespace }) else {
            throw .badValue("\(subject) is empty; give it a name, for example About")
        }
        guard composed.count <= limit else {
            throw .badValue(
                "\(subject) has \(composed.count) letters, which is more than file names bear; "
                    + "give one of at most \(limit)")
        }
        try Self.check(composed, subject: subject)
        if let fault = LookAlikes.fault(in: String(composed.filter { !Self.joinsWords($0) })) {
            throw .badValue("\(subject) \"\(composed.printable)\" \(fault)")
        }
        words = composed.split(whereSeparator: Self.joinsWords).flatMap(\.camelCaseWords)
        guard let first = words.first?.first else {
            throw .badValue("\(subject) \"\(text)\" holds no letter; give a name such as About")
        }
        if first.isNumber {
            throw .badValue(
                "\(subject) \"\(text)\" starts with a digit, which no type in Swift can; "
                    + "put a word before it, for example Scene\(composed)")
        }
    }

    /// `AboutUs`
    var upperCamel: String { words.map(\.capitalisedFirst).joined() }

    /// `aboutUs`; an acronym in front is lower case as a whole: `urlList`.
    var lowerCamel: String {
        guard let first = words.first else { return "" }
        let start = first.isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
        return start + words.dropFirst().map(\.capitalisedFirst).joined()
    }

    /// `About us`
    var title: String { Self.title(of: words) }

    /// The words as a title for a person.
    static func title(of words: [String]) -> String {
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { $0.isAcronym ? $0 : $0.lowercased() }
        return ([first.capitalisedFirst] + rest).joined(separator: " ")
    }
}

extension NameWords {
    private static let joiner: Character = "\u{200C}"

    private static func joinsWords(_ character: Character) -> Bool {
        character == " " || character == "-" || character == "_" || character == joiner
    }

    private static func check(_ text: String, subject: String) throws(GenerationError) {
        for character in text where !joinsWords(character) && !isIdentifierPart(character) {
            if "/\\.~:".contains(character) {
                throw .badValue(
                    "\(subject) \"\(text.printable)\" looks like a path; give the name alone, and a folder with --into"
                )
            }
            throw .badValue(
                "\(subject) \"\(text.printable)\" holds \"\(String(character).printable)\", which is neither letter "
                    + "nor digit; leave it out")
        }
    }

    /// Letters with their marks, and decimal digits: all of these are identifiers in Swift.
    private static func isIdentifierPart(_ character: Character) -> Bool {
        guard character.isLetter || ("0"..."9").contains(character) else { return false }
        return character.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isXIDContinue && !scalar.properties.isEmojiPresentation
        }
    }
}

extension String {
    var capitalisedFirst: String {
        let first = prefix(1).uppercased()
        // The capital of a few letters (ß) is two letters; such a word stays as it is.
        return (first.count == 1 ? first : String(prefix(1))) + dropFirst()
    }

    fileprivate var isAcronym: Bool { count > 1 && allSatisfy { $0.isUppercase || $0.isNumber } }

    /// The text with control characters shown by their numbers, so that a message stays one line.
    var printable: String {
        unicodeScalars.map { scalar in
            let isControl =
                scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
            return isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }.joined()
    }
}
