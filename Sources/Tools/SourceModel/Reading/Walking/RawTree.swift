@_spi(RawSyntax) import SwiftSyntax

// The walker reads the parser's raw tree: creating `Syntax` nodes costs more than the whole parse. The children of a node
// have odd indices in its layout, in the order of the grammar; even indices are for tokens that the parser did not
// expect.

/// The children of a node.
struct RawChildren {
    private let buffer: UnsafeBufferPointer<RawSyntax?>

    init(_ raw: RawSyntax) {
        // The arena of the tree owns the memory and outlives the walk.
        buffer =
            raw.layoutView?.children.withContiguousStorageIfAvailable { $0 }
            ?? UnsafeBufferPointer(start: nil, count: 0)
    }

    static var none: RawChildren { RawChildren(buffer: UnsafeBufferPointer(start: nil, count: 0)) }

    private init(buffer: UnsafeBufferPointer<RawSyntax?>) { self.buffer = buffer }

    var count: Int { buffer.count }

    /// The child at an index of the layout; `nil` if there is none.
    subscript(slot: Int) -> RawSyntax? { slot < buffer.count ? buffer[slot] : nil }
}

extension RawChildren: Sequence {
    func makeIterator() -> UnsafeBufferPointer<RawSyntax?>.Iterator { buffer.makeIterator() }
}

extension RawSyntax {
    var children: RawChildren { RawChildren(self) }

    /// The text of a token; `nil` for a node.
    var tokenText: SyntaxText? { tokenView?.rawText }

    /// The first token in it that is present in the file.
    var firstToken: RawSyntaxTokenView? {
        if let token = tokenView { return token.presence == .present ? token : nil }
        for child in children {
            if let child, child.byteLength > 0, let token = child.firstToken { return token }
        }
        return nil
    }

    /// The last token in it that is present in the file.
    var lastToken: RawSyntaxTokenView? {
        if let token = tokenView { return token.presence == .present ? token : nil }
        let children = self.children
        for slot in stride(from: children.count - 1, through: 0, by: -1) {
            if let child = children[slot], child.byteLength > 0, let token = child.lastToken { return token }
        }
        return nil
    }
}

extension SyntaxText {
    /// Whether the token is this word.
    func isWord(_ word: StaticString) -> Bool { self == SyntaxText(word) }
}
