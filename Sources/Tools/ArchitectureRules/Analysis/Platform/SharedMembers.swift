import SourceModel

/// Static members through which everybody reaches one object.
struct SharedMembers {
    let project: ProjectContext

    private var model: ProjectModel { project.model }

    // MARK: The object of a type itself

    /// The static property of a class that stores an object of the class itself, or of a struct that stores the one value that
    /// everybody changes, or through which everybody reaches what is outside.
    func own(_ name: String, of type: TypeEntity) -> MemberEntity? {
        guard type.isClass || type.kind == .struct && Self.accessors.contains(name),
            let member = model.member(name, of: type, isStatic: true) ?? accessor(name, of: type),
            member.fact.kind != .enumCase, !makesOne(member.fact, type),
            type.isClass || !member.fact.isLet && name == "shared" || reachesOutside(type),
            model.inheritedNames(of: type).isDisjoint(with: Self.errors),
            !(member.fact.isLet && type.name.camelCaseWords.contains("Error"))
        else { return nil }
        guard let fact = member.fact.type ?? member.fact.initialType else { return nil }
        if fact.bareName == "Self" { return member }
        guard let held = model.type(fact, in: model.scope(of: member)) else { return nil }
        return held == type || model.inherits(type, from: held) ? member : nil
    }

    /// A method that answers with the shared object: `Session.shared()`.
    private func accessor(_ name: String, of type: TypeEntity) -> MemberEntity? {
        // The app's delegate is one, whatever the method is called.
        guard Self.accessors.contains(name) || type.name == "AppDelegate" else { return nil }
        return model.methods(name, of: type).first { $0.fact.isStatic && $0.fact.parameters.isEmpty }
    }

    static let accessors: Set<String> = [
        "shared", "sharedInstance", "instance", "getInstance", "default",
    ]

    /// Errors are values, also where they are objects.
    private static let errors: Set<String> = ["Error", "LocalizedError", "NSError"]

    /// Whether it is a computed property that makes a new object each time, rather than the first time.
    private func makesOne(_ fact: MemberFact, _ type: TypeEntity) -> Bool {
        guard !fact.isStored, let body = fact.body, !keeps(body, type) else { return false }
        // `delegate as? AppDelegate ?? AppDelegate()`
        return body.calls.contains { call in
            guard !call.isFallback else { return false }
            let names = call.callee.names.filter { $0 != "init" }
            return names.last == type.name || names == ["Self"]
                || call.callee.root == .implicit && names.isEmpty
        }
    }

    /// Whether it stores the object in a static variable of the type: `kept = Session()`.
    private func keeps(_ body: BodyFact, _ type: TypeEntity) -> Bool {
        body.assignments.contains { assignment in
            guard assignment.target.root == .name, let name = assignment.target.names.last else {
                return false
            }
            return model.member(name, of: type, isStatic: true)?.fact.isStored == true
        }
    }

    // MARK: Structs

    /// Whether the methods of a struct use what is outside: another shared object, the network, a database.
    private func reachesOutside(_ type: TypeEntity) -> Bool {
        type.members.contains { member in
            let fact = member.fact
            guard !fact.isStatic, fact.kind != .initializer else { return false }
            if fact.kind == .property, fact.isStored {
                let names = (fact.type ?? fact.initialType)?.namedParts.map(\.name) ?? []
                return !Self.systems.isDisjoint(with: names)
            }
            if works(type) || answersLater(fact) { return true }
            guard let body = fact.body else { return false }
            return BodyChains(body).contains { chain, _ in
                chain.root == .name && chain.names.first.map(Self.systems.contains) == true
            }
        }
    }

    /// Whether a method waits for something, or answers by a closure or a stream.
    private func answersLater(_ fact: MemberFact) -> Bool {
        fact.effects.isAsync || fact.parameters.contains { $0.type.isFunction }
            || fact.type?.namedParts.contains { Self.streams.contains($0.name) } == true
    }

