import SourceModel

/// Values that are read from bytes which another computer has sent, and are forced: `String(data: data, encoding: .utf8)!`,
/// `UIImage(data: data)!`.
struct ReceivedBytes {
    let body: BodyFact

    private static let readers: Set<String> = ["String", "NSString", "UIImage", "NSImage"]

    func isForced(_ forced: ForcedFact) -> Bool {
        guard forced.kind == .unwrap, !forced.isProven else { return false }
        if isAnswer(forced) || isSuccess(forced) { return true }
        guard let call = reader(of: forced) else { return false }
        guard case .chain(let chain)? = call.arguments.first?.value, chain.root == .name else { return false }
        if DecodedData.isResponseBody(chain) { return true }
        guard chain.names.count == 1,
            let local = body.local(chain.names[0], visibleAt: call.location)
        else { return false }
        return isReceived(local) || isDownloaded(local)
    }

    /// Whether it is the body of an answer, which there is none of if the request fails: `dataTask(with: url) { data, _, _ in data! }`,
    /// `responseData { response in response.data! }`. Not after a condition that looks at what was received.
    private func isAnswer(_ forced: ForcedFact) -> Bool {
        guard case .chain(let chain) = forced.subject, chain.root == .name,
            chain.names == ["data"] || DecodedData.isResponseBody(chain),
            let local = body.local(chain.names[0], visibleAt: forced.location), local.value == .other,
            local.type == nil, let closure = local.closure, closure < body.closures.count,
            let index = body.closures[closure].call, index < body.calls.count,
            Self.requests.contains(body.calls[index].callee.names.last ?? "")
        else { return false }
        let received = Set(body.locals.filter { $0.closure == closure && $0.value == .other }.map(\.name))
            .filter { $0 == chain.names[0] || !$0.lowercased().contains("response") }
        return !body.branches.contains { branch in
            branch.location.line <= forced.location.line && branch.location.line >= local.location.line
                && branch.subjects.contains { $0.names.first.map(received.contains) ?? false }
        }
    }

    /// Whether it is the value of a success, which may be there without one: `case .success(let page): show(page!)`.
    private func isSuccess(_ forced: ForcedFact) -> Bool {
        guard case .chain(let chain) = forced.subject, chain.root == .name, chain.names.count == 1,
            let local = body.local(chain.names[0], visibleAt: forced.location), local.value == .other,
            local.type == nil, let closure = local.closure, closure < body.closures.count,
            let call = body.closures[closure].call, call < body.calls.count,
            body.calls[call].callee.names.contains(where: Self.asksServer)
        else { return false }
        return body.catches.contains { clause in
            clause.kind == .failureCase && clause.closure == closure
                && clause.around.contains(local.location.line) && !clause.lines.contains(local.location.line)
        }
    }

    /// Whether it is what answers with data of others, by a name in a call: `service.rides { … }`, `fetchRides { … }`.
    private static func asksServer(_ name: String) -> Bool {
        let name = name.lowercased()
        return servers.contains { name.contains($0) }
    }

    private static let servers = [
        "service", "api", "client", "request", "repositor", "network", "fetch", "load", "provider", "worker",
        "usecase", "gateway", "search", "remote", "server",
    ]

    private static let requests: Set<String> = [
        "dataTask", "uploadTask", "responseData", "responseJSON", "response", "responseString",
    ]

    /// The call that reads bytes, also if a variable keeps its result.
    private func reader(of forced: ForcedFact) -> CallFact? {
        var value = forced.subject
        if case .chain(let chain) = value, chain.root == .name, chain.names.count == 1,
            let local = body.local(chain.names[0], visibleAt: forced.location)
        {
            value = local.value
        }
        guard case .call(let index) = value, index < body.calls.count else { return nil }
        let call = body.calls[index]
        let names = call.callee.names.filter { $0 != "init" }
        guard names.count == 1, Self.readers.contains(names[0]), call.arguments.first?.label == "data" else {
            return nil
        }
        return call
    }

    /// Whether it is a parameter, called data, of a closure that some function calls.
    private func isReceived(_ local: LocalFact) -> Bool {
        guard let closure = local.closure, closure < body.closures.count,
            local.value == .other || isUnwrapped(local), local.name.lowercased().hasSuffix("data"),
            let index = body.closures[closure].call, index < body.calls.count
        else { return false }
        return !body.calls[index].callee.names.contains { $0.lowercased().contains("image") }
    }

    /// `guard let data = data`
    private func isUnwrapped(_ local: LocalFact) -> Bool {
        guard local.isUnwrapped, case .chain(let chain) = local.value else { return false }
        return chain.root == .name && chain.names == [local.name]
    }

    /// `try? Data(contentsOf: url)`, except of a file by its name.
    private func isDownloaded(_ local: LocalFact) -> Bool {
        guard case .call(let index) = local.value, index < body.calls.count,
            body.calls[index].callee.names.first == "Data",
            let argument = body.calls[index].arguments.first, argument.label == "contentsOf",
            case .chain(let chain) = argument.value, let name = chain.names.last?.lowercased()
        else { return false }
        return name.hasSuffix("url") && !Self.files.contains { name.contains($0) }
    }

    private static let files = ["file", "local", "path", "bundle", "document", "temp", "cache"]
}
