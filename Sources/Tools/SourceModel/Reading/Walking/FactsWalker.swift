@_spi(RawSyntax) import SwiftSyntax

/// Goes once through the raw tree of a file and collects its facts.
struct FactsWalker {
    /// How deep expressions, types and statements may be nested in each other; what is deeper is left out, for
    /// the stack's sake.
    static let deepest = 600

    let bytes: UnsafeBufferPointer<UInt8>
    let lines: SourceLines
    var names = NameTable()
    var facts: FileFacts
    private var hint = 0

    // MARK: Where the walk is

    /// The types around, outermost first.
    var scope: [String] = []
    var conditions: [String] = []
    var isInFunction = false
    var depth = 0
    /// The access that members have when they write none.
    var defaultAccess = "internal"

    // MARK: The body being read

    var body = BodyFact()
    var closure: Int?
    /// `try`, `try?` or `try!` around the current expression.
    var tried: String?
    var isAwaited = false
    /// What `return` gives back, where it is written.
    var result: TypeFact?

    init(path: String, bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lines = SourceLines(bytes)
        facts = FileFacts(path: path)
        facts.lineCount = lines.count(size: bytes.count)
    }

    mutating func walk(file: RawSyntax) {
        guard let statements = file.children[Slot.File.statements] else { return }
        var top = BodyFact()
        fileItems(statements, &top)
        guard !top.isEmpty else { return }
        swap(&body, &top)
        endLocals(from: 0, at: file)
        swap(&body, &top)
        facts.topLevel = top
    }

    /// Declarations become facts of their own, the rest the code of the file.
    private mutating func fileItems(_ list: RawSyntax, _ top: inout BodyFact) {
        for case let item? in list.children {
            guard let inner = item.children[Slot.Item.item] else { continue }
            if inner.kind == .ifConfigDecl {
                eachClause(of: inner) { walker, elements in
                    if elements.kind == .codeBlockItemList { walker.fileItems(elements, &top) }
                }
            } else if !globalDeclaration(inner) {
                swap(&body, &top)
                body.isEmpty = false
                statement(inner)
                swap(&body, &top)
            }
        }
    }

    // MARK: Places

    /// The byte offset of a token; `nil` for one that does not stand in the file.
    func offset(of token: RawSyntaxTokenView) -> Int? {
        guard let start = bytes.baseAddress, let text = token.rawText.baseAddress else { return nil }
        let offset = text - start
        return offset >= 0 && offset <= bytes.count ? offset : nil
    }

    mutating func place(of raw: RawSyntax) -> SourcePlace {
        guard let token = raw.firstToken, let offset = offset(of: token) else { return place(at: 0) }
        return place(at: offset)
    }

    mutating func place(at offset: Int) -> SourcePlace {
        hint = lines.line(of: offset, near: hint)
        return SourcePlace(path: facts.path, line: hint + 1, column: offset - lines.start(of: hint) + 1)
    }

    /// The line that the last token of a node begins on.
    func lastLine(of raw: RawSyntax) -> Int {
        guard let token = raw.lastToken, let offset = offset(of: token) else { return 1 }
        return lines.line(of: offset, near: hint) + 1
    }

    // MARK: Text

    /// A node's source without what stands around it.
    func text(_ raw: RawSyntax) -> String {
        guard let first = raw.firstToken, let last = raw.lastToken, let start = offset(of: first),
            let end = offset(of: last), end + last.rawText.count <= bytes.count, start <= end
        else { return "" }
        return String(decoding: bytes[start..<(end + last.rawText.count)], as: UTF8.self)
    }

    mutating func name(_ token: RawSyntax?) -> String {
        guard let text = token?.tokenText else { return "" }
        // Names in back ticks are the same names.
        if text.count > 2, text.first == 0x60, text.last == 0x60 {
            return String(String(syntaxText: text).dropFirst().dropLast())
        }
        return names.name(text)
    }

    // MARK: Conditional compilation

    /// Walks each branch of an `#if` under its condition.
    mutating func eachClause(of node: RawSyntax, _ body: (inout FactsWalker, RawSyntax) -> Void) {
        var before: [String] = []
        guard let clauses = node.children[Slot.IfConfig.clauses] else { return }
        for case let clause? in clauses.children {
            let own = clause.children[Slot.IfConfigClause.condition].map { "(\(text($0)))" }
            conditions.append((before.map { "!\($0)" } + [own].compactMap { $0 }).joined(separator: " && "))
            if let elements = clause.children[Slot.IfConfigClause.elements] { body(&self, elements) }
            conditions.removeLast()
            if let own { before.append(own) }
        }
    }

    /// Runs one step of a nested structure, unless it is nested too deep.
    mutating func nested<Value>(_ fallback: Value, _ step: (inout FactsWalker) -> Value) -> Value {
        guard depth < Self.deepest else { return fallback }
        depth += 1
        defer { depth -= 1 }
        return step(&self)
    }
}
