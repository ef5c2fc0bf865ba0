/// The rules this tool brings along.
public enum ArchitectureRules {
    /// All of them, in the order in which they are told.
    public static let all: [any Rule] = [
        LayerImportsOutward(), LogicImportsUI(), ImportCycle(),
        RoleKnowsWrongRole(), RoleHeldConcretely(), BackReferenceStrong(), OwnerReferenceWeak(),
        ReferenceCycle(),
        CollaboratorByInit(), CallbackCapturesSelf(),
        ViewModelNotPrimitive(), ViewBranchesOnModel(), ViewTellsWhatToDo(), RenderableMutable(),
        ErrorDropped(), RouterDecides(), SingletonInScene(), PlatformCallInLogic(), ServerDataForced(),
        AssemblerManyInitializers(), AssemblerManyMethods(), InteractionNotFinal(), CustomClassInherited(),
        ComponentLeaksInternals(), ObserverIsValue(), SceneIncomplete(), RoleMisplaced(),
        GeneratedStale(), UnusedSuppressionRule(),
    ]

    /// The rule of this id.
    public static func rule(named id: String) -> (any Rule)? { all.first { $0.id == id } }
}
