import SourceModel
import Styles

/// Everything that rules look at: the facts of a project, its styles and scenes, and facts of the engine itself.
///
/// It is created once for each check, and computes what several rules need.
public struct ProjectContext: Sendable {
    public let model: ProjectModel
    /// The styles the project uses.
    public let styles: [Style]
    public let scenes: SceneMap
    /// All types that play a role, in the order of scenes.
    public let roleInstances: [RoleInstance]
    /// The layers that apply unless the project lists its own; `nil` if there are none.
    public let layers: Layers?
    /// Generated files that are out of date.
    public let staleFiles: [StaleFile]
    /// Suppressions without effect; known only after all other rules have run.
    public var unusedSuppressions: [UnusedSuppression]
    /// The references that each type stores, by its index in `model.types`.
    let storedReferences: [[StoredReference]]
    /// The classes that refer strongly to each type, by its index, in the order of types.
    let strongOwners: [[TypeEntity.ID]]
    /// What was found before; `nil` for a single check.
    let memory: CheckMemory.Run?
    /// Whether no type plays two roles.
    let hasOneRoleEach: Bool
    private let instancesByType: [TypeEntity.ID: Int]
    /// Protocols that are the boundary of one role in several scenes: `PresenterToViewProtocol`.
    private let sharedRoles: [TypeEntity.ID: String]
    private let onceAppFiles = Once<[AppFile]>()
    private let onceAppLong = Once<AppLongObjects>()
    private let onceRoots = Once<RootScreens>()
    private let onceLogic = Once<[TypeEntity]>()

    /// - Parameters:
    /// - styles: The styles that the project says it uses; all known styles if it says nothing.
    /// - suffixes: The project's own suffixes of role names, which take precedence over the styles'.
    /// - known: All known styles, so that scenes of other styles are counted.
    /// - memory: What was found before in this project with the same styles.
    public init(
        model: ProjectModel, styles: [Style], suffixes: SuffixOverrides = [:], known: [Style] = [],
        layers: Layers? = nil,
        staleFiles: [StaleFile] = [], unusedSuppressions: [UnusedSuppression] = [],
        memory: CheckMemory.Run? = nil
    ) {
        memory?.follow(model.types)
        self.model = model
        self.styles = styles
        self.layers = layers
        self.staleFiles = staleFiles
        self.unusedSuppressions = unusedSuppressions
        let references = memory?.references(in: model) ?? model.storedReferences()
        storedReferences = references
        strongOwners = Self.strongOwners(in: references)
        let build = {
            SceneMap(model: model, references: references, styles: styles, suffixes: suffixes, known: known)
        }
        if let found = memory?.scenes(build) {
            (scenes, self.memory) = found
        } else {
            (scenes, self.memory) = (build(), nil)
        }
        roleInstances = scenes.roleInstances(in: model)
        instancesByType = Dictionary(roleInstances.enumerated().map { ($1.type.id, $0) }) { first, _ in first
        }
        hasOneRoleEach = instancesByType.count == roleInstances.count
        sharedRoles = Self.sharedRoles(roleInstances, in: model, scenes)
    }

    /// The files that people write for the app itself.
    var appFiles: [AppFile] { onceAppFiles.value { AppFile.all(in: model) } }

    /// Which objects live as long as the app.
    var appLong: AppLongObjects { onceAppLong.value { AppLongObjects(model: model) } }

    /// What is made once and shown as long as the app runs.
    var rootScreens: RootScreens { onceRoots.value { RootScreens(self, launches: appLong.launches) } }

    /// The logic that is part of no scene.
    var logicOutsideScenes: [TypeEntity] { onceLogic.value { LogicTypes.all(in: self) } }

    /// Whether it is the app of SwiftUI, which lives as long as an object would.
    private static func isApp(_ type: TypeEntity) -> Bool { type.inherited.contains { $0.bareName == "App" } }

