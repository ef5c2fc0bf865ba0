import SourceModel

// Bodies of answers, which may be missing.

extension DecodedData {
    /// Whether it is the body of an answer, which may have none: `response.data!`, and `data!` in a closure that gets it with the response.
    func isBody(_ forced: ForcedFact) -> Bool {
        guard forced.kind == .unwrap, case .chain(let chain) = forced.subject, !looksAtError else {
            return false
        }
        if Self.isResponseBody(chain) { return !looksAtOutcome }
        guard chain.root == .name, chain.names == ["data"],
            let index = local("data", before: forced.location),
            body.locals[index].closure != nil, body.locals[index].place != nil
        else { return false }
        return body.locals.contains {
            $0.closure == body.locals[index].closure && $0.place != nil
                && ["response", "urlResponse"].contains($0.name)
        }
    }

    /// Whether the code asks whether there is an error before, after which there is a body.
    private var looksAtError: Bool {
        !body.errorChecks.isEmpty || body.catches.contains { $0.kind == .errorBranch }
    }

    /// Whether it asks whether the request has succeeded.
    private var looksAtOutcome: Bool {
        body.catches.contains { $0.kind == .failureCase }
            || BodyChains(body).contains { chain, _ in chain.names.contains(where: Self.outcomes.contains) }
    }

    private static let outcomes: Set<String> = [
        "success", "isSuccess", "isFailure", "failure", "error", "statusCode", "result",
    ]

    /// Whether it decodes the body of a response, which the server has sent even if the code around it also reads the
    /// app's own data: `decode(Token.self, from: response.data)`.
    func isReceived(_ forced: ForcedFact) -> Bool {
        guard Self.isDecoded(forced.subject, in: body), case .call(let index) = forced.subject else {
            return false
        }
        return body.calls[index].arguments.contains { argument in
            guard case .chain(let chain) = argument.value, chain.root == .name else { return false }
            if Self.isResponseBody(chain) { return true }
            guard chain.names.count == 1, let local = local(chain.names[0], before: forced.location),
                case .chain(let origin) = body.locals[local].value
            else { return false }
            return Self.isResponseBody(origin)
        }
    }

    static func isResponseBody(_ chain: ChainFact) -> Bool {
        chain.root == .name && chain.names.count == 2 && chain.names[1] == "data"
            && chain.names[0].lowercased().hasSuffix("response")
    }
}
