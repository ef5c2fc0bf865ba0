import SourceModel

/// Closures that objects of UIKit and of RxSwift's `Action` keep for as long as they live, if the object whose code creates them
/// owns these.
struct LibraryClosures {
    let project: ProjectContext
    let type: TypeEntity
    let code: CodeContext

    var calls: [CallFact] { code.body.calls }

    /// What keeps the closure, as the object's code names it.
    func keeper(of closure: ClosureFact) -> String? {
        if let target = closure.target {
            return provider(target, at: closure.location) ?? handler(target, at: closure.location)
        }
        guard let index = closure.call, index < calls.count else { return nil }
        return keeper(ofFunctionIn: index) ?? pipeline(index) ?? transformation(index)
    }

    /// What keeps the function that a call gets.
    func keeper(ofFunctionIn index: Int) -> String? {
        dataSource(index) ?? layout(index) ?? action(index) ?? binder(index) ?? reactiveAction(index)
            ?? observation(index) ?? timer(index) ?? event(index)
    }

    // MARK: Data sources

    private static let dataSources: Set<String> = [
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
        "RxTableViewSectionedReloadDataSource", "RxTableViewSectionedAnimatedDataSource",
        "RxCollectionViewSectionedReloadDataSource", "RxCollectionViewSectionedAnimatedDataSource",
    ]
    /// The closures that they store later on.
    private static let providers: Set<String> = [
        "supplementaryViewProvider", "configureCell", "configureSupplementaryView", "titleForHeaderInSection",
        "titleForFooterInSection", "canEditRowAtIndexPath", "canMoveRowAtIndexPath",
    ]

    /// `dataSource = UITableViewDiffableDataSource(tableView: table) { … }`
    private func dataSource(_ index: Int) -> String? {
        let made = calls[index].callee.names.last { $0 != "init" }
        guard let property = property(keeping: index) else { return result(index, made) }
        return isDataSource(made ?? property.typeName) ? property.name : nil
    }

    /// The property whose initial value is what the code returns: `lazy var source = makeSource()`.
    private func result(_ index: Int, _ made: String?) -> String? {
        guard let member = code.member, member.kind == .method, let result = member.type?.bareName,
            made == nil && calls[index].expected?.bareName == result || made == result,
            isDataSource(result)
        else { return nil }
        return type.storedProperties.first { property in
            property.fact.body?.calls.contains { $0.callee.names.last == member.name } == true
        }?.fact.name
    }

    /// `dataSource.supplementaryViewProvider = { … }`
    private func provider(_ target: ChainFact, at location: FileLocation) -> String? {
        let names = code.withoutSelf(target.names, at: location)
        guard target.root == .name, names.count == 2, Self.providers.contains(names[1]),
            let property = storedProperty(names[0], at: location),
            isDataSource(property.typeName)
        else { return nil }
        return names.joined(separator: ".")
    }

    /// `button.configurationUpdateHandler = { … }`, and that of a cell itself; `monitor.pathUpdateHandler = { … }`.
    private func handler(_ target: ChainFact, at location: FileLocation) -> String? {
        if target.root == .name, target.names.last == "pathUpdateHandler" {
            let names = code.withoutSelf(target.names, at: location)
            let isKept = names.count == 2 && storedProperty(names[0], at: location) != nil
            return isKept ? names.joined(separator: ".") : nil
        }
        guard target.root == .name, target.names.last == "configurationUpdateHandler" else { return nil }
        let owner = code.withoutSelf(target.names.dropLast(), at: location)
        guard !owner.isEmpty else { return "configurationUpdateHandler" }
        return KeptControls(project: project, type: type, code: code).keeper(of: owner, at: location).map {
            $0 + ".configurationUpdateHandler"
        }
    }

    private func isDataSource(_ name: String?) -> Bool {
        guard let name else { return false }
        if Self.dataSources.contains(name) { return true }
        // A subclass without initializers of its own passes the closure on.
        if let type = project.model.type(named: name, in: code.scope), type.isClass {
            return !project.model.inheritedNames(of: type).isDisjoint(with: Self.dataSources)
                && ([type] + project.model.ancestors(of: type)).allSatisfy { one in
                    one.members { $0.kind == .initializer }.isEmpty
                }
        }
        return project.model.aliases(named: name, module: code.scope.module).contains {
            $0.type.bareName.map(Self.dataSources.contains) == true
        }
    }

    // MARK: Layouts

    /// `UICollectionViewCompositionalLayout { section, _ in … }` in a view or its controller, whose list keeps it.
    private func layout(_ index: Int) -> String? {
        project.model.isViewOrController(type)
            && calls[index].callee.names == ["UICollectionViewCompositionalLayout"]
            ? "collectionViewLayout" : nil
    }

    // MARK: Actions

