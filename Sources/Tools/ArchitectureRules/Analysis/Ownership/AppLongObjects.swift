import SourceModel

/// Which objects live as long as the app, so that what they keep alive is no leak.
struct AppLongObjects {
    private let model: ProjectModel
    private let containers: ContainerScopes
    /// What the system calls when the app or a window starts.
    let launches: [MemberEntity]

    init(model: ProjectModel) {
        self.model = model
        containers = ContainerScopes(model: model)
        launches = Self.launches(in: model)
    }

    private static let delegates: Set<String> = [
        "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
    ]

    /// The attributes of the type with which an app begins.
    static let starters = ["@main", "@UIApplicationMain", "@NSApplicationMain"]

    /// Whether it is the app's own object, or its only object is stored in a static property.
    func contains(_ type: TypeEntity) -> Bool {
        isDelegate(type) || storesItself(type) && (hasPrivateInitializers(type) || !isMadeElsewhere(type))
            || containers.keep(type)
    }

    private func isDelegate(_ type: TypeEntity) -> Bool {
        type.isClass
            && (type.declaration.attributes.contains(where: Self.starters.contains)
                || !model.inheritedNames(of: type).isDisjoint(with: Self.delegates)
                // Of two under `#if`, one alone has the extension with the protocol.
                || type.name == "AppDelegate")
    }

    private func storesItself(_ type: TypeEntity) -> Bool {
        type.staticObjects.contains { $0.fact.isStored && ($0.fact.isLet || isSetOnce($0.fact)) }
    }

    /// `static var instance: Factories!`, which the app sets at its start.
    private func isSetOnce(_ fact: MemberFact) -> Bool {
        if case .implicitlyUnwrapped? = fact.type { return true }
        return false
    }

    private func hasPrivateInitializers(_ type: TypeEntity) -> Bool {
        let initializers = type.members { $0.kind == .initializer }
        return !initializers.isEmpty && initializers.allSatisfy { $0.fact.access == "private" }
    }

    private func isMadeElsewhere(_ type: TypeEntity) -> Bool {
        Creations(model: model).exist(of: [type]) { member, _ in
            !(member.owner == type.id && member.fact.isStatic)
        }
    }

    // MARK: What they store

    /// The delegates of windows, and the app of SwiftUI.
    private static let windows: Set<String> = ["UIWindowSceneDelegate", "UISceneDelegate", "App"]

    /// Whether it lives as long as the app or one of its windows: what a delegate of the app or of a window stores, and what
    /// such an object stores in turn, if no other code creates one. Screens come and go wherever they are stored, but for those
    /// that only the launch of the app makes, and tabs.
    func outlivesScenes(_ type: TypeEntity, in project: ProjectContext, depth: Int = 2) -> Bool {
        if contains(type) || isRoot(type) || project.rootScreens.contains(type) { return true }
        if draws(type) { return isMadeAtLaunch(type) }
        guard depth > 0 else { return false }
        return project.owners(of: type).contains { owner in
            guard isRoot(owner) || depth > 1 && outlivesScenes(owner, in: project, depth: depth - 1) else {
                return false
            }
            return !Creations(model: model).exist(of: [type]) { member, _ in
                guard let maker = member.owner else { return true }
                return maker != owner.id && !isRoot(model.types[maker])
                    && !LogicTypes.isPreview(model.types[maker])
            }
        }
    }

    /// Whether all objects of a screen are made by what the system calls when the app or a window starts.
    private func isMadeAtLaunch(_ type: TypeEntity) -> Bool {
        launches.contains { creates(type, in: $0) }
            && !Creations(model: model).exist(of: [type]) { member, call in
                !(call.closure == nil && launches.contains { $0.fact.location == member.fact.location })
                    && !(member.owner.map { LogicTypes.isPreview(model.types[$0]) } ?? false)
            }
    }

    private func creates(_ type: TypeEntity, in member: MemberEntity) -> Bool {
        guard let code = model.code(of: member) else { return false }
        return code.body.calls.contains { call in
            call.closure == nil && model.constructedType(of: call, in: code) == type
        }
    }

    private static func launches(in model: ProjectModel) -> [MemberEntity] {
        model.types.filter { type in
            // The names behind the colon first: most types have none that ends so.
            type.isClass && type.inherited.contains { $0.bareName?.hasSuffix("Delegate") == true }
                && !model.inheritedNames(of: type).isDisjoint(with: delegates.union(windows))
                && !StandIns.contains(type, in: model)
        }.flatMap { type in type.members { $0.kind == .method } }.filter { member in
            member.fact.parameters.contains { launching.contains($0.label) }
        }
    }

    /// Labels in `application(_:didFinishLaunchingWithOptions:)` and `scene(_:willConnectTo:options:)`.
    private static let launching: Set<String> = ["didFinishLaunchingWithOptions", "willConnectTo"]

    private func draws(_ type: TypeEntity) -> Bool {
        model.inheritedNames(of: type).contains { TypeFact.name($0).draws }
    }

    /// Whether it is the app's own object, or that of a window.
    private func isRoot(_ type: TypeEntity) -> Bool {
        isDelegate(type) || !model.inheritedNames(of: type).isDisjoint(with: Self.windows)
            || storesItself(type) && hasPrivateInitializers(type)
    }
}

extension ProjectContext {
    /// The classes that store an object of a class strongly, also through a protocol that nothing else conforms to.
    fileprivate func owners(of type: TypeEntity) -> [TypeEntity] {
        let targets = [type] + model.ancestors(of: type).filter { model.conformers(of: $0).count == 1 }
        return Set(targets.flatMap { strongOwners[$0.id] }).subtracting([type.id]).sorted().map {
            model.types[$0]
        }
    }
}
