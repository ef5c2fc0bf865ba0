import SourceModel

// The ways on which a function leaves for want of a value.

extension UnansweredWays {
    /// Whether a function leaves it because something is missing: `guard let user else { return }`. Not the object itself, a further
    /// page, nor what is not wanted by its flags.
    func isForWantOfValue(_ way: CatchFact) -> Bool {
        guard let branch = body.branches.first(where: { isBranch($0, of: way) }), branch.kind != .switch,
            branch.closure == nil, !branch.compares, !branch.subjects.contains(where: Self.isFlag),
            !isSecond(way, branch.location.line)
        else { return false }
        let lines = branch.location.line...max(branch.location.line, way.location.line)
        let unwrapped = body.locals.filter {
            $0.isUnwrapped && $0.closure == nil && lines.contains($0.location.line)
        }
        return !unwrapped.isEmpty
            && !unwrapped.contains { local in
                local.name.camelCaseWords.contains { Self.wanting.contains($0.lowercased()) }
            } && !unwrapped.allSatisfy { isAddress($0) || isAlwaysThere($0) }
    }

    /// Whether it is missing only if the app is wrong at every run, or the person is not signed in, who then does not come here: a
    /// resource of the app, an encoded text, the user of the session.
    private func isAlwaysThere(_ local: LocalFact) -> Bool {
        let names: [String]
        switch local.value {
        case .chain(let chain): names = chain.names
        case .call(let index) where index < body.calls.count:
            names =
                body.calls[index].callee.names + body.chainStart(of: body.calls[index]).callee.names
        default: names = local.origin?.split(separator: ".").map(String.init) ?? []
        }
        return names.contains("Bundle") || names.contains("addingPercentEncoding") || isTextAsData(local)
            || names.contains { name in
                let words = name.camelCaseWords.map { $0.lowercased() }
                return Self.sessions.contains(name)
                    || (words.contains("user") || words.contains("account"))
                        && !Self.identifying.isDisjoint(with: words)
            }
    }

    /// `text.data(using: .utf8)`, which is never nil.
    private func isTextAsData(_ local: LocalFact) -> Bool {
        guard case .call(let index) = local.value, index < body.calls.count else { return false }
        let call = body.calls[index]
        return call.callee.names.last == "data" && call.arguments.count == 1
            && call.arguments[0].label == "using"
            && call.arguments[0].value == .chain(ChainFact(root: .implicit, names: ["utf8"]))
    }

    private static let sessions: Set<String> = ["uid", "currentUser", "clientID", "FirebaseApp"]
    private static let identifying: Set<String> = ["id", "uid", "current", "cached", "token"]

    /// Whether it is an address that its parts or its text in the code always make: `components.url`, `URL(string: "https://…")`.
    private func isAddress(_ local: LocalFact) -> Bool {
        switch local.value {
        case .chain(let chain): return chain.names.count > 1 && chain.names.last == "url"
        case .call(let index) where index < body.calls.count:
            guard body.calls[index].callee.names == ["URL"] else {
                return Self.makesAddress(body.calls[index].callee.names.last ?? "")
            }
            switch body.calls[index].arguments.first?.value {
            case .literal: return true
            // A constant of the project: `Constants.address`.
            case .chain(let chain):
                return Self.isConstant(chain)
            default: return isOfConstants(body.calls[index])
            }
        default: return local.origin?.hasSuffix("components.url") == true
        }
    }

    /// `Api.Paths.rides`, and not what a shared object has: `Session.shared.name`.
    private static func isConstant(_ chain: ChainFact) -> Bool {
        chain.root == .name && chain.names.count > 1
            && chain.names.dropLast().allSatisfy { $0.first?.isUppercase == true }
    }

    /// Whether all parts of an address are constants: `URL(string: "\(Api.host)/rides?key=\(Api.key)")`.
    private func isOfConstants(_ call: CallFact) -> Bool {
        let isInside = { (location: FileLocation) in
            location.line == call.location.line && location.column > call.location.column
        }
        let parts = body.uses.filter { isInside($0.location) }
        return !parts.isEmpty && parts.allSatisfy { Self.isConstant($0.chain) }
            && !body.calls.contains { isInside($0.location) && $0.callee.names != ["String"] }
    }

    /// Whether a function puts an address together by its name: `createURL(for: .rides)`.
    private static func makesAddress(_ name: String) -> Bool {
        let words = name.camelCaseWords.map { $0.lowercased() }
        return words.count > 1 && ["create", "make", "build", "construct"].contains(words[0])
            && words.contains("url")
    }

    private static let wanting: Set<String> = ["self", "next", "more", "cursor", "window", "view"]
}
