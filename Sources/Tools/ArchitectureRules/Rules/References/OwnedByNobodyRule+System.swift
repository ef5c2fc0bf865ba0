import SourceModel

// New objects that are passed only to weak properties of the system: `table.dataSource = MapSource()`.

extension OwnedByNobodyRule {
    /// Properties of the system's objects that are weak.
    private static let systemNames: Set<String> = [
        "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate",
        "transitioningDelegate",
        "navigationDelegate", "uiDelegate",
    ]
    private static let systemQuery = NameQuery(systemNames, isConstant: true)

    /// Objects that the system's objects refer to weakly, and nothing else keeps. An animation owns its delegate.
    func systemReferences(in project: ProjectContext) -> [Finding] {
        project.model.types.filter { !project.model.modules[$0.module].isTest }.flatMap { type in
            type.members(where: {
                $0.traits.isSuperset(of: [.calls, .assignments]) && $0.bodyMayName(Self.systemQuery)
            }).flatMap { member -> [Finding] in
                guard let code = project.model.code(of: member) else { return [] }
                return code.body.assignments.compactMap { assignment in
                    guard assignment.closure == nil, isSystemReference(assignment, in: code, project),
                        let object = newObject(assignment, in: code, project),
                        !passesItselfOn(object.type, project), object.type.staticObjects.isEmpty,
                        !isUsedAtOnce(assignment, in: code),
                        !StandIns.contains(object.type, in: project.model),
                        !project.model.inheritedNames(of: object.type).contains("CAAnimationDelegate"),
                        object.name.map({ isOnlyAssigned($0, to: assignment, in: code) }) ?? true
                    else { return nil }
                    return finding(assignment, object.type, type, code)
                }
            }
        }
    }

    /// Whether it sets a weak property of an object whose class the project does not declare.
    private func isSystemReference(
        _ assignment: AssignmentFact, in code: CodeContext, _ project: ProjectContext
    ) -> Bool {
        let names = assignment.target.names
        guard assignment.target.root == .name, let last = names.last, Self.systemNames.contains(last) else {
            return false
        }
        let front = names.dropLast().filter { $0 != "self" }
        guard let holder = front.last?.lowercased() else { return isOfSystem(last, code.scope.type, project) }
        guard holder != "super" else { return false }
        guard
            let value = project.model.value(
                of: ChainFact(root: .name, names: Array(names.dropLast())), at: assignment.location, in: code)
        else { return names[0] != "self" || front.count == 1 }
        return isOfSystem(last, value.type, project)
    }

    /// Whether a class inherits the property from a class of the system that shows views.
    private func isOfSystem(_ property: String, _ type: TypeEntity?, _ project: ProjectContext) -> Bool {
        guard let type, project.model.member(property, of: type, isStatic: false) == nil else { return false }
        return project.model.inheritedNames(of: type).contains { name in
            name.hasPrefix("UI") && ["View", "Controller", "Field", "Bar"].contains(where: name.hasSuffix)
        }
    }

    /// Whether the holder does all its work in this function, and calls its delegate meanwhile: `parser.parse()`.
    private func isUsedAtOnce(_ assignment: AssignmentFact, in code: CodeContext) -> Bool {
        guard assignment.target.names.count == 2 else { return false }
        return code.body.calls.contains { $0.callee.names == [assignment.target.names[0], "parse"] }
    }

    /// Whether the code uses a variable for nothing but this assignment and what is behind its dots.
    private func isOnlyAssigned(_ name: String, to assignment: AssignmentFact, in code: CodeContext) -> Bool {
        let body = code.body
        return body.uses.allSatisfy { use in
            use.chain.names.first != name
                || use.closure == nil
                    && (use.chain.names.count > 1 || use.location.line == assignment.location.line)
        }
            && body.calls.allSatisfy { call in
                !call.arguments.contains { $0.value == .chain(ChainFact(root: .name, names: [name])) }
                    && (call.callee.names.first != name || call.closure == nil)
            } && !body.closures.contains { $0.captures.contains { $0.name == name } }
    }

    private func finding(
        _ assignment: AssignmentFact, _ object: TypeEntity, _ type: TypeEntity, _ code: CodeContext
    ) -> Finding {
        Finding(
            of: info, at: assignment.location,
            message:
                "nothing keeps the new \"\(object.name)\": \"\(assignment.target.text)\" is weak, and the code passes the object "
                + "on to nothing else, so it is released at once; store it in a property",
            subject: "\(type.qualifiedName).\(code.member?.name ?? "") \(assignment.target.text)")
    }
}
