import SourceModel

/// What nobody can use without its name: not what the system calls, a screen that a storyboard names, or what other projects see.
struct NamedUses {
    let model: ProjectModel

    /// Attributes with which code is still used by its name only.
    private static let plain: Set<String> = [
        "@discardableResult", "@MainActor", "@inlinable", "@inline", "@available", "@Sendable", "@Observable",
        "@nonobjc", "@preconcurrency",
    ]

    /// What asks its conformers for no functions but those of `implicit`.
    private static let harmless: Set<String> = [
        "NSObject", "AnyObject", "ObservableObject", "Codable", "Decodable", "Encodable", "Equatable",
        "Hashable",
        "Identifiable", "Sendable", "Error", "PreviewProvider",
    ]

    /// Classes of the system that call what their subclasses override, or mark for them, and nothing else.
    private static let overridden: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UIView",
        "UITableViewCell",
        "UICollectionViewCell", "UINavigationController", "UITabBarController",
    ]

    /// Functions that code calls without their names, as the compiler does with `useCase()`; so it does with those of result builders.
    private static let implicit: Set<String> = [
        "callAsFunction", "dynamicallyCall", "appendInterpolation", "encode", "hash", "isEqual", "copy",
        "main",
    ]

    // MARK: Functions

    /// - Parameter owner: The type it belongs to; `nil` outside of any, and in extensions of types from outside.
    func mustBeNamed(_ member: String, of owner: TypeEntity.ID?) -> Bool {
        guard let owner else { return false }
        let type = model.types[owner]
        guard type.kind != .protocol, !isForTests(type.module), !isSeenByObjectiveC(type) else {
            return false
        }
        let all = type.members { $0.name == member }
        return !all.isEmpty
            && all.allSatisfy {
                isFunction($0.fact, of: type) && (isPrivate($0.fact) || asksForNothing(type))
            }
    }

    private func isFunction(_ fact: MemberFact, of type: TypeEntity) -> Bool {
        fact.kind == .method && !fact.modifiers.contains("override") && fact.attributes.allSatisfy(isPlain)
            && !(isPublic(fact.access) && isPublic(type.access))
            && fact.name.first.map { $0.isLetter || $0 == "_" } == true
            && !Self.implicit.contains(fact.name) && !(fact.isStatic && fact.name.hasPrefix("build"))
    }

    private func isPrivate(_ fact: MemberFact) -> Bool { fact.access == "private" }

    /// Whether only the project's code calls the functions of a type, for nothing from outside asks for any.
    private func asksForNothing(_ type: TypeEntity) -> Bool {
        outsideNames(of: type).allSatisfy { Self.harmless.contains($0) || Self.overridden.contains($0) }
    }

    // MARK: Types

    func mustBeNamed(_ type: TypeEntity) -> Bool {
        guard type.kind != .protocol, !type.isLocal, !isPublic(type.access), !isForTests(type.module),
            !isSeenByObjectiveC(type), type.declaration.attributes.allSatisfy(isPlain), !isInStoryboard(type)
        else { return false }
        return outsideNames(of: type).allSatisfy { Self.harmless.contains($0) || isOfDelegate($0) }
    }

    /// Whether a storyboard makes its objects: `override func awakeFromNib()`.
    private func isInStoryboard(_ type: TypeEntity) -> Bool {
        type.members.contains { member in
            member.fact.name == "awakeFromNib" || member.fact.attributes.contains { $0.hasPrefix("@IB") }
        }
    }

    /// A protocol by its name, which makes no objects of its own as a class of the system may; but for those of the app itself.
    private func isOfDelegate(_ name: String) -> Bool {
        (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")) && !name.hasSuffix("ApplicationDelegate")
            && !name.hasSuffix("SceneDelegate")
    }

    // MARK: Both

    private func outsideNames(of type: TypeEntity) -> Set<String> {
        let own = Set(([type] + model.ancestors(of: type)).map(\.name))
        return model.inheritedNames(of: type).subtracting(own)
    }

    private func isPublic(_ access: String) -> Bool { access == "public" || access == "open" }

    private func isForTests(_ module: Int) -> Bool { model.modules[module].isTest }

    private func isSeenByObjectiveC(_ type: TypeEntity) -> Bool {
        type.parts.contains { part in part.fact.attributes.contains { $0.hasPrefix("@objc") } }
    }

    private func isPlain(_ attribute: String) -> Bool {
        Self.plain.contains(String(attribute.prefix { $0 != "(" && $0 != " " }))
    }
}
