/// Receives the events of a view, one value per thing that happened (style `viper`).
@MainActor public protocol ViewEventListener<ViewEvent>: Boundary {
    associatedtype ViewEvent: Sendable
    func handle(event: ViewEvent)
}

/// Receives the commands of a presenter, one value per thing to show (style `viper`). The
/// presenter holds it weakly.
@MainActor public protocol CommandListener<Command>: Boundary {
    associatedtype Command: Sendable
    func handle(command: Command)
}

/// What a presenter asks of an interactor, when it asks with values (style `viper`).
public protocol InteractorRequest: Sendable, Equatable {
    associatedtype Response: InteractorResponse
}

/// What an interactor answers to a request.
public protocol InteractorResponse: Sendable, Equatable {}

/// An interactor that is asked with values.
///
/// - Throws: The interactor's own error; the presenter turns it into a command.
@MainActor public protocol RequestHandling<Request>: Boundary {
    associatedtype Request: InteractorRequest
    func handle(_ request: Request) async throws -> Request.Response
}

extension RequestHandling {
    /// The completion form: `completion` is called once, on the main actor, after this returns.
    /// Cancel the returned task to be answered `CancellationError` as soon as the work notices.
    @discardableResult
    public func handle(
        _ request: Request, completion: @escaping @MainActor (Result<Request.Response, any Error>) -> Void
    ) -> Task<Void, Never> {
        Task {
            do { completion(.success(try await handle(request))) } catch { completion(.failure(error)) }
        }
    }
}

/// A case of an app's `Scene` enum: it knows how to build itself.
@MainActor public protocol ConfigurableScene: Sendable {
    func configure() -> any SceneView
}

/// From where a presenter routes: usually the scene's view. The presenter holds it weakly.
@MainActor public protocol ScenePresenter: SceneView {}

/// Launches the first scene and presents each next one (style `viper`).
@MainActor public protocol SceneRouting<Scene>: Boundary {
    associatedtype Scene: ConfigurableScene
    /// Makes `scene` the root of the app.
    func launch(scene: Scene)
    /// Shows `scene` after the one that asks. Does nothing when that scene is no longer attached.
    func present(scene: Scene, scenePresenter: (any ScenePresenter)?)
}

/// The router of an app whose scenes are cases of `Scene`.
@MainActor public final class SceneRouter<Scene: ConfigurableScene>: SceneRouting {
    private struct Launching {
        weak var navigation: (any NavigationControlling)?
    }

    /// In a value of its own, because a router that only presents has no navigation, and `Wiring` would report it.
    private let launching: Launching

    /// - Parameter navigation: Where scenes are launched; nil, the default, for a router that only presents. Held weakly:
    ///   it holds the scenes, and they hold the router.
    public init(navigation: (any NavigationControlling)? = nil) {
        launching = Launching(navigation: navigation)
    }

    public func launch(scene: Scene) {
        launching.navigation?.replaceRoot(with: scene.configure())
    }

    public func present(scene: Scene, scenePresenter: (any ScenePresenter)?) {
        scenePresenter?.navigation?.push(scene.configure())
    }
}
