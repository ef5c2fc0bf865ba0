import SourceModel
import Styles

/// A role accesses a singleton instead of receiving what it needs.
struct SingletonInSceneRule: Rule {
    let info = RuleInfo(
        id: "singleton-in-scene",
        severity: .warning,
        summary:
            "A role of a scene accesses a shared object through the name of its type, or of another one.",
        why:
            "Such an object cannot be replaced in a test or in another app, and it is not visible where the role is "
            + "created: the builder shows only some of the scene's dependencies.",
        whatToDo:
            "Receive it through the initializer, as a protocol, and pass the shared object where the scene is "
            + "assembled; a default value of the parameter is fine.",
        exceptions:
            """
            By where it is used:

            - default values of parameters and what a convenience initializer passes on, builders, static \
            members, and the app of SwiftUI itself;
            - a type without functions whose properties are written into `UserDefaults`, as it only wraps them;
            - cells, rows and other parts of screens, which the host creates, and what a view gets from its \
            host;
            - the application, and a container (`…Container`, `…Locator`, `…Assembler`), in a router or coordinator, and what it passes to an object that it \
            makes; what a container has for what a factory method or a view makes;
            - screens for developers (`Debug…`), code under `#if DEBUG`, and functions named `format…`.

            By what it is:

            - computed properties that make a new object each time, objects with nothing but constants, \
            those that only pass on what is sent to them or keep a cache (`NSCache`), and functions that use \
            nothing of their object and answer with what follows from what they are given, such as a request;
            - event buses, the default notification center, and subjects of events (`Session.shared.signedOut`), where tests can observe \
            and post;
            - what only developers read, such as a log, what counts what people do (`track…`, `Analytics.shared`, `AppDelegate.shared.analytics`), formatters, vibration by its name, \
            and texts in the person's language (`Localizable.shared`);
            - a property with the type of a protocol, a static variable with an optional type (not an \
            implicitly unwrapped one) or that of a protocol, which tests can set, a property that only passes on a static \
            variable, and a shared object of a library that the project sets;
            - questions to the file manager: which files and folders there are;
            - in views also what changes how they look or feel (a theme, sounds, vibration), is shown over \
            them briefly (a toast, an alert, a spinner), opens screens (`Coordinator.shared`) or \
            identifies the device, and variables, which who opens the view can set.

            Of the system's shared objects, those with state count in logic, as do the keychain of SwiftKeychainWrapper and static \
            variables that the project adds to `UserDefaults`, but not those that play sounds (`AVAudioSession`, `MPRemoteCommandCenter`) \
            or cache answers (`URLCache`), nor the pasteboard; in views the app's settings \
            (`UserDefaults.standard`) alone.

            Of structs whose shared value is a constant, those count that are named for what they do for \
            others, such as `…Service`, that use what is outside or that answer later; of what other types keep (`Services.api`), objects named so, and \
            all that a `…Registry` or `…Locator` has.

            Of no scene, interactors, use cases, presenters, view models, workers, reducers and intents \
            count by their names or by the protocols of use cases, and the `…Model` that a view controller \
            or view with the same name stores. Other view controllers of no scene do not count, nor do views \
            that name no other role of their scene.
            """,
        badExample: """
            final class Session { static let shared = Session(); var name = "" }

            protocol HomePresenting: AnyObject { func present(name: String) }
            protocol HomeInteracting: AnyObject {}
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            final class HomeInteractor: HomeInteracting {
                var presenter: (any HomePresenting)?
                func viewDidLoad() { presenter?.present(name: Session.shared.name) }
            }
            final class HomePresenter: HomePresenting { func present(name: String) {} }
            """,
        goodExample: """
            final class Session { static let shared = Session(); var name = "" }

            protocol HomePresenting: AnyObject { func present(name: String) }
            protocol HomeInteracting: AnyObject {}
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            final class HomeInteractor: HomeInteracting {
                var presenter: (any HomePresenting)?
                private let session: Session
                init(session: Session = .shared) { self.session = session }
                func viewDidLoad() { presenter?.present(name: session.name) }
            }
            final class HomePresenter: HomePresenting { func present(name: String) {} }
            """,
        isAboutUse: true)

    /// Shared objects from outside the project that have state; another rule checks network, time and random values.
    private static let outside: [String: Set<String>] = [
        "UserDefaults": ["standard"], "FileManager": ["default"],
        "UIApplication": ["shared"], "NSApplication": ["shared"], "Bundle": [],
        // Of SwiftKeychainWrapper.
        "KeychainWrapper": ["standard"],
    ]

