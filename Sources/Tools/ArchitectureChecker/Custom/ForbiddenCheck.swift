import ArchitectureRules
import SourceModel

/// Finds code that a `forbid` entry of `scenery.yml` does not allow.
struct ForbiddenCheck {
    let rule: RuleInfo
    let forbidden: Forbidden
    let index: CodeLocationIndex

    func findings() -> [Finding] {
        let model = index.project.model
        var findings = edges()
        for module in model.modules {
            for file in module.files where concerns(file, in: module) {
                findings += imports(file)
                for declaration in file.declarations {
                    findings += names(declaration) + inherits(declaration, module)
                    if isConcerned(module, owner: declaration.qualifiedName) {
                        findings += references(declaration)
                    }
                }
                guard readsCode else { continue }
                for (subject, member) in members(of: file)
                where isConcerned(module, owner: Self.owner(of: subject)) {
                    findings += references(member, subject) + calls(member, subject)
                }
                if let body = file.topLevel {
                    findings += calls(body, "top level of \(file.path)")
                }
            }
        }
        return findings
    }

    /// Whether it forbids what only the code of functions says.
    private var readsCode: Bool { !forbidden.references.isEmpty || !forbidden.calls.isEmpty }

    // MARK: Whom it concerns

    /// Tests are included only if they are named by file or module.
    private func concerns(_ file: FileFacts, in module: ModuleFacts) -> Bool {
        if module.isTest, forbidden.from.files.isEmpty, forbidden.from.modules.isEmpty { return false }
        return forbidden.from.contains(index.location(ofFile: file.path, in: module.name))
    }

    private static func owner(of subject: String) -> String {
        subject.split(separator: ".").dropLast().joined(separator: ".")
    }

    private func isConcerned(_ module: ModuleFacts, owner: String) -> Bool {
        guard !forbidden.from.roles.isEmpty else { return true }
        guard let type = index.project.model.type(named: owner, module: module.name) else { return false }
        return forbidden.from.contains(index.location(of: type))
    }

    private func members(of file: FileFacts) -> [(subject: String, member: MemberFact)] {
        file.declarations.flatMap { declaration in
            declaration.members.map { ("\(declaration.qualifiedName).\($0.name)", $0) }
        } + file.globals.map { ($0.name, $0) }
    }

    // MARK: What is forbidden

    private func edges() -> [Finding] {
        guard let to = forbidden.to else { return [] }
        var findings: [Finding] = []
        if forbidden.edges.contains(.references) {
            findings += index.references.compactMap { reference in
                guard reference.origin.path != reference.target.path,
                    forbidden.from.contains(reference.origin),
                    to.contains(reference.target)
                else { return nil }
                return finding(
                    reference.location, "\"\(reference.user)\" may not use \"\(reference.name)\"",
                    reference.user)
            }
        }
        if forbidden.edges.contains(.imports) {
            findings += index.imports().compactMap { origin, fact in
                guard forbidden.from.contains(origin), to.contains(module: fact.module, filesOf: index.paths)
                else { return nil }
                return finding(
                    fact.location, "\"\(origin.path)\" may not import \"\(fact.path)\"", origin.path)
            }
        }
        if forbidden.edges.contains(.targets) {
            findings += index.project.model.modules.filter { !$0.isTest }.flatMap { module in
                module.dependencies.filter { other in
                    forbidden.from.contains(module: module.name, filesOf: index.paths)
                        && to.contains(module: other, filesOf: index.paths)
                }.map { other in
                    let location = FileLocation(path: "Package.swift", line: 1, column: 1)
                    return finding(
                        location, "the target \"\(module.name)\" may not depend on \"\(other)\"", module.name)
                }
            }
        }
        return findings
    }

    private func imports(_ file: FileFacts) -> [Finding] {
        file.imports.filter { fact in
            forbidden.imports.allow { $0.matches(name: fact.module) || $0.matches(name: fact.path) }
        }.map { finding($0.location, "\"\(file.path)\" may not import \"\($0.path)\"", file.path) }
    }

