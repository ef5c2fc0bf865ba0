import SourceModel

/// The protocols of Scenery's runtime and of the standard library that contracts commonly refine,
/// so that nobody has to hand in their sources. A test holds Scenery's to the runtime's sources.
let knownProtocols: FileFacts = readFacts(of: SourceFile(path: "<known>", text: """
    public protocol Boundary: AnyObject {}
    @MainActor public protocol ErrorDisplaying: Boundary {
        func show(error: ErrorViewModel)
    }
    @MainActor public protocol ActivityDisplaying: Boundary {
        func showActivity(_ isActive: Bool)
    }
    @MainActor public protocol Retrying: Boundary {
        func retry()
    }
    @MainActor public protocol SceneLifecycle: Boundary {
        func viewDidLoad()
        func viewWillAppear(_ animated: Bool)
        func viewDidAppear(_ animated: Bool)
        func viewWillDisappear(_ animated: Bool)
        func viewDidDisappear(_ animated: Bool)
    }
    @MainActor public protocol SceneView: Boundary {
        var place: ScenePlace { get }
    }
    @MainActor public protocol ScenePresenter: SceneView {}
    @MainActor public protocol ViewEventListener<ViewEvent>: Boundary {
        associatedtype ViewEvent: Sendable
        func handle(event: ViewEvent)
    }
    @MainActor public protocol CommandListener<Command>: Boundary {
        associatedtype Command: Sendable
        func handle(command: Command)
    }
    @MainActor public protocol RequestHandling<Request>: Boundary {
        associatedtype Request: InteractorRequest
        func handle(_ request: Request) async throws -> Request.Response
    }
    @MainActor public protocol SceneRouting<Scene>: Boundary {
        associatedtype Scene: ConfigurableScene
        func launch(scene: Scene)
        func present(scene: Scene, scenePresenter: (any ScenePresenter)?)
    }
    public protocol Component: Boundary {}
    public protocol ComponentOutput: Boundary {}
    @MainActor public protocol ObservableViewModel: SceneLifecycle {}
    @MainActor public protocol Rendering<Content>: Boundary {
        associatedtype Content: Renderable
        func render(_ renderable: Content)
    }
    @MainActor public protocol Mediating: Boundary {}
    @MainActor public protocol NavigationControlling: Boundary {
        func push(_ scene: any SceneView)
        func pop()
        func popToRoot()
        func present(_ scene: any SceneView)
        func dismiss()
        func replace(with scene: any SceneView)
        func replaceRoot(with scene: any SceneView)
        func replaceRoot(withTabs tabs: [SceneTab], selected: Int)
        func selectTab(_ index: Int)
        func open(_ url: URL)
    }

    public protocol CustomStringConvertible { var description: String { get } }
    public protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    public protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    public protocol RawRepresentable<RawValue> {
        associatedtype RawValue
        init?(rawValue: RawValue)
        var rawValue: RawValue { get }
    }
    public protocol IteratorProtocol<Element> {
        associatedtype Element
        mutating func next() -> Element?
    }
    public protocol AsyncIteratorProtocol<Element> {
        associatedtype Element
        mutating func next() async throws -> Element?
    }
    public protocol TextOutputStream { mutating func write(_ string: String) }
    public protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    """))