    private static let outsideNames = NameQuery(Set(outside.keys), isConstant: true)

    func findings(in project: ProjectContext) -> [Finding] {
        let locations = AssemblyFinder(project)
        let objects = SharedObjects(model: project.model)
        let roles = findings(
            inEach: project.roleInstances.filter { isChecked($0, objects, project) }, of: project
        ) { found(by: Accessor($0), locations, objects, project) }
        return roles
            + findings("logic", inEach: project.logicOutsideScenes, of: project) { type in
                ShowingPresenters.contains(type, in: project.model)
                    ? [] : found(by: Accessor(type), locations, objects, project)
            }
    }

    private func found(
        by accessor: Accessor, _ locations: AssemblyFinder, _ objects: SharedObjects,
        _ project: ProjectContext
    ) -> [Finding] {
        let members = project.membersOutsideTests(of: accessor.type)
        return members.flatMap { wrapped($0.fact, accessor) }
            + members.flatMap { member -> [Finding] in
                guard !member.fact.isStatic || Self.isHelper(member.fact), !member.fact.isForDebugging,
                    accessor.role.map({ !objects.isDefault(member, of: $0) }) ?? true,
                    !Self.isAlwaysSet(member.fact, in: accessor.type),
                    let code = project.model.code(of: member)
                else { return [] }
                let passed = Self.defaults(in: code.body)
                var seen: Set<String> = []
                // `Session.shared.user = user` reads the shared object too.
                let targets = code.body.assignments.map { (chain: $0.target, location: $0.location) }
                let found = (Array(BodyChains(code.body)) + targets + Self.implicit(in: code)).compactMap {
                    chain, location -> Finding? in
                    guard !passed.contains(chain), !code.body.isForDebugging(location),
                        !Self.isPrinted(location, in: code.body),
                        let shared = singleton(chain, at: location, in: code, accessor, project, objects),
                        seen.insert("\(location.line) \(shared.name)").inserted
                    else { return nil }
                    return finding(shared, location, accessor)
                }
                let resolved = ContainerCalls(model: project.model, code: code).calls.filter {
                    !code.body.isForDebugging($0.location) && !accessor.opensScreens
                }
                .map {
                    // Tests can register something else.
                    finding(Shared(name: $0.name, isSettable: true), $0.location, accessor)
                }
                let all = found + resolved
                return all.isEmpty || locations.isAssembly(member) ? [] : all
            }
    }

    struct Shared {
        var name: String
        /// Whether code of other files can set it.
        var isSettable = false
    }

    /// The shared object that a chain starts with: `Session.shared`.
    private func singleton(
        _ chain: ChainFact, at location: FileLocation, in code: CodeContext, _ accessor: Accessor,
        _ project: ProjectContext, _ objects: SharedObjects
    ) -> Shared? {
        guard chain.root == .name, chain.names.count > 1,
            chain.names[0].first?.isUppercase == true || isLowercased(chain, project)
        else { return nil }
        // `(UIApplication.shared.delegate as! AppDelegate).session`
        if accessor.isView, chain.names == ["UIApplication", "shared", "delegate"] {
            return Shared(name: chain.text)
        }
        let members = SharedMembers(project: project)
        for count in 1..<min(chain.names.count, 4) {
            let front = ChainFact(root: .name, names: Array(chain.names.prefix(count)))
            guard let value = project.model.value(of: front, at: location, in: code) else { continue }
            guard value.isMetatype else { return nil }
            // `Storage.Users.shared`
            if isNested(chain, count, at: location, in: code, project) { continue }
            if accessor.isLogic, chain.names.count > count + 1,
                let system = members.system(chain.names[count], of: value.type, names: Self.outsideNames),
                isOutside(system, for: accessor, project)
            {
                return Shared(name: "\(value.type.name).\(chain.names[count])")
            }
            let own = members.own(chain.names[count], of: value.type)
            guard value.type != accessor.type, !isBuilder(value.type, project),
                let member = own ?? members.other(chain.names[count], of: value.type),
                // Where a view creates its scene it passes on what the scene needs.
                own != nil || !accessor.isView || member.fact.kind == .method
                    || chain.names.count > count + 1 && !Self.accessors.contains(chain.names[count]),
                case let used = Self.used(of: chain, from: count + 1, at: location, in: code.body),
                !SharedObjects.isOutput(value.type.name, using: used.first),
                !isAllowed(value.type, member, in: accessor, objects)
            else { return nil }
            let next = used.first
            if let next, objects.isStream(next, of: value.type) { return nil }
            if used.contains(where: Self.isHarmless) { return nil }
            if accessor.isView, used.contains(where: { Self.opensScreens(Self.typeName(of: $0)) }) {
                return nil
            }
            if accessor.opensScreens, next == nil, isForNewObject(chain, in: code) { return nil }
            if accessor.isView, SharedObjects.isOverlay(next) || next.map(Self.opensScreen) == true {
                return nil
            }
            // A view that asks its scene's configurator for the other roles: `HomeConfiguration.shared.configure(self)`.
            if accessor.isView, next?.hasPrefix("configure") == true { return nil }
            if next == "resolve", AssembledValues.isFactory(code.member) { return nil }
            if ContainerCalls.isContainer(value.type.name),
                accessor.opensScreens || !accessor.isLogic && makesRole(code, project)
            {
                return nil
            }
            if let next, PureFunctions(model: project.model).contain(next, of: value.type) { return nil }
            return Shared(
                name: "\(value.type.name).\(chain.names[count])",
                isSettable: objects.isSettable(member.fact) || next == "resolve"
                    || members.isRegistry(value.type))
        }
        guard project.model.type(named: chain.names[0]) == nil,
            Self.outside[chain.names[0]] == nil
                ? accessor.isLogic && isSharedByName(chain) : isOutside(chain, for: accessor, project),
            !FileQuestions(type: accessor.type, code: code).isOne(chain),
            !(chain.names.count > 2 && chain.names[2] == "resolve" && AssembledValues.isFactory(code.member)),
            !SharedObjects.isOutput(chain.names[0], using: chain.names.dropFirst(2).first),
            Self.outside[chain.names[0]] != nil
                || !AssembledValues.assigns(chain.names[0], chain.names[1], project)
        else { return nil }
        return Shared(
            name: "\(chain.names[0]).\(chain.names[1])",
            isSettable: ContainerCalls.isContainer(chain.names[0]))
    }