    /// `button.addAction(UIAction { … }, for: .touchUpInside)`, a control with an action, and the item of a navigation bar with one.
    func action(_ index: Int) -> String? {
        guard calls[index].callee.names == ["UIAction"] else { return nil }
        let isBack = code.body.assignments.contains {
            $0.value == .call(index)
                && code.withoutSelf($0.target.names, at: $0.location) == ["navigationItem", "backAction"]
        }
        if isBack { return "navigationItem.backAction" }
        let names = code.body.locals.filter { $0.value == .call(index) }.map(\.name)
        for (number, call) in calls.enumerated() {
            let taken = call.arguments.first { argument in
                if argument.value == .call(index) { return true }
                guard case .chain(let chain) = argument.value else { return false }
                return chain.names.count == 1 && names.contains(chain.names[0])
            }
            guard let taken, call.callee.root == .name else { continue }
            let controls = KeptControls(project: project, type: type, code: code)
            if call.callee.names.last == "addAction" {
                return controls.keeper(of: call.callee.names.dropLast(), at: call.location)
            }
            let makesControl = call.callee.names.count == 1 && call.callee.names[0].hasPrefix("UI")
            if makesControl, taken.label == "primaryAction" { return controls.keeper(ofMade: number) }
        }
        return menu()
    }

    /// The own control whose menu the code sets: `button.menu = UIMenu(children: [rename, delete])`.
    private func menu() -> String? {
        let controls = KeptControls(project: project, type: type, code: code)
        return code.body.assignments.lazy.filter {
            $0.target.root == .name && $0.target.names.last == "menu" && isMenu($0.value, at: $0.location)
        }
        .compactMap {
            controls.keeper(of: $0.target.names.dropLast(), at: $0.location).map { $0 + ".menu" }
        }.first
    }

    private func isMenu(_ value: ArgumentFact.Value, at location: FileLocation) -> Bool {
        switch value {
        case .call(let index): return index < calls.count && calls[index].callee.names == ["UIMenu"]
        case .chain(let chain):
            guard chain.root == .name, chain.names.count == 1,
                let local = code.body.local(chain.names[0], visibleAt: location), case .call = local.value
            else { return false }
            return isMenu(local.value, at: local.location)
        default: return false
        }
    }

    /// `Binder(self) { screen, isLoading in self.spinner.isHidden = !isLoading }`: a subscription keeps it in the object's own bag.
    private func binder(_ index: Int) -> String? {
        guard calls[index].callee.names == ["Binder"], let target = calls[index].arguments.first,
            case .chain(let chain) = target.value, chain.names == ["self"]
        else { return nil }
        return ([type] + project.model.ancestors(of: type)).lazy.flatMap(\.storedProperties).first {
            ($0.fact.type ?? $0.fact.initialType)?.bareName == "DisposeBag"
        }?.fact.name
    }

    private static let events: Set<[String]> = [
        ["touchUpInside"], ["touchDown"], ["touchUpOutside"], ["valueChanged"], ["editingChanged"],
        ["editingDidBegin"], ["editingDidEnd"], ["editingDidEndOnExit"], ["primaryActionTriggered"],
        ["allEvents"],
    ]

    /// What the project or a library adds to controls: `button.onTap(for: .touchUpInside) { … }`.
    private func event(_ index: Int) -> String? {
        let call = calls[index]
        let hasEvent = call.arguments.contains { argument in
            guard case .chain(let chain) = argument.value, chain.root == .implicit else { return false }
            return Self.events.contains(chain.names)
        }
        guard hasEvent, call.callee.root == .name, call.callee.names.count > 1 else { return nil }
        return KeptControls(project: project, type: type, code: code).keeper(
            of: call.callee.names.dropLast(), at: call.location)
    }

    private static let reactiveActions: Set<String> = ["Action", "CocoaAction"]

    /// `refresh = CocoaAction { … }`, with the class of RxSwift's `Action`.
    private func reactiveAction(_ index: Int) -> String? {
        guard let made = calls[index].callee.names.last, Self.reactiveActions.contains(made),
            project.model.type(named: made) == nil, let property = property(keeping: index),
            property.typeName.map(Self.reactiveActions.contains) ?? true
        else { return nil }
        return property.name
    }

    // MARK: Streams

    private static let streams: Set<String> = [
        "Observable", "Driver", "Signal", "Infallible", "Flowable", "AnyPublisher", "SignalProducer",
    ]

    /// `names = source.map { self.format($0) }`: a stream that the object stores keeps the closures of its operators.
    private func pipeline(_ index: Int) -> String? {
        var last = index
        while let next = calls.indices.first(where: { calls[$0].callee.root == .call(last) }) { last = next }
        guard calls[index].callee.names.count > 1 || calls[index].callee.root != .name,
            code.member?.kind != .property, let property = property(keeping: last),
            property.typeName.map(Self.streams.contains) == true, !type.empties([property.name])
        else { return nil }
        return property.name
    }

    /// `func transform(mutation: Observable<Mutation>)`: the state that a reactor of ReactorKit keeps is made of what it returns.
    private func transformation(_ index: Int) -> String? {
        guard let member = code.member, member.name == "transform", member.parameters.count == 1,
            ["action", "mutation", "state"].contains(member.parameters[0].label),
            calls[index].closure == nil,
            calls[index].callee.names.count > 1 || calls[index].callee.root != .name,
            project.model.inheritedNames(of: type).contains("Reactor")
        else { return nil }
        return "state"
    }

    // MARK: Properties

    func property(keeping index: Int) -> KeptResults.Property? {
        KeptResults(project: project, type: type, code: code).property(keeping: index)
    }

    func storedProperty(_ name: String, at location: FileLocation?) -> KeptResults.Property? {
        KeptResults(project: project, type: type, code: code).stored(name, at: location)
    }
}
