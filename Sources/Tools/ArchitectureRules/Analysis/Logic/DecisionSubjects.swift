import SourceModel
import Styles

/// What the conditions in a router's code read to choose the next scene.
struct DecisionSubjects {
    let navigation: NavigationCode
    let code: CodeContext
    /// How many scenes the code creates.
    let scenes: Int

    private static let choosing: Set<BranchFact.Kind> = [.if, .guard, .ternary, .switch]

    var project: ProjectContext { navigation.project }
    var type: TypeEntity { navigation.type }

    /// A collaborator, something shared, or, if there are several scenes to choose from, a parameter.
    func subject(of branch: BranchFact) -> ChainFact? {
        guard Self.choosing.contains(branch.kind),
            branch.decides || (scenes > 1 || buildsTwo(after: branch)) && isNilCheck(branch),
            !isLeaving(branch)
        else { return nil }
        return branch.subjects.lazy.compactMap { source(of: $0, at: branch.location) }
            .first { chooses($0, in: branch) }
    }

    private func chooses(_ chain: ChainFact, in branch: BranchFact) -> Bool {
        let names = chain.names.filter { $0 != "self" }
        guard chain.root == .name, let first = names.first else { return false }
        if names.count == 1 { return isFlag(first) && decidesNext(branch) || asks(first, in: branch) }
        if first == "UserDefaults" || isDefaults(first, at: branch.location) { return true }
        if let parameter = parameter(first) {
            return scenes > 1 && branch.compares && branch.kind != .switch && !isView(parameter)
        }
        if isShared(chain, at: branch.location) || isCollaborator(first) || isMade(first, at: branch.location)
        {
            return !onlyPrepares(branch)
        }
        return isState(first, branch)
            || isForeign(first) && navigation.shows(on: branch.location.line...Int.max, in: code)
                && !onlyPrepares(branch)
            || isStatic(chain, at: branch.location) && showsBoth(branch)
    }

    /// Whether it sets a variable that says how the scene looks, and shows nothing: `button = canAdd ? .add : nil`.
    private func onlyPrepares(_ branch: BranchFact) -> Bool {
        guard branch.kind == .if || branch.kind == .ternary else { return false }
        let line = branch.location.line
        let lines = line...line + 2
        let set = code.body.assignments.compactMap { assignment -> String? in
            guard lines.contains(assignment.location.line), assignment.target.names.count == 1,
                let name = assignment.target.names.first,
                code.body.locals.contains(where: { $0.name == name })
            else { return nil }
            return name
        }
        let kept = code.body.locals.filter { $0.location.line == line && branch.kind == .ternary }.map(\.name)
        return !(set + kept).isEmpty && !(set + kept).contains(where: names)
            && !navigation.shows(on: line...line + 4, in: code) && builders(on: line...line + 4) == 0
    }

    /// Whether a variable names the scene, or is what is shown: `instantiateViewController(withIdentifier: name)`.
    private func names(_ variable: String) -> Bool {
        let chain = ArgumentFact.Value.chain(ChainFact(root: .name, names: [variable]))
        return code.body.calls.contains { call in
            let isShown =
                call.callee.names.last?.hasPrefix("instantiate") == true || navigation.shows([call], in: code)
            return isShown && call.arguments.contains { $0.value == chain }
        }
    }

    /// Whether it leaves a closure that shows nothing afterwards: what it decides is something else.
    private func isLeaving(_ branch: BranchFact) -> Bool {
        guard branch.kind == .guard, let closure = branch.closure else { return false }
        let inside = code.body.calls.filter {
            $0.location.line >= branch.location.line && code.body.isClosure($0.closure, in: closure)
        }
        return !navigation.shows(inside, in: code)
    }

    /// Whether it asks a function about a collaborator: `if isEnabled(app)`.
    private func asks(_ function: String, in branch: BranchFact) -> Bool {
        code.body.calls.contains { call in
            call.callee.names == [function] && call.location.line == branch.location.line
                && call.arguments.contains { argument in
                    guard case .chain(let chain) = argument.value, chain.root == .name else { return false }
                    let names = chain.names.filter { $0 != "self" }
                    return names.count == 1 && (isCollaborator(names[0]) || isForeign(names[0]))
                }
        } && navigation.shows(on: branch.location.line...Int.max, in: code)
    }

    /// Whether it asks a type of the project: `if KeyStorage.password() != nil`.
    private func isStatic(_ chain: ChainFact, at location: FileLocation) -> Bool {
        guard chain.names.count == 2, chain.names[0].first?.isUppercase == true,
            let type = project.model.type(named: chain.names[0], in: code.scope), type != self.type,
            answers(type), !Self.describing.contains(where: type.name.contains)
        else { return false }
        return code.body.calls.contains {
            $0.callee == chain && $0.location.line == location.line
        } || project.model.member(chain.names[1], of: type, isStatic: true)?.fact.isLet == false
    }

    /// Words in the names of types that tell what the app runs on, on which layouts depend.
    private static let describing = [
        "Device", "Platform", "Layout", "Constant", "Config", "Environment", "Target",
    ]

    /// Whether both ways show or build something: right after it, and later.
    private func showsBoth(_ branch: BranchFact) -> Bool {
        let line = branch.location.line
        return buildsTwo(after: branch)
            || navigation.shows(on: line...line + 3, in: code)
                && navigation.shows(on: line + 3...line + 10, in: code)
    }

    /// Whether views are built on both ways by methods of the router.
    private func buildsTwo(after branch: BranchFact) -> Bool {
        builders(on: branch.location.line...branch.location.line + 10) > 1
    }

    /// How many different methods of the own type are called that return view controllers.
    private func builders(on lines: ClosedRange<Int>) -> Int {
        let names = code.body.calls.filter { lines.contains($0.location.line) }.compactMap {
            call -> String? in
            let names = call.callee.names.filter { $0 != "self" }
            guard call.callee.root == .name, names.count == 1,
                let result = project.model.calledMember(of: call, in: code)?.fact.type?.bareName,
                result.hasSuffix("ViewController")
            else { return nil }
            return names[0]
        }
        return Set(names).count
    }

    /// A boolean may also decide how a scene looks: only what follows at once depends on it.
    private func decidesNext(_ branch: BranchFact) -> Bool {
        navigation.shows(on: branch.location.line...branch.location.line + 3, in: code)
            && (scenes > 1 || scenes == 1 && navigation.closes(code))
    }

    /// Whether it tests for `nil` and binds nothing: `if session.user != nil`.
    private func isNilCheck(_ branch: BranchFact) -> Bool {
        branch.kind == .if
            && !code.body.locals.contains {
                $0.isUnwrapped && $0.location.line >= branch.location.line
                    && $0.location.line <= branch.location.line + 2
            }
    }

    /// The chain itself, or the one that a local variable was initialized with: `let isMember = session.isMember`.
    private func source(of chain: ChainFact, at location: FileLocation) -> ChainFact? {
        guard chain.root == .name, chain.names.count == 1 else { return chain }
        let local = code.body.locals.last {
            $0.name == chain.names[0] && $0.lastLine >= location.line && !$0.isUnwrapped
                && $0.location.line < location.line
        }
        guard let local else { return chain }
        switch local.value {
        case .chain(let source): return source
        case .call(let index) where index < code.body.calls.count: return code.body.calls[index].callee
        default: return nil
        }
    }
}