    /// Whether it is passed to an object that is made there, as a coordinator makes what its screens need.
    private func isForNewObject(_ chain: ChainFact, in code: CodeContext) -> Bool {
        code.body.calls.contains { call in
            call.callee.readsAsInitializer && call.arguments.contains { $0.value == .chain(chain) }
        }
    }

    /// Whether the class of a shared object has a name in lowercase: `userData.shared`.
    private func isLowercased(_ chain: ChainFact, _ project: ProjectContext) -> Bool {
        Self.accessors.contains(chain.names[1])
            && project.model.type(named: chain.names[0])?.isClass == true
    }

    /// Whether code makes a role of a scene, as a view does that makes its view model of what a container has.
    private func makesRole(_ code: CodeContext, _ project: ProjectContext) -> Bool {
        code.body.calls.contains { call in
            project.model.constructedType(of: call, in: code).flatMap { project.roleInstance(of: $0) } != nil
        }
    }

    /// Whether it is a shared object of the system with state, which logic may not use, and views not if it keeps data.
    private func isOutside(_ chain: ChainFact, for accessor: Accessor, _ project: ProjectContext) -> Bool {
        if accessor.isView { return chain.names[0] == "UserDefaults" && chain.names[1] == "standard" }
        let isKnown =
            Self.outside[chain.names[0]]?.contains(chain.names[1]) == true
            || chain.names[0] == "UserDefaults" && isAdded(chain.names[1], to: "UserDefaults", project)
        return accessor.isLogic && isKnown
            && !(chain.names[0] == "UIApplication" && accessor.showsScreens)
            && !(chain.names[0] == "UserDefaults" && isOfSettings(accessor.type))
    }

    /// Whether a type has no functions and writes into the defaults what its properties are set to, so that all it does is to wrap
    /// them.
    private func isOfSettings(_ type: TypeEntity) -> Bool {
        type.members { $0.kind == .method || $0.name == "body" }.isEmpty
            && type.members { $0.kind == .property && $0.traits.contains(.calls) }.contains { property in
                property.fact.body?.calls.contains { call in
                    call.callee.names.first == "UserDefaults" && call.callee.names.last == "set"
                } == true
            }
    }

    /// Whether the project adds a static variable to a type of the system: `UserDefaults.appMode`.
    private func isAdded(_ name: String, to type: String, _ project: ProjectContext) -> Bool {
        project.model.foreignExtensions.contains { part in
            part.fact.name == type
                && part.fact.members.contains {
                    $0.name == name && $0.isStatic && $0.kind == .property && !$0.isLet
                }
        }
    }

