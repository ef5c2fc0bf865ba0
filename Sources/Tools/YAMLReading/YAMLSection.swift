import Yams

/// A mapping of a YAML file, read key by key; problems are collected, not thrown.
///
/// Every key that is read is remembered, so that `finish()` can report unknown keys.
public final class YAMLSection {
    /// Collects the problems of one file.
    public final class Log {
        public let file: String
        /// At most `YAMLLimits.problems`; the last says that there are more.
        public fileprivate(set) var problems: [FileProblem] = []

        /// Whether further problems are left out.
        var isFull: Bool { problems.count >= YAMLLimits.problems }

        public init(file: String) { self.file = file }

        public func report(_ message: String, fix: String, key: String = "", line: Int? = nil) {
            guard problems.count < YAMLLimits.problems else { return }
            guard problems.count < YAMLLimits.problems - 1 else {
                return problems.append(
                    FileProblem(
                        file: file, message: "there are more problems", fix: "fix those above first"))
            }
            problems.append(FileProblem(file: file, line: line, key: key, message: message, fix: fix))
        }
    }

    public let log: Log
    /// The line on which the mapping starts.
    public let line: Int?
    private let path: String
    /// The keys that are text, in the order of the file.
    public let keys: [String]
    private let entries: [String: (key: Node, value: Node)]
    private var known: [String] = []
    private var readKeys: Set<String> = []

    private init(_ mapping: Node.Mapping, path: String, line: Int?, log: Log) {
        keys = mapping.keys.compactMap(\.string)
        entries = Dictionary(
            mapping.compactMap { pair in pair.key.string.map { ($0, (pair.key, pair.value)) } },
            uniquingKeysWith: { first, _ in first })
        self.path = path
        self.line = line
        self.log = log
    }

    /// Reads a file whose root is a mapping; `nil`, with a logged problem, if it is not.
    public static func root(of text: String, log: Log) -> YAMLSection? {
        if let excess = YAMLLimits.excess(in: text) {
            log.report(excess.message, fix: excess.fix, line: excess.line)
            return nil
        }
        do {
            guard let node = try Yams.compose(yaml: text) else {
                log.report("the file is empty", fix: "write its keys, one a line, as key: value")
                return nil
            }
            guard case .mapping(let mapping) = node else {
                log.report(
                    "the file has no keys", fix: "write its keys, one a line, as key: value", line: 1)
                return nil
            }
            guard Self.hasFewKeys(mapping, key: "", line: nil, log) else { return nil }
            return YAMLSection(mapping, path: "", line: node.mark?.line, log: log)
        } catch {
            let (message, line) = Self.description(of: error)
            log.report(
                "not readable as YAML: \(message)", fix: "correct the indentation or the quotes",
                line: line)
            return nil
        }
    }

    private static func hasFewKeys(_ mapping: Node.Mapping, key: String, line: Int?, _ log: Log) -> Bool {
        guard mapping.count > YAMLLimits.keys else { return true }
        log.report(
            "has \(mapping.count) keys, which is more than \(YAMLLimits.keys)",
            fix: "remove what is not needed",
            key: key, line: line)
        return false
    }

    private static func description(of error: any Error) -> (String, Int?) {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            (problem, mark.line)
        case .reader(let problem, _, _, _): (problem, nil)
        case .duplicatedKeysInMapping(let keys, let context):
            (
                "the key \(keys.map { "\"\($0)\"" }.sorted().joined(separator: ", ")) is there twice",
                context.mark.line
            )
        default: ("\(error)", nil)
        }
    }
}

// MARK: - Reading

extension YAMLSection {
    /// The line of a key's value, counted from 1.
    public func line(of key: String) -> Int? {
        entries[key]?.key.mark?.line ?? line
    }

    /// The text at `key`; `nil` if it is missing, with a problem if it is `required`.
    public func string(_ key: String, required: String? = nil) -> String? {
        guard let node = node(key, required: required) else { return nil }
        guard case .scalar(let scalar) = node else {
            report("should be text", fix: "write \(key): TEXT", key: key)
            return nil
        }
        return scalar.string
    }