    private static let streams: Set<String> = [
        "Observable", "Single", "Completable", "Maybe", "AnyPublisher", "Future", "Promise",
    ]

    private static let systems: Set<String> = [
        "UserDefaults", "URLSession", "FileManager", "NSPersistentContainer", "NSPersistentCloudKitContainer",
        "NWPathMonitor", "SCNetworkReachabilityCreateWithAddress", "SecItemAdd", "SecItemCopyMatching",
        "SecItemDelete", "AF", "Alamofire", "ModelContainer", "CKContainer", "CLLocationManager",
        "UNUserNotificationCenter",
    ]

    // MARK: Objects of other types

    /// A static member of one type with the object of another one: `Services.api`, `Repositories.settings()`.
    func other(_ name: String, of type: TypeEntity) -> MemberEntity? {
        guard let member = model.member(name, of: type, isStatic: true) ?? facade(name, of: type),
            let fact = member.fact.type ?? member.fact.initialType,
            let held = model.type(fact, in: model.scope(of: member)), held != type, held.isClass,
            works(held) || Self.accessors.contains(name) && member.fact.isStored, !navigates(held),
            !navigates(type)
        else { return nil }
        if member.fact.kind == .property, member.fact.isStored || isRegistry(type) { return member }
        return member.fact.body.map { answersShared($0, member) } == true ? member : nil
    }

    /// Whether everybody finds objects in it, by its name: `ServiceRegistry.rides`.
    func isRegistry(_ type: TypeEntity) -> Bool {
        ["Registry", "Locator"].contains(where: type.name.hasSuffix)
    }

    private func facade(_ name: String, of type: TypeEntity) -> MemberEntity? {
        model.methods(name, of: type).first { $0.fact.isStatic && $0.fact.parameters.isEmpty }
    }

    /// Whether it works for others by the last word of its name.
    private func works(_ type: TypeEntity) -> Bool {
        guard let word = type.name.camelCaseWords.last else { return false }
        return Self.working.contains(word) && !type.inherited.contains(where: \.draws)
    }

    private static let working: Set<String> = [
        "Api", "API", "Client", "Service", "Repository", "Manager", "Store", "Storage", "Database",
        "Preference",
        "Preferences", "Keychain", "Session", "Gateway", "Cache", "Provider", "Fetcher", "Networking",
        "Network",
    ]

    /// Whether it opens scenes: a view gets it from its host.
    private func navigates(_ type: TypeEntity) -> Bool {
        !Self.navigation.isDisjoint(with: type.name.camelCaseWords)
    }

    private static let navigation: Set<String> = [
        "Routing", "Router", "Navigation", "Coordinator", "Navigator",
    ]

    // MARK: Objects of the system

    /// The shared object of the system behind a static member: `AppDelegate.application` for `UIApplication.shared`.
    ///
    /// - Parameter names: The names of the types to which the shared objects of the system belong.
    func system(_ name: String, of type: TypeEntity, names: NameQuery) -> ChainFact? {
        guard let member = model.member(name, of: type, isStatic: true), member.fact.kind == .property,
            member.fact.isLet || !member.fact.isStored, member.fact.bodyMayName(names),
            let body = member.fact.body, body.calls.isEmpty
        else { return nil }
        let chains = BodyChains(body).map(\.chain)
        return chains.count == 1 && chains[0].root == .name && chains[0].names.count == 2 ? chains[0] : nil
    }

    /// Whether all that a body does is to name the shared object of a type: `Api.getInstance()`.
    private func answersShared(_ body: BodyFact, _ member: MemberEntity) -> Bool {
        guard body.calls.count <= 1, body.assignments.isEmpty, let code = model.code(of: member) else {
            return false
        }
        return BodyChains(body).contains { chain, location in
            guard chain.root == .name, chain.names.count == 2,
                let value = model.value(
                    of: ChainFact(root: .name, names: [chain.names[0]]), at: location, in: code),
                value.isMetatype
            else { return false }
            return own(chain.names[1], of: value.type) != nil
        }
    }
}
