@_spi(RawSyntax) import SwiftSyntax

/// Walks the raw tree of a file once and collects its facts.
///
/// One type in several files: each extension reads one kind of syntax, and all of them call each other as the grammar
/// does.
struct FactsWalker {
    /// How deep expressions, types and statements may be nested; anything deeper is skipped to protect the stack.
    static let deepest = 600

    let bytes: UnsafeBufferPointer<UInt8>
    let lines: SourceLines
    var names = NameTable()
    var facts: FileFacts
    private var hint = 0

    // MARK: What is read

    /// Whether default values are read as code.
    private(set) var readsBodies = true
    /// Whether names keep their backticks, as code that is written from them needs.
    private var keepsBackticks = false
    private(set) var readsClassMembers = false
    /// Annotations that apply to several declarations.
    private(set) var sections: AnnotatedSections?

    /// Where the comments are that belong to types, protocols, and extensions.
    var markedRanges: [Range<Int>] = []

    // MARK: The current context

    /// The types around, outermost first.
    var scope: [String] = []
    var conditions: [String] = []
    var isInFunction = false
    var depth = 0
    /// The access of members that write none.
    var defaultAccess = "internal"

    // MARK: The body being read

    var body = BodyFact()
    var closure: Int?
    /// `try`, `try?` or `try!` around the current expression.
    var tried: String?
    var isAwaited = false
    /// The parameters of the current function.
    var parameterNames: Set<String> = []
    /// The written result type of the current function.
    var result: TypeFact?
    /// What the code so far has made sure of.
    var proofs = Proofs()
    /// What the elements come from that the closures of the current call receive: `json` in `json.map { … }`.
    var elements: String?
    /// What `$0` of the current closure is an element of.
    var firstArgument: String?
    /// Whether the statement that is read is followed by another way to the answer.
    var hasNextWay = false
    /// Whether a closure around has a parameter that is called `self`, which hides the object.
    var hasOwnSelf = false
    /// The names of variables that the file has for `self`: `strongSelf`.
    var selfNames: Set<String> = []
    /// Whether the variables that are read do not keep their objects.
    var bindsWeakly = false

    init(path: String, bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lines = SourceLines(bytes)
        facts = FileFacts(path: path)
        facts.lineCount = lines.count(size: bytes.count)
    }

    /// Creates a walker for the depth `declarations`.
    init(declarationsOf bytes: UnsafeBufferPointer<UInt8>, path: String, classMembers: Bool) {
        self.bytes = bytes
        lines = SourceLines(bytes)
        facts = FileFacts(path: path)
        readsBodies = false
        keepsBackticks = true
        readsClassMembers = classMembers
        sections = AnnotatedSections(in: bytes)
    }

    mutating func walk(file: RawSyntax) {
        guard let statements = file.children[RawChildIndex.File.statements] else { return }
        var top = BodyFact()
        fileItems(statements, &top)
        guard !top.isEmpty else { return }
        swap(&body, &top)
        endLocals(from: 0, at: file)
        swap(&body, &top)
        facts.topLevel = top
    }

    /// Reads declarations as facts and everything else as the top-level code of the file.
    private mutating func fileItems(_ list: RawSyntax, _ top: inout BodyFact) {
        for case let item? in list.children {
            guard let inner = item.children[RawChildIndex.Item.item] else { continue }
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

    // MARK: Source locations

    /// The byte offset of a token; `nil` if it is not present in the file.
    func offset(of token: RawSyntaxTokenView) -> Int? {
        guard let start = bytes.baseAddress, let text = token.rawText.baseAddress else { return nil }
        let offset = text - start
        return offset >= 0 && offset <= bytes.count ? offset : nil
    }

    mutating func location(of raw: RawSyntax) -> FileLocation {
        guard let token = raw.firstToken, let offset = offset(of: token) else { return location(at: 0) }
        return location(at: offset)
    }

    mutating func location(at offset: Int) -> FileLocation {
        hint = lines.line(of: offset, near: hint)
        return FileLocation(path: facts.path, line: hint + 1, column: offset - lines.start(of: hint) + 1)
    }

    /// The line that the last token of a node begins on.
    func lastLine(of raw: RawSyntax) -> Int {
        guard let token = raw.lastToken, let offset = offset(of: token) else { return 1 }
        return lines.line(of: offset, near: hint) + 1
    }

    // MARK: Text

    /// The source of a node without leading and trailing trivia.
    func text(_ raw: RawSyntax) -> String {
        guard let first = raw.firstToken, let last = raw.lastToken, let start = offset(of: first),
            let end = offset(of: last), end + last.rawText.count <= bytes.count, start <= end
        else { return "" }
        return String(decoding: bytes[start..<(end + last.rawText.count)], as: UTF8.self)
    }

    mutating func name(_ token: RawSyntax?) -> String {
        guard let text = token?.tokenText else { return "" }
        // Names in backticks are the same names.
        if !keepsBackticks, text.count > 2, text.first == 0x60, text.last == 0x60 {
            return String(String(syntaxText: text).dropFirst().dropLast())
        }
        return names.name(text)
    }

    // MARK: Conditional compilation

    /// Walks each branch of an `#if` under its condition.
    mutating func eachClause(of node: RawSyntax, _ body: (inout FactsWalker, RawSyntax) -> Void) {
        var before: [String] = []
        guard let clauses = node.children[RawChildIndex.IfConfig.clauses] else { return }
        for case let clause? in clauses.children {
            let own = clause.children[RawChildIndex.IfConfigClause.condition].map { "(\(text($0)))" }
            conditions.append((before.map { "!\($0)" } + [own].compactMap { $0 }).joined(separator: " && "))
            if let elements = clause.children[RawChildIndex.IfConfigClause.elements] { body(&self, elements) }
            conditions.removeLast()
            if let own { before.append(own) }
        }
    }

    /// Runs one step of a nested structure, or returns `fallback` if it is nested too deep.
    mutating func nested<Value>(_ fallback: Value, _ step: (inout FactsWalker) -> Value) -> Value {
        guard depth < Self.deepest else { return fallback }
        depth += 1
        defer { depth -= 1 }
        return step(&self)
    }
}
