import SourceModel

/// Calls of the system that return something else each time.
enum SystemCalls {
    private static let functions: [String: String] = [
        "arc4random": "a random value", "arc4random_uniform": "a random value", "drand48": "a random value",
        "CFAbsoluteTimeGetCurrent": "the time", "CACurrentMediaTime": "the time",
    ]

    /// What a call returns; `nil` for all others.
    static func meaning(of call: CallFact) -> String? {
        guard call.callee.root == .name, let first = call.callee.names.first else { return nil }
        let rest = call.callee.names.dropFirst().filter { $0 != "init" }
        if rest.isEmpty {
            if call.arguments.isEmpty {
                if first == "Date" || first == "NSDate" { return "the time" }
                if first == "UUID" { return "a random value" }
            }
            if first == "Date", call.arguments.first?.label == "timeIntervalSinceNow" { return "the time" }
            if first == "URLSession" { return "the network" }
            return functions[first]
        }
        if rest.last == "random", numbers.contains(first) { return "a random value" }
        if first == "URLSession", rest.first == "shared" { return "the network" }
        return nil
    }

    private static let numbers: Set<String> = [
        "Int", "Double", "Float", "CGFloat", "Bool", "UInt", "UInt8", "Int32", "Int64",
    ]

    /// What reading a chain returns; `nil` for all others.
    static func meaning(of chain: ChainFact) -> String? {
        guard chain.root == .name, chain.names.count >= 2 else { return nil }
        if chain.names[0] == "Date", chain.names[1] == "now" { return "the time" }
        if chain.names[0] == "URLSession", chain.names[1] == "shared" { return "the network" }
        return nil
    }
}
