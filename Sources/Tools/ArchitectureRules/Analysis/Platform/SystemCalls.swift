import SourceModel

/// Calls of the system that return something else each time.
enum SystemCalls {
    private static let functions: [String: String] = [
        "arc4random": "a random value", "arc4random_uniform": "a random value", "drand48": "a random value",
        "CFAbsoluteTimeGetCurrent": "the time", "CACurrentMediaTime": "the time",
    ]

    /// What a calendar compares with the present day.
    private static let today: Set<String> = ["isDateInToday", "isDateInTomorrow", "isDateInYesterday"]

    /// What a call returns; `nil` for all others.
    static func meaning(of call: CallFact) -> String? {
        if picks(call) { return "a random value" }
        if let last = call.callee.names.last, today.contains(last) { return "the time" }
        guard call.callee.root == .name, let first = call.callee.names.first else { return nil }
        let rest = call.callee.names.dropFirst().filter { $0 != "init" }
        if rest.isEmpty {
            if call.arguments.isEmpty, first == "Date" || first == "NSDate" { return "the time" }
            if first == "Date", call.arguments.first?.label == "timeIntervalSinceNow" { return "the time" }
            if first == "URLSession" { return "the network" }
            return functions[first]
        }
        if first == "Date", rest.first == "now" { return "the time" }
        if rest.last == "random", numbers.contains(first) { return "a random value" }
        if first == "URLSession", rest.first == "shared" { return "the network" }
        if alamofire.contains(first), rest.count == 1, requests.contains(rest[0]) { return "the network" }
        if first == "RxAlamofire", rest.count == 1 { return "the network" }
        return nil
    }

    /// Whether it loads what an address names: `Data(contentsOf: url)` after `let url = URL(string: ride.picture)`.
    static func downloads(_ call: CallFact, in body: BodyFact) -> Bool {
        guard call.callee.names == ["Data"], let argument = call.arguments.first,
            argument.label == "contentsOf"
        else { return false }
        var value = argument.value
        if case .chain(let chain) = value, chain.root == .name, chain.names.count == 1,
            let local = body.local(chain.names[0], visibleAt: call.location)
        {
            value = local.value
        }
        guard case .call(let made) = value, made < body.calls.count, body.calls[made].callee.names == ["URL"],
            body.calls[made].arguments.first?.label == "string"
        else { return false }
        return true
    }

    /// Alamofire's default session, which is the network itself for tests.
    private static let alamofire: Set<String> = ["AF", "Alamofire"]
    private static let requests: Set<String> = ["request", "upload", "download", "streamRequest"]

    /// Methods of collections that ask the system's generator unless they get another: `shuffled()`.
    private static let picking: Set<String> = ["randomElement", "shuffled", "shuffle"]

    /// Whether it lets a collection pick by the system's generator.
    static func picks(_ call: CallFact) -> Bool {
        guard let last = call.callee.names.last, picking.contains(last), call.arguments.isEmpty else {
            return false
        }
        return call.callee.names.count > 1 || call.callee.root != .name
    }

    private static let numbers: Set<String> = [
        "Int", "Double", "Float", "CGFloat", "Bool", "UInt", "UInt8", "Int32", "Int64",
    ]

    /// What reading a chain returns; `nil` for all others.
    static func meaning(of chain: ChainFact) -> String? {
        // `lastLoad < .now`: what is a time of dispatch is a call, `.now()`.
        if chain.root == .implicit, chain.names.first == "now" { return "the time" }
        guard chain.root == .name, chain.names.count >= 2 else { return nil }
        if chain.names[0] == "Date", ["now", "timeIntervalSinceReferenceDate"].contains(chain.names[1]) {
            return "the time"
        }
        if chain.names[0] == "URLSession", chain.names[1] == "shared" { return "the network" }
        if chain.names.last == "timeIntervalSinceNow", !tellsBefore(chain.names[chain.names.count - 2]) {
            return "the time"
        }
        return nil
    }

    /// Whether a variable tells when something began, of which only the duration is measured.
    static func isStart(_ name: String) -> Bool {
        name.camelCaseWords.contains { ["start", "started", "began", "begin"].contains($0.lowercased()) }
    }

    /// The same, or when something happened last.
    private static func tellsBefore(_ name: String) -> Bool {
        isStart(name) || name.camelCaseWords.contains { $0.lowercased() == "last" }
    }
}
