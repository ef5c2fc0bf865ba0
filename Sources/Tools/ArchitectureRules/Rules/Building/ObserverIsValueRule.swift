import SourceModel

/// A value registers as an observer.
struct ObserverIsValueRule: Rule {
    let info = RuleInfo(
        id: "observer-is-value",
        summary: "A struct or enum registers as an observer.",
        why:
            "Observers are referenced weakly, which only objects can be. A value is copied when it registers; the "
            + "copy disappears at once, or never changes what is on the screen.",
        whatToDo:
            "Make the observer a class, and let its protocol refine AnyObject, so that the compiler enforces it.",
        exceptions:
            "If a class or an actor registers, and if the type of the observer is unknown. Only the "
            + "broadcasts of Scenery are looked at.",
        badExample: """
            protocol RideObserving { func didChange(_ ride: String) }
            struct RideLabel: RideObserving {
                func didChange(_ ride: String) {}
                func start(with broadcasts: Broadcasts) { broadcasts.register(self, for: RideObserving.self) }
            }
            """,
        goodExample: """
            protocol RideObserving: AnyObject { func didChange(_ ride: String) }
            final class RideLabel: RideObserving {
                func didChange(_ ride: String) {}
                func start(with broadcasts: Broadcasts) { broadcasts.register(self, for: RideObserving.self) }
            }
            """)

    private static let registrations: Set<String> = [
        "register", "addObserver", "addListener", "addSubscriber", "registerObserver", "observe",
    ]

    private static let words = NameQuery(registrations, isConstant: true)

    func findings(in project: ProjectContext) -> [Finding] {
        let types = project.model.types.filter { !project.model.modules[$0.module].isTest }
        return findings(inEach: types, of: project) { type in
            type.members { $0.bodyMayName(Self.words) }.flatMap { member -> [Finding] in
                guard let code = project.model.code(of: member) else { return [] }
                return code.body.calls.filter(Self.isRegistration).compactMap { call in
                    observer(of: call, in: code, project).map { finding($0, call, type, member.fact) }
                }
            }
        }
    }

    /// A registration: a call whose first argument is the observer, and that names what to observe by a type or a
    /// label.
    private static func isRegistration(_ call: CallFact) -> Bool {
        guard let name = call.callee.names.last, registrations.contains(name),
            let first = call.arguments.first,
            call.callee.names.count > 1, call.callee.names[0] != "super"
        else { return false }
        guard first.label == nil || first.label == "observer" || first.label == "listener" else {
            return false
        }
        return name != "register" && name != "observe" || call.arguments.contains { $0.label == "for" }
    }

    /// The value that registers; `nil` for objects and for unknown types.
    private func observer(of call: CallFact, in code: CodeContext, _ project: ProjectContext) -> TypeEntity? {
        guard let first = call.arguments.first else { return nil }
        let value: TypedValue?
        switch first.value {
        case .chain(let chain): value = project.model.value(of: chain, at: call.location, in: code)
        case .call(let index):
            value =
                index < code.body.calls.count
                ? project.model.result(of: code.body.calls[index], in: code) : nil
        default: value = nil
        }
        guard let value, !value.isMetatype, value.type.kind == .struct || value.type.kind == .enum,
            isTold(value.type, call, code, project)
        else { return nil }
        return value.type
    }

    /// Whether the value conforms to a protocol of the project that the call names, or that has the name of an
    /// observer.
    private func isTold(
        _ type: TypeEntity, _ call: CallFact, _ code: CodeContext, _ project: ProjectContext
    ) -> Bool {
        let protocols = project.model.ancestors(of: type).filter { $0.kind == .protocol }
        let named = code.body.types.filter { $0.kind == .metatype && $0.location.line == call.location.line }
            .flatMap { $0.type.namedParts.map(\.name) }
        let chains = call.arguments.compactMap { argument -> String? in
            guard case .chain(let chain) = argument.value, chain.names.last == "self" else { return nil }
            return chain.names.dropLast().last
        }
        return protocols.contains { found in
            (named + chains).contains(found.name)
                || ["Observing", "Observer", "Listener", "Listening", "Subscriber"].contains {
                    found.name.hasSuffix($0)
                }
        }
    }

    private func finding(_ type: TypeEntity, _ call: CallFact, _ owner: TypeEntity, _ member: MemberFact)
        -> Finding
    {
        Finding(
            of: info, at: call.location,
            message:
                "\"\(type.name)\" is a \(type.kind.rawValue) and registers as an observer; observers are referenced weakly, so "
                + "it is never notified; make it a class",
            subject: "\(type.qualifiedName) in \(owner.qualifiedName).\(member.name)")
    }
}
