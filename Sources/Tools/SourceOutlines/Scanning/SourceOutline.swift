/// The declarations of a file and the names in them, found without parsing.
///
/// It may list more than there is, never less, so that a caller that selects declarations by it and reads only those
/// misses nothing. Names are kept as 32-bit hashes; a collision selects one declaration too many.
public struct SourceOutline: Sendable {
    public struct Declaration: Sendable {
        public enum Kind: UInt8, Sendable, BitwiseCopyable {
            case `protocol`, `class`, type, alias, `extension`, `import`, directive, initializer
        }

        public let kind: Kind
        /// The last part of its name.
        public let name: NameHash
        /// The name as written, for types, as a range of `spellings`.
        public var spelled: Range<Int> = 0..<0
        /// The index of the declaration around it, or -1.
        public let parent: Int
        /// From the end of the token before it, so with comments and attributes, to its end.
        public var range: Range<Int>
        /// The offset of its opening brace, or its end.
        public var headEnd: Int
        /// Names in its head, as a range of `mentions`.
        public var head: Range<Int> = 0..<0
        /// Names in its body, for protocols; in its parameters, for initializers.
        public var body: Range<Int> = 0..<0
        /// Whether a comment near it mentions mocks.
        public var isMarked = false
        /// Whether it is always read: noncopyable types and global actors.
        public var isNotable = false
        /// Hash of its text and of the conditions around it; for types of the head alone.
        public var hash = ContentHash()

        public init(kind: Kind, name: NameHash, parent: Int, range: Range<Int>, headEnd: Int) {
            (self.kind, self.name, self.parent) = (kind, name, parent)
            (self.range, self.headEnd) = (range, headEnd)
        }
    }

    /// In source order, each after the one around it.
    public var declarations: [Declaration] = []
    public var mentions: [NameHash] = []
    /// Names as written, concatenated.
    public var spellings: [UInt8] = []
    /// The bytes of a file that is so small that reading it again would cost more than keeping them; empty for others.
    public var source: [UInt8] = []
    /// Hash of the imports and conditions of the whole file.
    public var frame = ContentHash()

    public typealias NameHash = UInt32

    public static func hash(of name: String) -> NameHash {
        NameHash(truncatingIfNeeded: ContentHash(name).value)
    }

    /// The outermost declaration around one, or itself.
    public func outermost(of index: Int) -> Declaration {
        var index = index
        while declarations[index].parent >= 0 { index = declarations[index].parent }
        return declarations[index]
    }

    /// The name with those of the declarations around it, outermost first.
    public func qualifiedName(of index: Int) -> String {
        let parent = declarations[index].parent
        let own = name(of: index)
        return parent < 0 ? own : qualifiedName(of: parent) + "." + own
    }

    /// The name as written, for types; empty for anything else.
    public func name(of index: Int) -> String {
        String(decoding: spellings[declarations[index].spelled], as: UTF8.self)
    }

    public init() {}

    /// The outline of a file, or `nil` if the file needs the parser.
    public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = OutlineScanner(bytes)
        guard let outline = scanner.scan() else { return nil }
        self = outline
    }
}