    /// Whether the next name of a chain is that of a nested type.
    private func isNested(
        _ chain: ChainFact, _ count: Int, at location: FileLocation, in code: CodeContext,
        _ project: ProjectContext
    ) -> Bool {
        guard count + 1 < chain.names.count, chain.names[count].first?.isUppercase == true else {
            return false
        }
        let front = ChainFact(root: .name, names: Array(chain.names.prefix(count + 1)))
        return project.model.value(of: front, at: location, in: code)?.isMetatype == true
    }

    /// Whether the role may use the object by the name of its type.
    private func isAllowed(
        _ type: TypeEntity, _ member: MemberEntity, in accessor: Accessor, _ objects: SharedObjects
    ) -> Bool {
        if objects.isReplaceable(member) || SharedObjects.isCounter(type.name) || Self.formats(type.name)
            || SharedObjects.isTexts(type.name) || SharedObjects.isHaptic(type.name)
            || type.name.hasSuffix("EventBus") || objects.isBus(type) || objects.isConstant(type)
            || objects.isCache(type) || Self.media.contains(type.name)
        {
            return true
        }
        if accessor.role?.allows.contains(.hostImports) == true, objects.isEffect(type) { return true }
        if LogicTypes.isForDevelopers(type.name) { return true }
        return accessor.isView
            && (objects.isEffect(type) || objects.isLook(type) || Self.opensScreens(type.name))
    }

    /// Whether it opens other screens for views, by its name: `Coordinator.shared.present { … }`.
    private static func opensScreens(_ name: String) -> Bool {
        ["Coordinator", "Navigator", "Router", "NavigationManager"].contains(where: name.hasSuffix)
    }

    /// Whether a function opens a screen, by its name: `presentBrowser`, `navigateTo`.
    private static func opensScreen(_ function: String) -> Bool {
        ["navigate", "present", "push"].contains(function.camelCaseWords.first)
    }

    /// Whether what is used only counts what people do or makes a text of what it is given, by its name: `trackTap`, `formatDay`,
    /// `analyticsService`.
    private static func isHarmless(_ name: String) -> Bool {
        ["track", "format", "formatted"].contains(name.camelCaseWords.first)
            || SharedObjects.isCounter(typeName(of: name))
    }

    /// `DateFormatter`, `DateFormatManager`, `PriceFormattingService`
    private static func formats(_ name: String) -> Bool {
        name.camelCaseWords.contains { $0.hasPrefix("Formatt") || $0 == "Format" }
    }

    /// Whether a type from outside the project has a shared object by its name: `Tracker.sharedInstance`. A scheduler
    /// is no state, and another rule checks the network.
    private func isSharedByName(_ chain: ChainFact) -> Bool {
        let owner = chain.names[0]
        // `Firestore.firestore()`
        let isNamedLikeIt = owner.lowercased() == chain.names[1]
        return (isNamedLikeIt || ["shared", "sharedInstance", "instance"].contains(chain.names[1]))
            && owner != "URLSession" && !SharedObjects.isCounter(owner) && !owner.hasSuffix("Scheduler")
            && !Self.media.contains(owner)
    }

    /// What plays sounds and shows what is played on the system's screens: objects that nobody can make, and caches.
    private static let media: Set<String> = [
        "AVAudioSession", "MPRemoteCommandCenter", "MPNowPlayingInfoCenter", "MPMusicPlayerController",
        "URLCache", "UIPrintInteractionController", "RxKeyboard", "WidgetCenter",
    ]

    /// Builders may be accessed by name. A factory of use cases or services is not a builder of scenes.
    private func isBuilder(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        guard project.styles.contains(where: { BuilderNames($0).matches(type) }) else { return false }
        return type.name.camelCaseWords.dropLast().last.map(Self.parts.contains) != true
    }

    /// What the shared factories of an app make, other than scenes.
    private static let parts: Set<String> = [
        "Case", "Cases", "Service", "Services", "Repository", "Repositories", "Manager", "Managers",
        "Provider",
        "Providers", "Client", "Clients", "Store", "Stores", "Storage", "Storages",
    ]

    func finding(_ shared: Shared, _ location: FileLocation, _ accessor: Accessor) -> Finding {
        let problem =
            shared.isSettable ? "tests can replace it only for everybody at once" : "tests cannot replace it"
        return Finding(
            of: info, at: location,
            message:
                "\"\(accessor.type.name)\" accesses \"\(shared.name)\" directly, so \(problem); receive it through "
                + "the initializer",
            subject: "\(accessor.type.qualifiedName) \(shared.name)")
    }
}
