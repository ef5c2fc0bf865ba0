/// The built-in rules.
public enum ArchitectureRules {
    /// All rules, in the order in which they are listed.
    public static let all: [any Rule] = [
        LayerImportsOutwardRule(), LogicImportsUIRule(), ImportCycleRule(),
        RoleKnowsWrongRoleRule(), RoleHeldConcretelyRule(), BackReferenceStrongRule(),
        OwnerReferenceWeakRule(), OwnedByNobodyRule(),
        ReferenceCycleRule(),
        CollaboratorByInitRule(), CallbackCapturesSelfRule(),
        ViewModelNotPrimitiveRule(), ViewBranchesOnModelRule(), ViewTellsWhatToDoRule(),
        RenderableMutableRule(),
        ErrorDroppedRule(), RouterDecidesRule(), SingletonInSceneRule(), PlatformCallInLogicRule(),
        ServerDataForcedRule(),
        AssemblerManyInitializersRule(), AssemblerManyMethodsRule(), InteractionNotFinalRule(),
        CustomClassInheritedRule(),
        ComponentLeaksInternalsRule(), ObserverIsValueRule(), SceneIncompleteRule(), RoleMisplacedRule(),
        GeneratedStaleRule(), UnusedSuppressionRule(),
    ]

    /// The rule of this id.
    public static func rule(named id: String) -> (any Rule)? { all.first { $0.id == id } }
}
