import SourceModel
import Styles

/// Determines whether something besides a stored reference keeps its object alive, from the code that sets the reference.
///
/// Every place that sets it has to show another owner; without one nothing is proven.
struct OtherOwners {
    let project: ProjectContext

    /// A place that sets the reference.
    private struct Setting {
        let code: CodeContext
        /// The object by its name there: a variable, a parameter or `self`; `nil` if the text does not name it.
        let object: String?
        /// Whether the object with the reference is created there.
        let createsHolder: Bool
    }

    func areProven(for reference: StoredReference) -> Bool {
        let labels = labels(setting: reference)
        let names = NameQuery(labels.union([reference.member.fact.name, reference.owner.name, "init"]))
        let places = project.model.types.filter { !StandIns.contains($0, in: project.model) }.flatMap {
            type in
            type.members(where: {
                !$0.traits.isDisjoint(with: [.assignments, .calls]) && $0.bodyMayName(names)
            }).flatMap { member in
                project.model.code(of: member).map { self.places(in: $0, setting: reference, labels) } ?? []
            }
        }
        return !places.isEmpty && places.allSatisfy { isKept($0, besides: reference) }
    }

    // MARK: Places that set it

    /// The labels of the arguments with which an initializer sets the reference.
    private func labels(setting reference: StoredReference) -> Set<String> {
        var labels: Set<String> = []
        for member in reference.owner.members where member.fact.kind == .initializer {
            for assignment in member.fact.body?.assignments ?? []
            where assignment.target.names.last == reference.member.fact.name {
                guard case .chain(let value) = assignment.value, value.names.count == 1 else { continue }
                for parameter in member.fact.parameters
                where (parameter.innerName ?? parameter.label) == value.names[0] {
                    labels.insert(parameter.label)
                }
            }
        }
        return labels.isEmpty ? [reference.member.fact.name] : labels
    }

    private func places(
        in code: CodeContext, setting reference: StoredReference, _ labels: Set<String>
    ) -> [Setting] {
        let objects = WiringCode(project: project, code: code)
        let assigned = code.body.assignments.compactMap { assignment -> Setting? in
            guard assignment.target.names.last == reference.member.fact.name,
                assignment.value != .literal("nil")
            else { return nil }
            let front = assignment.target.names.dropLast().filter { $0 != "self" }
            let object = objects.name(of: assignment.value)
            guard let holder = front.first else {
                guard code.scope.type == reference.owner else { return nil }
                // What an initializer is given is known where it is called.
                let isGiven = code.member?.kind == .initializer && object.map(objects.isParameter) == true
                return isGiven ? nil : Setting(code: code, object: nil, createsHolder: false)
            }
            guard objects.isObject(front, at: assignment.location, of: reference.owner) else { return nil }
            return Setting(
                code: code, object: object,
                createsHolder: front.count == 1 && objects.isCreated(holder))
        }
        let passed = code.body.calls.compactMap { call -> Setting? in
            guard let argument = call.arguments.first(where: { labels.contains($0.label ?? "_") }),
                project.model.constructedType(of: call, in: code) == reference.owner
            else { return nil }
            return Setting(code: code, object: objects.name(of: argument.value), createsHolder: true)
        }
        return assigned + passed
    }

    // MARK: What keeps the object

    private func isKept(_ place: Setting, besides reference: StoredReference) -> Bool {
        guard let object = place.object else { return false }
        let objects = WiringCode(project: project, code: place.code)
        // An object that comes from outside lives without a holder that is created only here.
        if object == "self" { return place.createsHolder || drawsItself(place.code) }
        if objects.isParameter(object) { return place.createsHolder && place.code.member?.type == nil }
        return objects.keeps(object, besides: reference)
    }

    /// The system shows a view, and holds it, before its code runs.
    private func drawsItself(_ code: CodeContext) -> Bool {
        guard let type = code.scope.type, code.member?.isStatic != true else { return false }
        return project.roleInstance(of: type)?.role.platform == .host
    }
}
