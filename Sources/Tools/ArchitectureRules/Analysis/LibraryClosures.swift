import SourceModel

/// Closures that objects of UIKit and of RxSwift's `Action` keep for as long as they live, if the object whose code creates them
/// owns these.
struct LibraryClosures {
    let project: ProjectContext
    let type: TypeEntity
    let code: CodeContext

    private var calls: [CallFact] { code.body.calls }

    /// What keeps the closure, as the object's code names it.
    func keeper(of closure: ClosureFact) -> String? {
        if let target = closure.target { return provider(target, at: closure.location) }
        guard let index = closure.call, index < calls.count else { return nil }
        return dataSource(index) ?? layout(index) ?? action(index) ?? reactiveAction(index)
    }

    // MARK: Data sources

    private static let dataSources: Set<String> = [
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    ]

    /// `dataSource = UITableViewDiffableDataSource(tableView: table) { … }`
    private func dataSource(_ index: Int) -> String? {
        let made = calls[index].callee.names.last { $0 != "init" }
        if let made, !isDataSource(made) { return nil }
        guard let property = property(keeping: index), made != nil || isDataSource(property.typeName) else {
            return nil
        }
        return property.name
    }

    /// `dataSource.supplementaryViewProvider = { … }`
    private func provider(_ target: ChainFact, at location: FileLocation) -> String? {
        let names = target.names.filter { $0 != "self" }
        guard target.root == .name, names.count == 2, names[1] == "supplementaryViewProvider",
            let property = storedProperty(names[0], at: location),
            isDataSource(property.typeName)
        else { return nil }
        return names.joined(separator: ".")
    }

    private func isDataSource(_ name: String?) -> Bool {
        guard let name else { return false }
        if Self.dataSources.contains(name) { return true }
        return project.model.modules[code.scope.module].files.contains { file in
            file.aliases.contains {
                $0.name == name && $0.type.bareName.map(Self.dataSources.contains) == true
            }
        }
    }

    // MARK: Layouts

    /// `UICollectionViewCompositionalLayout { section, _ in … }` in a view or its controller, whose list keeps it.
    private func layout(_ index: Int) -> String? {
        let isView = project.model.inheritedNames(of: type).contains {
            $0.hasPrefix("UI") && ($0.hasSuffix("Controller") || $0.hasSuffix("View"))
        }
        return isView && calls[index].callee.names == ["UICollectionViewCompositionalLayout"]
            ? "collectionViewLayout" : nil
    }

    // MARK: Actions

    private static let barItems: Set<String> = ["rightBarButtonItem", "leftBarButtonItem"]

    /// `button.addAction(UIAction { … }, for: .touchUpInside)`, and the item of a navigation bar with an action.
    func action(_ index: Int) -> String? {
        guard calls[index].callee.names == ["UIAction"] else { return nil }
        let names = code.body.locals.filter { $0.value == .call(index) }.map(\.name)
        for (number, call) in calls.enumerated() {
            let takesIt = call.arguments.contains { argument in
                if argument.value == .call(index) { return true }
                guard case .chain(let chain) = argument.value else { return false }
                return chain.names.count == 1 && names.contains(chain.names[0])
            }
            guard takesIt, call.callee.root == .name else { continue }
            if call.callee.names.last == "addAction" { return control(call) }
            if call.callee.names == ["UIBarButtonItem"] { return barItem(number) }
        }
        return nil
    }

    private func control(_ call: CallFact) -> String? {
        let names = call.callee.names.dropLast().filter { $0 != "self" }
        guard names.count == 1, let property = storedProperty(names[0], at: call.location) else { return nil }
        return property.name
    }

    private func barItem(_ index: Int) -> String? {
        let target = code.body.assignments.first { $0.value == .call(index) }?.target
        let names = target?.names.filter { $0 != "self" } ?? []
        guard names.count == 2, names[0] == "navigationItem", Self.barItems.contains(names[1]) else {
            return nil
        }
        return names.joined(separator: ".")
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

    // MARK: Properties

    private struct Property {
        let name: String
        let typeName: String?
    }

    /// The property that keeps the result of a call: its initial value, or what is assigned to it.
    private func property(keeping index: Int) -> Property? {
        if let member = code.member, member.kind == .property, member.isStored {
            return Property(name: member.name, typeName: (member.type ?? member.initialType)?.bareName)
        }
        let locals = code.body.locals.filter { $0.value == .call(index) }.map(\.name)
        for assignment in code.body.assignments {
            let target = assignment.target.names.filter { $0 != "self" }
            guard assignment.target.root == .name, target.count == 1 else { continue }
            var isIt = assignment.value == .call(index)
            if case .chain(let chain) = assignment.value, chain.names.count == 1 {
                isIt = isIt || locals.contains(chain.names[0])
            }
            if isIt { return storedProperty(target[0], at: nil) }
        }
        return nil
    }

    private func storedProperty(_ name: String, at location: FileLocation?) -> Property? {
        if let location, code.body.local(name, visibleAt: location) != nil { return nil }
        guard let member = project.model.member(name, of: type, isStatic: false), member.fact.isStored,
            member.fact.ownership == .strong || member.fact.attributes.contains(where: { $0 == "@IBOutlet" })
        else { return nil }
        return Property(name: name, typeName: (member.fact.type ?? member.fact.initialType)?.bareName)
    }
}
