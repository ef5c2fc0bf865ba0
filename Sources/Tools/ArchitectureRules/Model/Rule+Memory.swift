import SourceModel

/// How rules go through a project: what they found in code that did not change is not looked for again.
///
/// What a rule prepares outside of `find` may depend on declarations and scenes, and not on code.
extension Rule {
    /// The findings of a rule about single types.
    ///
    /// - Parameter part: Tells the parts of a rule apart that go through types.
    func findings(
        _ part: String = "", inEach types: [TypeEntity], of project: ProjectContext,
        _ find: (TypeEntity) -> [Finding]
    ) -> [Finding] {
        guard let memory = project.memory else { return types.flatMap(find) }
        return memory.findings(of: "\(id) \(part)", in: types, number: \.id, isAsked: project.isAsked, find)
    }

    /// The findings of a rule about single role instances.
    func findings(
        _ part: String = "", inEach instances: [RoleInstance], of project: ProjectContext,
        _ find: (RoleInstance) -> [Finding]
    ) -> [Finding] {
        guard let memory = project.memory, project.hasOneRoleEach else { return instances.flatMap(find) }
        return memory.findings(
            of: "\(id) \(part)", in: instances, number: \.type.id, isAsked: { project.isAsked($0.type) }, find
        )
    }

    /// The findings of a rule about single files.
    func findings(
        _ part: String = "", inEach files: [AppFile], of project: ProjectContext,
        _ find: (AppFile) -> [Finding]
    ) -> [Finding] {
        guard let memory = project.memory else { return files.flatMap(find) }
        func findNoted(_ file: AppFile) -> [Finding] {
            // Also of a file that has no code yet.
            CodeTracking.note(file.facts)
            return find(file)
        }
        return memory.findings(
            of: "\(id) \(part)\(CheckMemory.ofFiles)", in: files, number: { Int($0.facts.number) }, findNoted)
    }

    /// Everything that the rule finds in a project whose last check may be remembered.
    public func allFindings(in project: ProjectContext) -> [Finding] {
        guard let memory = project.memory else { return findings(in: project) }
        let find: (Int) -> [Finding] = { _ in findings(in: project) }
        return memory.findings(
            of: "\(id) in all\(CheckMemory.ofFiles)", in: [0], isWhole: true, number: { $0 }, find)
    }
}