    private static func strongOwners(in references: [[StoredReference]]) -> [[TypeEntity.ID]] {
        var owners: [[TypeEntity.ID]] = Array(repeating: [], count: references.count)
        for index in references.indices {
            for reference in references[index]
            where reference.isStrong && !reference.isInside
                && (reference.owner.isClass || isApp(reference.owner))
                && owners[reference.target.id].last != index
            {
                owners[reference.target.id].append(index)
            }
        }
        return owners
    }

    /// The role that a type plays; `nil` for protocols and for types of no scene.
    public func roleInstance(of type: TypeEntity) -> RoleInstance? {
        instancesByType[type.id].map { roleInstances[$0] }
    }

    /// Whether findings in the declarations of a type are asked for.
    func isAsked(_ type: TypeEntity) -> Bool {
        guard case .changedFilesFirst(let paths)? = memory?.use else { return true }
        return type.parts.contains { paths.contains($0.fact.location.path) }
    }

    /// The role of a type or boundary protocol in the scene of a role instance; `nil` for all others.
    func role(of type: TypeEntity, inSceneOf instance: RoleInstance) -> String? {
        guard let part = scenes.part(of: type.id), part.scene == instance.scene else { return nil }
        return part.role
    }

    /// The members of a type that the app has; a test target may extend the type by others. A screen for developers has none.
    func membersOutsideTests(of type: TypeEntity) -> [MemberEntity] {
        LogicTypes.isForDevelopers(type.name)
            ? [] : type.members.filter { !model.modules[$0.module].isTest }
    }

    /// The types that play a role in the scene of a role instance.
    func types(playing role: String, inSceneOf instance: RoleInstance) -> [TypeEntity] {
        (scenes.all[instance.scene].types[role] ?? []).map { model.types[$0] }
    }

    /// The other roles of its scene to which a type stores references.
    func referencedRoles(of instance: RoleInstance) -> [(reference: StoredReference, role: String)] {
        storedReferences[instance.type.id].compactMap { reference in
            referencedRole(of: reference.target, inSceneOf: instance).flatMap {
                $0 == instance.role.name ? nil : (reference, $0)
            }
        }
    }

    /// The scenes, by index, in which a type stores another as the style has it; only names show the style of the others.
    public var confirmedScenes: Set<Int> {
        var confirmed: Set<Int> = []
        for instance in roleInstances where !confirmed.contains(instance.scene) {
            let style = scenes.all[instance.scene].style
            let fits = referencedRoles(of: instance).contains {
                style.reference(from: instance.role.name, to: $0.role) != nil
            }
            if fits { confirmed.insert(instance.scene) }
        }
        return confirmed
    }

    /// The role of a referenced type, also of a protocol that the scenes share and nothing else conforms to.
    func referencedRole(of type: TypeEntity, inSceneOf instance: RoleInstance) -> String? {
        if let role = role(of: type, inSceneOf: instance) { return role }
        guard let role = sharedRoles[type.id],
            types(playing: role, inSceneOf: instance).contains(where: { model.inherits($0, from: type) })
        else { return nil }
        return role
    }

    private static func sharedRoles(
        _ roleInstances: [RoleInstance], in model: ProjectModel, _ scenes: SceneMap
    ) -> [TypeEntity.ID: String] {
        let roles = Dictionary(roleInstances.map { ($0.type.id, $0.role.name) }) { first, _ in first }
        var found: [TypeEntity.ID: String] = [:]
        for type in model.types where type.kind == .protocol && scenes.part(of: type.id) == nil {
            let conformers = model.conformers(of: type).filter { !StandIns.contains($0, in: model) }
            let played = Set(conformers.map { roles[$0.id] })
            if conformers.count > 1, played.count == 1, let role = played.first ?? nil {
                found[type.id] = role
            }
        }
        return found
    }
}

/// Suffixes of role names, by style and role: `["vip": ["view": ["Screen"]]]`.
public typealias SuffixOverrides = [String: [String: [String]]]
