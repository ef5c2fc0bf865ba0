import MockGenerator

/// Reads the arguments of `scenery mock` that builds use.
///
/// To look through all properties of a command takes its parser 2 ms, a tenth of a run that finds little to do. Whatever is not
/// a path or a known option with a value of its own is left to it, and so are all mistakes.
struct MockArguments {
    private var sources: [String] = []
    private var output: String?
    private var proxies: String?
    private var cache: String?
    private var testableImports: [String] = []
    private var only: [String] = []
    private var known: [String] = []

    /// - Returns: `nil` where the parser has to read them.
    init?(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-") else {
                sources.append(word)
                continue
            }
            guard let value = rest.popFirst(), !value.hasPrefix("-"), take(value, of: word) else {
                return nil
            }
        }
        guard !sources.isEmpty, output != nil || proxies != nil, !words.contains("") else { return nil }
    }

    private mutating func take(_ value: String, of option: String) -> Bool {
        switch option {
        case "--output" where output == nil: output = value
        case "--proxies" where proxies == nil: proxies = value
        case "--cache" where cache == nil: cache = value
        case "--testable-import": testableImports.append(value)
        case "--only": only.append(value)
        case "--known": known.append(value)
        default: return false
        }
        return true
    }

    /// What they ask for.
    var run: MockRun {
        let options = MockOptions(testableImports: testableImports, only: only)
        var run = MockRun(sources: sources, output: output, options: options)
        run.proxies = proxies
        run.known = known
        run.cache = MockCacheFolder(cache)
        return run
    }
}
