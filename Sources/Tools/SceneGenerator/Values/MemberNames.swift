/// Names that the roles of generated scenes use themselves.
enum MemberNames {
    /// Why a member cannot have this name; `nil` when it can.
    static func owner(of name: String) -> String? {
        if Identifier.unusable.contains(name) { return "Swift keeps that word for itself" }
        if lifecycle.contains(name) { return "every scene's logic has a method of that name" }
        if roles.contains(name) { return "the generated roles use that name" }
        return nil
    }

    private static let lifecycle: Set<String> = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "retry",
    ]

    private static let roles: Set<String> = [
        "activity", "assemble", "build", "command", "configure", "content", "context", "dismiss", "error",
        "errors", "event", "failure",
        "handle", "interaction", "interactor", "isBusy", "isLoading", "load", "loading", "locale", "navigate",
        "navigation",
        "navigator", "present", "presenter", "render", "renderable", "router", "scenePresenter", "show",
        "showActivity", "shown", "stage", "timeZone", "use", "useCase", "view", "viewModel", "widget",
    ]
}
