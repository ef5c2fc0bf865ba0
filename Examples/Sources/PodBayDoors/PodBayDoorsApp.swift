import SceneryScreens

/// The sample Pod Bay Doors: doors that open if the computer of the mission trusts its crew. It needs no backend.
public struct PodBayDoorsApp: Sendable {
    private let configuration: PodBayDoorsConfiguration

    public init(_ configuration: PodBayDoorsConfiguration = PodBayDoorsConfiguration()) {
        self.configuration = configuration
    }

    /// The app for a host. Each session has a computer of its own.
    public var hosted: HostedApp {
        HostedApp("pod-bay-doors") { context in
            HostedApp.Start(
                scenes: SceneRegistry(entries(in: context)),
                navigator: SceneNavigator(root: PodBayDoorsAssembler(computer: computer).assemble()))
        }
    }

    /// The scenes and their routes, for the sample's own registry and for the gallery's.
    @MainActor public func entries(in context: HostContext) -> [SceneRegistry.Entry] {
        [
            SceneRegistry.Entry(PodBayDoorsRoute.self) { _ in
                PodBayDoorsAssembler(computer: computer).assemble()
            },
            SceneRegistry.Entry(CrewQuartersRoute.self) { _ in
                CrewQuartersAssembler(computer: computer).assemble()
            },
        ]
    }

    @MainActor private var computer: any MissionComputing {
        MissionComputerAssembler(configuration: configuration).assemble()
    }
}