    /// The text at `key` as one of the values of an enumeration.
    public func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, of type: Choice.Type, required: String? = nil
    ) -> Choice? where Choice.RawValue == String {
        guard let text = string(key, required: required) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let all = Choice.allCases.map(\.rawValue)
        report(
            "\"\(text)\" is not known here\(SpellingSuggestion.hint(for: text, among: all))",
            fix: "use one of \(all.joined(separator: ", "))", key: key)
        return nil
    }

    /// The texts of the list at `key`, or the single text.
    public func texts(_ key: String) -> [String] {
        if case .scalar(let scalar)? = node(key, required: nil) { return [scalar.string] }
        return strings(key).map(\.text)
    }

    /// The texts of the list at `key`, each as one of the values of an enumeration.
    public func choices<Choice: RawRepresentable & CaseIterable>(_ key: String, of type: Choice.Type)
        -> [Choice]
    where Choice.RawValue == String {
        let all = Choice.allCases.map(\.rawValue)
        return texts(key).compactMap { text in
            if let choice = Choice(rawValue: text) { return choice }
            report(
                "\"\(text)\" is not known here\(SpellingSuggestion.hint(for: text, among: all))",
                fix: "use one of \(all.joined(separator: ", "))", key: key)
            return nil
        }
    }

    /// The texts of the list at `key`, each with its line; empty if it is missing.
    public func strings(_ key: String, required: String? = nil) -> [(text: String, line: Int?)] {
        guard let node = node(key, required: required) else { return [] }
        guard case .sequence(let sequence) = node else {
            report("should be a list", fix: "write its items one a line, each after a dash", key: key)
            return []
        }
        return sequence.compactMap { item in
            if let text = item.string { return (text, item.mark?.line) }
            log.report(
                "an item is not text", fix: "put the item in quotes", key: full(key), line: item.mark?.line)
            return nil
        }
    }

    /// The texts of the list at `key`, or the single text, each with its line; empty if it is missing.
    public func linedTexts(_ key: String) -> [(text: String, line: Int?)] {
        guard let node = node(key, required: nil) else { return [] }
        if case .scalar(let scalar) = node { return [(scalar.string, node.mark?.line)] }
        return strings(key)
    }

    /// The value at `key`, `true` or `false`; `nil` if it is missing.
    public func flag(_ key: String) -> Bool? {
        guard let text = string(key) else { return nil }
        if let flag = ["true": true, "yes": true, "false": false, "no": false][text] { return flag }
        report("\"\(text)\" is neither true nor false", fix: "write \(key): true or \(key): false", key: key)
        return nil
    }

    /// The mapping at `key`.
    public func section(_ key: String, required: String? = nil) -> YAMLSection? {
        guard let node = node(key, required: required) else { return nil }
        return section(from: node, key: key)
    }

    /// The mappings of the list at `key`.
    public func sections(_ key: String, required: String? = nil) -> [YAMLSection] {
        guard let node = node(key, required: required) else { return [] }
        guard case .sequence(let sequence) = node else {
            report("should be a list", fix: "write its items one a line, each after a dash", key: key)
            return []
        }
        return sequence.enumerated().compactMap { section(from: $1, key: "\(key)[\($0 + 1)]") }
    }

    /// Whether the key exists; `finish()` then accepts it with any value.
    public func hasKey(_ key: String) -> Bool { node(key, required: nil) != nil }

    /// Reports a problem at `key`.
    public func report(_ message: String, fix: String, key: String) {
        log.report(message, fix: fix, key: full(key), line: line(of: key))
    }

    /// Reports every key that was not read.
    public func finish() {
        for key in keys where !readKeys.contains(key) && !log.isFull {
            report(
                "unknown key\(SpellingSuggestion.hint(for: key, among: known))",
                fix: "use one of \(known.joined(separator: ", "))", key: key)
        }
    }

    private func node(_ key: String, required fix: String?) -> Node? {
        let node = entries[key]?.value
        if readKeys.insert(key).inserted { known.append(key) }
        if node == nil, let fix { log.report("is missing", fix: fix, key: full(key), line: line) }
        return node
    }

    private func section(from node: Node, key: String) -> YAMLSection? {
        guard case .mapping(let mapping) = node else {
            log.report(
                "should have keys of its own", fix: "write them as key: value, indented",
                key: full(key), line: node.mark?.line)
            return nil
        }
        guard Self.hasFewKeys(mapping, key: full(key), line: node.mark?.line, log) else { return nil }
        return YAMLSection(mapping, path: full(key), line: node.mark?.line, log: log)
    }

    private func full(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
