import SourceModel

/// Which objects live as long as the app, so that what they keep alive is no leak.
struct AppLongObjects {
    let model: ProjectModel

    private static let delegates: Set<String> = [
        "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
    ]

    private static let starters = ["@main", "@UIApplicationMain", "@NSApplicationMain"]

    /// Whether it is the app's own object, or its only object is stored in a static property.
    func contains(_ type: TypeEntity) -> Bool {
        isDelegate(type) || storesItself(type) && (hasPrivateInitializers(type) || !isMadeElsewhere(type))
    }

    private func isDelegate(_ type: TypeEntity) -> Bool {
        type.isClass
            && (type.declaration.attributes.contains(where: Self.starters.contains)
                || !model.inheritedNames(of: type).isDisjoint(with: Self.delegates))
    }

    private func storesItself(_ type: TypeEntity) -> Bool {
        type.members { $0.kind == .property && $0.isStatic && $0.isStored && $0.isLet }.contains {
            ($0.fact.type ?? $0.fact.initialType)?.bareName == type.name
        }
    }

    private func hasPrivateInitializers(_ type: TypeEntity) -> Bool {
        let initializers = type.members { $0.kind == .initializer }
        return !initializers.isEmpty && initializers.allSatisfy { $0.fact.access == "private" }
    }

    /// - Complexity: linear in the members of the app that name the type.
    private func isMadeElsewhere(_ type: TypeEntity) -> Bool {
        let name = NameQuery([type.name])
        return model.types.contains { other in
            guard !model.modules[other.module].isTest else { return false }
            return other.members { $0.traits.contains(.calls) && $0.bodyMayName(name) }.contains {
                member in
                if other == type, member.fact.isStatic, member.fact.isStored { return false }
                guard let code = model.code(of: member) else { return false }
                return code.body.calls.contains { model.constructedType(of: $0, in: code) == type }
            }
        }
    }
}
