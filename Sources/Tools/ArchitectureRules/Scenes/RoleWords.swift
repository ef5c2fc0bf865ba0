import Styles

/// The words that show a style's roles in the names of types that the project does not declare, and of properties.
///
/// They are prepared once: a check compares each property of all scenes with them, in every style.
struct RoleWords {
    private struct Word {
        /// `nil` for the view and the builder, since too much is called a view or a module.
        var role: String?
        var bytes: [UInt8]
    }

    /// The longest first, then in the order of the roles.
    private let words: [Word]

    init(_ style: Style) {
        var words: [Word] = []
        for role in style.roles {
            let isVague = role.name == style.viewRole?.name || role.name == "builder"
            let all = role.suffixes + role.contracts.map { $0.replacing("{{ scene }}", with: "") }
            for word in all where word.count > Self.shortest {
                words.append(Word(role: isVague ? nil : role.name, bytes: Array(word.lowercased().utf8)))
            }
        }
        let sorted = words.enumerated().sorted {
            ($1.element.bytes.count, $0.offset) < ($0.element.bytes.count, $1.offset)
        }
        self.words = sorted.map(\.element)
    }

    /// Shorter words are part of other ones.
    private static let shortest = 5

    /// The role whose suffix, or whose protocol without the scene's name, a name contains. The longest one decides:
    /// `interactorOutput` is not the interactor.
    func role(namedIn name: String) -> String? {
        let bytes = Array(name.lowercased().utf8)
        return words.first { Self.contains($0.bytes, in: bytes) }?.role
    }

    private static func contains(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
        guard word.count <= bytes.count else { return false }
        return (0...(bytes.count - word.count)).contains { start in
            word.indices.allSatisfy { bytes[start + $0] == word[$0] }
        }
    }
}
