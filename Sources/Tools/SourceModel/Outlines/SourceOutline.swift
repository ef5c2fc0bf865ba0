/// What a look at the bytes of a file tells of the declarations in it, before anything is parsed.
///
/// It names more than there may be, never less: whoever picks declarations by it and parses those alone misses
/// nothing. Names are kept as hashes of half a word: that two names share one once in a while picks a declaration too much.
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
        /// The declaration around it, or -1.
        public let parent: Int
        /// From the end of what stands before it, comments and attributes included, to its end.
        public var range: Range<Int>
        /// Where its braces begin, or its end.
        public var headEnd: Int
        /// Names in its head, as a range of `mentions`.
        public var head: Range<Int> = 0..<0
        /// Names in its body, for protocols; of parameters, for initialisers.
        public var body: Range<Int> = 0..<0
        /// Whether a comment near it speaks of mocks.
        public var isMarked = false
        /// Whether it must be known whoever asks: what cannot be copied, a global actor.
        public var isNotable = false
        /// Hash of its text and of what stands around it; for types of the head alone.
        public var hash = ContentHash()

        public init(kind: Kind, name: NameHash, parent: Int, range: Range<Int>, headEnd: Int) {
            (self.kind, self.name, self.parent) = (kind, name, parent)
            (self.range, self.headEnd) = (range, headEnd)
        }
    }

    /// In the order of the text, each after the one around it.
    public var declarations: [Declaration] = []
    public var mentions: [NameHash] = []
    /// Names as written, one behind the other.
    public var spellings: [UInt8] = []
    /// The bytes of the file, where it is so small that reading it again would cost more than keeping them.
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

    /// Names with those they stand in, outermost first.
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

    /// The outline of a file, or nil where bytes alone cannot tell and the parser must.
    public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = OutlineScanner(bytes)
        guard let outline = scanner.scan() else { return nil }
        self = outline
    }
}
