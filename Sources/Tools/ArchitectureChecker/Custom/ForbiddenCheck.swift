import ArchitectureRules
import SourceModel

/// Finds what a team forbade some of its files.
struct ForbiddenCheck {
    let contract: Contract
    let forbidden: Forbidden
    let map: SiteMap

    func findings() -> [Finding] {
        let model = map.project.model
        var findings = edges()
        for module in model.modules {
            for file in module.files where concerns(file, in: module) {
                findings += imports(file)
                for declaration in file.declarations { findings += names(declaration) + inherits(declaration, module) }
                for (subject, member) in members(of: file) where isConcerned(member.place, in: module, subject) {
                    findings += references(member, subject) + calls(member, subject)
                }
                if let body = file.topLevel {
                    findings += calls(body, "top level of \(file.path)")
                }
            }
        }
        return findings
    }

    // MARK: Whom it concerns

    /// Tests are concerned only when they are named by file or module.
    private func concerns(_ file: FileFacts, in module: ModuleFacts) -> Bool {
        if module.isTest, forbidden.from.files.isEmpty, forbidden.from.modules.isEmpty { return false }
        return forbidden.from.contains(map.site(ofFile: file.path, in: module.name))
    }

    private func isConcerned(_ place: SourcePlace, in module: ModuleFacts, _ subject: String) -> Bool {
        guard !forbidden.from.roles.isEmpty else { return true }
        let owner = subject.split(separator: ".").dropLast().joined(separator: ".")
        guard let type = map.project.model.type(named: owner, module: module.name) else { return false }
        return forbidden.from.contains(map.site(of: type))
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
            findings += map.references.compactMap { reference in
                let (type, other) = (reference.from, reference.to)
                guard reference.site.path != other.place.path, forbidden.from.contains(reference.site),
                    to.contains(map.site(of: other))
                else { return nil }
                return finding(reference.place, "\"\(type.qualifiedName)\" may not use \"\(other.qualifiedName)\"", type.qualifiedName)
            }
        }
        if forbidden.edges.contains(.imports) {
            findings += map.imports().compactMap { site, fact in
                guard forbidden.from.contains(site), to.contains(module: fact.module, filesOf: map.paths) else { return nil }
                return finding(fact.place, "\"\(site.path)\" may not import \"\(fact.path)\"", site.path)
            }
        }
        if forbidden.edges.contains(.targets) {
            findings += map.project.model.modules.filter { !$0.isTest }.flatMap { module in
                module.dependencies.filter { other in
                    forbidden.from.contains(module: module.name, filesOf: map.paths)
                        && to.contains(module: other, filesOf: map.paths)
                }.map { other in
                    let place = SourcePlace(path: "Package.swift", line: 1, column: 1)
                    return finding(place, "the target \"\(module.name)\" may not depend on \"\(other)\"", module.name)
                }
            }
        }
        return findings
    }

    private func imports(_ file: FileFacts) -> [Finding] {
        file.imports.filter { fact in
            forbidden.imports.allow { $0.matches(name: fact.module) || $0.matches(name: fact.path) }
        }.map { finding($0.place, "\"\(file.path)\" may not import \"\($0.path)\"", file.path) }
    }

    private func names(_ declaration: DeclarationFact) -> [Finding] {
        guard declaration.kind != .extension, forbidden.names.allow({ $0.matches(name: declaration.name) }) else {
            return []
        }
        return [finding(declaration.place, "no type here may be called \"\(declaration.name)\"", declaration.qualifiedName)]
    }

    /// What is written after the colon, and what those inherit from in turn.
    private func inherits(_ declaration: DeclarationFact, _ module: ModuleFacts) -> [Finding] {
        let written = declaration.inherited.flatMap(TypeNames.all)
        let model = map.project.model
        let type = declaration.kind == .extension ? nil : model.type(named: declaration.qualifiedName, module: module.name)
        let further = type.map { model.ancestors(of: $0).flatMap(\.declaration.inherited).flatMap(TypeNames.all) } ?? []
        guard let name = (written + further).first(where: { name in forbidden.inherits.allow { $0.matches(name: name) } })
        else { return [] }
        return [finding(declaration.place, "\"\(declaration.name)\" may not inherit from \"\(name)\"", declaration.qualifiedName)]
    }

    private func references(_ member: MemberFact, _ subject: String) -> [Finding] {
        let types = [member.type, member.initialType].compactMap { $0 } + member.parameters.map(\.type)
        var named = types.flatMap(TypeNames.all).map { ($0, member.place) }
        for use in member.body?.types ?? [] { named += TypeNames.all(use.type).map { ($0, use.place) } }
        for call in member.body?.calls ?? [] { named += TypeNames.front(of: call.callee).map { ($0, call.place) } }
        for use in member.body?.uses ?? [] { named += TypeNames.front(of: use.chain).map { ($0, use.place) } }
        return firsts(named, forbidden.references) { "\"\(subject)\" may not name \"\($0)\"" } subject: { subject }
    }

    private func calls(_ member: MemberFact, _ subject: String) -> [Finding] {
        member.body.map { calls($0, subject) } ?? []
    }

    private func calls(_ body: BodyFact, _ subject: String) -> [Finding] {
        var used = body.calls.flatMap { call in
            TypeNames.prefixes(of: call.callee, expected: call.expected).map { ($0, call.place) }
        }
        used += body.uses.flatMap { use in
            TypeNames.prefixes(of: use.chain, expected: use.expected).map { ($0, use.place) }
        }
        return firsts(used, forbidden.calls) { "\"\(subject)\" may not use \"\($0)\"" } subject: { subject }
    }

    /// One finding for each place.
    private func firsts(
        _ named: [(String, SourcePlace)], _ patterns: [Pattern], message: (String) -> String, subject: () -> String
    ) -> [Finding] {
        var seen: Set<SourcePlace> = []
        return named.filter { name, _ in patterns.allow { $0.matches(name: name) } }
            .filter { seen.insert($1).inserted }
            .map { finding($1, message($0), subject()) }
    }

    private func finding(_ place: SourcePlace, _ fault: String, _ subject: String) -> Finding {
        Finding(rule: contract.name, severity: contract.severity, place: place,
                message: "\(fault): \(contract.reason)", subject: subject)
    }
}