    private func names(_ declaration: DeclarationFact) -> [Finding] {
        guard declaration.kind != .extension, forbidden.names.allow({ $0.matches(name: declaration.name) })
        else {
            return []
        }
        return [
            finding(
                declaration.location, "no type here may be called \"\(declaration.name)\"",
                declaration.qualifiedName)
        ]
    }

    /// The types after the colon, and the types from which these inherit.
    private func inherits(_ declaration: DeclarationFact, _ module: ModuleFacts) -> [Finding] {
        let written = declaration.inherited.flatMap(TypeNames.all)
        let model = index.project.model
        let type =
            declaration.kind == .extension
            ? nil : model.type(named: declaration.qualifiedName, module: module.name)
        let further =
            type.map { model.ancestors(of: $0).flatMap(\.declaration.inherited).flatMap(TypeNames.all) } ?? []
        guard
            let name = (written + further).first(where: { name in
                forbidden.inherits.allow { $0.matches(name: name) }
            })
        else { return [] }
        return [
            finding(
                declaration.location, "\"\(declaration.name)\" may not inherit from \"\(name)\"",
                declaration.qualifiedName)
        ]
    }

    /// What stands before the braces: the type that is extended or inherited, and what generic parameters have to be.
    private func references(_ declaration: DeclarationFact) -> [Finding] {
        let facts =
            declaration.inherited + declaration.generics.compactMap(\.bound)
            + declaration.constraints.map(\.right)
        let extended = declaration.kind == .extension ? [declaration.qualifiedName] : []
        let names = extended + facts.flatMap(TypeNames.all)
        let subject = declaration.qualifiedName
        return firsts(names.map { ($0, declaration.location) }, forbidden.references) {
            "\"\(subject)\" may not name \"\($0)\""
        } subject: {
            subject
        }
    }

    private func references(_ member: MemberFact, _ subject: String) -> [Finding] {
        let types = [member.type, member.initialType].compactMap { $0 } + member.parameters.map(\.type)
        var named = types.flatMap(TypeNames.all).map { ($0, member.location) }
        for use in member.body?.types ?? [] { named += TypeNames.all(use.type).map { ($0, use.location) } }
        for call in member.body?.calls ?? [] {
            named += TypeNames.front(of: call.callee).map { ($0, call.location) }
        }
        for use in member.body?.usesAndTargets ?? [] {
            named += TypeNames.front(of: use.chain).map { ($0, use.location) }
        }
        return firsts(named, forbidden.references) {
            "\"\(subject)\" may not name \"\($0)\""
        } subject: {
            subject
        }
    }

    private func calls(_ member: MemberFact, _ subject: String) -> [Finding] {
        member.body.map { calls($0, subject) } ?? []
    }

    private func calls(_ body: BodyFact, _ subject: String) -> [Finding] {
        var used = body.calls.flatMap { call in
            TypeNames.prefixes(of: call.callee, expected: call.expected).map { ($0, call.location) }
        }
        used += body.usesAndTargets.flatMap { use in
            TypeNames.prefixes(of: use.chain, expected: use.expected).map { ($0, use.location) }
        }
        return firsts(used, forbidden.calls) {
            "\"\(subject)\" may not use \"\($0)\""
        } subject: {
            subject
        }
    }

    /// One finding for each location.
    private func firsts(
        _ named: [(String, FileLocation)], _ patterns: [Pattern], message: (String) -> String,
        subject: () -> String
    ) -> [Finding] {
        var seen: Set<FileLocation> = []
        return named.filter { name, _ in patterns.allow { $0.matches(name: name) } }
            .filter { seen.insert($1).inserted }
            .map { finding($1, message($0), subject()) }
    }

    private func finding(_ location: FileLocation, _ violation: String, _ subject: String) -> Finding {
        Finding(of: rule, at: location, message: "\(violation): \(rule.why)", subject: subject)
    }
}
