/// The extent of a body at one point of the walk.
struct Mark {
    private let uses: Int
    private let calls: Int

    init(_ body: BodyFact) {
        uses = body.uses.count
        calls = body.calls.count
    }

    /// What code since then asks for stands in for a value that is missing: `guard let end else { return Date() }`.
    func noteFallbacks(in body: inout BodyFact) {
        for index in body.calls.indices[calls...] { body.calls[index].isFallback = true }
        for index in body.uses.indices[uses...] { body.uses[index].isFallback = true }
    }

    /// Whether code since then uses one of these variables for more than printing.
    func passesOn(_ names: [String], in body: BodyFact) -> Bool {
        let printed = Set(body.calls[calls...].filter(Self.prints).map(\.location.line))
        return body.calls[calls...].contains {
            $0.callee.names.first.map(names.contains) ?? false && !printed.contains($0.location.line)
        }
            || body.uses[uses...].contains { use in
                guard let name = use.chain.names.first, names.contains(name) else { return false }
                return !printed.contains(use.location.line) || !onlyPrints(on: use.location.line, in: body)
            }
    }

    private func onlyPrints(on line: Int, in body: BodyFact) -> Bool {
        body.calls[calls...].allSatisfy {
            $0.location.line != line || Self.prints($0) || !$0.isStatement && isInside($0, of: line, in: body)
        }
    }

    /// Whether the first call of a line prints, so that one behind it is part of the text: `print("\(describe(error))")`.
    private func isInside(_ call: CallFact, of line: Int, in body: BodyFact) -> Bool {
        body.calls[calls...].contains {
            $0.location.line == line && $0.location.column < call.location.column && Self.prints($0)
        }
    }

    /// Whether a call since then ignores by `try?` why it failed.
    func tries(in body: BodyFact) -> Bool { body.calls[calls...].contains { $0.tried == "try?" } }

    private static func prints(_ call: CallFact) -> Bool {
        call.callee.root == .name && call.callee.names.count == 1 && printers.contains(call.callee.names[0])
    }

    private static let printers: Set<String> = ["print", "debugPrint", "dump", "NSLog"]

    /// What was called since then.
    func callees(in body: BodyFact) -> [ChainFact] { body.calls[calls...].map(\.callee) }

    /// The labels of the arguments that have the name of what they pass on, as closures do: `load(completion: completion)`.
    func passedOn(in body: BodyFact) -> [String] {
        body.calls[calls...].flatMap(\.arguments).compactMap { argument in
            guard case .chain(let chain) = argument.value, chain.root == .name, chain.names.count == 1,
                chain.names[0] == argument.label
            else { return nil }
            return argument.label
        }
    }

    /// What was read since then without being called.
    func used(in body: BodyFact) -> [ChainFact] { body.uses[uses...].map(\.chain) }

    /// Everything recorded since then.
    func chains(in body: BodyFact) -> [ChainFact] {
        body.calls[calls...].map(\.callee) + body.uses[uses...].map(\.chain)
    }
}
