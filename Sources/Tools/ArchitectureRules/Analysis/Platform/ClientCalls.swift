import SourceModel

/// Where code asks a server by a client: `APIManager.shared.load { … }`, `try await APIClient(token).rides()`.
struct ClientCalls {
    let project: ProjectContext
    let code: CodeContext

    /// What works for the logic, by its name.
    static let workers = ["Worker", "Repository", "Gateway"]
    /// What asks a server, by its name.
    static let clients = [
        "NetworkService", "NetworkManager", "NetworkClient", "APIService", "APIManager", "APIClient",
        "ApiService",
        "ApiManager", "ApiClient", "APIController", "ApiController", "Networking",
    ]

    /// The calls, each with the name of the client's type.
    var all: [(name: String, client: String, location: FileLocation)] {
        code.body.calls.indices.compactMap { index in
            let call = code.body.calls[index]
            guard
                let client = shared(index) ?? streamed(index) ?? made(index) ?? kept(index) ?? stored(index)
            else {
                return nil
            }
            return (call.callee.text, client, call.location)
        }
    }

    /// The one that everybody shares: `RideService.shared.loadRides()`.
    private func shared(_ index: Int) -> String? {
        let call = code.body.calls[index]
        let names = call.callee.names
        // `API.current()?.fetch { … }`, `try await RideAPI.rides(of: day).load()`
        if case .call(let before) = call.callee.root, names.count == 1, before < code.body.calls.count {
            let front = code.body.calls[before].callee
            guard front.root == .name, front.names.count == 2, Self.asksServer(front.names[0]),
                front.names[1] == "current" || SharedMembers.accessors.contains(front.names[1])
                    || call.isAwaited,
                answers(index)
            else { return nil }
            return front.names[0]
        }
        guard call.callee.root == .name, names.count == 3, !Self.loadsPictures(names[0]),
            SharedMembers.accessors.contains(names[1])
                && (names[0].hasSuffix("Service") && answers(index) || Self.asksServer(names[0]))
                || Self.asksServer(names[0]) && loads(call),
            let type = project.model.type(named: names[0], in: code.scope),
            type.isClass || type.kind == .actor || !SharedMembers.accessors.contains(names[1]),
            project.scenes.part(of: type.id) == nil
        else { return nil }
        return type.qualifiedName
    }

    /// An API's own function, whose stream somebody subscribes to: `RideAPI.rides().asDriver().drive { … }`.
    private func streamed(_ index: Int) -> String? {
        let callee = code.body.calls[index].callee
        guard callee.root == .name, callee.names.count == 2, Self.asksServer(callee.names[0]),
            !Self.loadsPictures(callee.names[0]), isSubscribed(index),
            let type = project.model.type(named: callee.names[0], in: code.scope),
            project.scenes.part(of: type.id) == nil
        else { return nil }
        return type.qualifiedName
    }

    /// The one that the code makes itself: `let client = APIClient()`, `client.load { … }`.
    private func made(_ index: Int) -> String? {
        let call = code.body.calls[index]
        guard call.callee.names.count == 1 || call.callee.names.count == 2 else { return nil }
        let origin: Int?
        switch call.callee.root {
        case .call(let before) where call.callee.names.count == 1: origin = before
        case .name where call.callee.names.count == 2:
            let local = code.body.local(call.callee.names[0], visibleAt: call.location)
            if case .call(let value)? = local?.value { origin = value } else { origin = nil }
        default: origin = nil
        }
        guard let origin, origin < code.body.calls.count, origin != index else { return nil }
        let making = code.body.calls[origin].callee
        guard making.root == .name, making.names.count == 1, making.readsAsInitializer,
            Self.isClient(making.names[0]) && answers(index)
                || Self.isService(making.names[0]) && loads(call)
        else { return nil }
        return making.names[0]
    }

    /// The one behind a value of the project: `Env.servicesProvider.redeem(code).sink { … }`.
    private func kept(_ index: Int) -> String? {
        let callee = code.body.calls[index].callee
        guard callee.root == .name, callee.names.count == 3, callee.names[0] != "self", answers(index),
            let value = project.model.value(
                of: ChainFact(root: .name, names: Array(callee.names.prefix(2))),
                at: code.body.calls[index].location, in: code),
            !value.isMetatype, Self.isClient(value.type.name), project.scenes.part(of: value.type.id) == nil,
            project.model.type(named: callee.names[0], in: code.scope) == nil
        else { return nil }
        return value.type.qualifiedName
    }

    /// The service that the view itself stores: `service.requestRides { … }`.
    private func stored(_ index: Int) -> String? {
        let call = code.body.calls[index]
        let names = call.callee.names.drop { $0 == "self" }
        guard call.callee.root == .name, names.count == 2, let first = names.first, loads(call),
            let property = code.scope.type?.property(named: first)?.fact, property.isStored,
            code.body.local(first, visibleAt: call.location) == nil,
            let name = (property.type ?? property.initialType)?.bareName, Self.isService(name),
            let type = project.model.type(named: name, in: code.scope),
            project.scenes.part(of: type.id) == nil
        else { return nil }
        return type.qualifiedName
    }

    // MARK: Answers

    /// Whether the code waits for the answer of a call.
    private func answers(_ index: Int) -> Bool {
        let call = code.body.calls[index]
        // What only waits for the end of a command gets no answer.
        let isCommand = call.isStatement && call.tried == nil
        return call.isAwaited && !isCommand || loads(call) || isSubscribed(index)
    }

    /// Whether the code waits for the stream that a call returns: `RideService.shared.loadRides().subscribe { … }`.
    private func isSubscribed(_ index: Int) -> Bool {
        var streams: Set<Int> = [index]
        for (number, call) in code.body.calls.enumerated().dropFirst(index) {
            guard case .call(let before) = call.callee.root, streams.contains(before) else { continue }
            if ["subscribe", "sink", "done", "drive", "bind", "emit"].contains(call.callee.names.last) {
                return true
            }
            streams.insert(number)
        }
        return false
    }

    /// Whether a call gets an answer by a closure, by its name too: `RideService.shared.loadRides { … }`.
    private func loads(_ call: CallFact) -> Bool {
        guard case .closure? = call.arguments.last?.value else { return false }
        return Self.loading.contains(call.callee.names.last?.camelCaseWords.first ?? "")
    }

    private static let loading: Set<String> = [
        "load", "fetch", "get", "request", "send", "post", "save", "update", "delete", "create", "upload",
        "download", "submit", "search", "check", "verify", "register", "login", "cancel",
    ]

    // MARK: Names

    /// Whether it asks a server, by its name: `APIManager.shared`, `APIManager.rides`.
    private static func asksServer(_ name: String) -> Bool {
        (clients + workers).contains(where: name.contains)
            || !Set(["API", "Api"]).isDisjoint(with: name.camelCaseWords)
    }

    /// The same for what code makes or gets: `TootClient`, `NetworkService<RidesAPI>()`.
    private static func isClient(_ name: String) -> Bool {
        clients.contains(where: name.hasSuffix) || name.hasSuffix("Client")
    }

    /// Whether it is a service by its name, or the protocol of one: `RideService`, `RideServiceProtocol`.
    private static func isService(_ name: String) -> Bool {
        let words = name.camelCaseWords.filter { !["Protocol", "Type", "Interface"].contains($0) }
        return words.last == "Service" && words.count > 1 && !loadsPictures(name)
    }

    /// Whether it loads pictures by its name, which views may ask for.
    private static func loadsPictures(_ name: String) -> Bool {
        ["Image", "Photo", "Picture", "Avatar"].contains { name.contains($0) }
    }
}
