import FileWriting
import Foundation
import SourceModel

/// What a person asks of `scenery adopt`.
public struct AdoptionRequest {
    /// The folder of the app.
    public var root: URL
    /// The project, by its path or folder; `nil` for the only one.
    public var project: String?
    /// The target of unit tests; `nil` for the only one.
    public var target: String?
    /// Whether mocks are added: also where they may not fit, never, or where they fit.
    public var mocks: Bool?
    /// The services that check changes; `nil` for those that the repository uses.
    public var services: [CheckService]?

    public init(
        root: URL, project: String? = nil, target: String? = nil, mocks: Bool? = nil,
        services: [CheckService]? = nil
    ) {
        self.root = root
        self.project = project
        self.target = target
        self.mocks = mocks
        self.services = services
    }
}

/// Plans what is added to an existing app so that Scenery checks it and writes its mocks.
///
/// The project's own file gets the mocks of its tests, the repository the lines of its CI. What is there already stays as it is;
/// where a file is written in a way in which nothing can be added safely, a note has the lines to add by hand.
public struct ProjectAdoption {
    /// The mocks of a module as a run would write them.
    public struct Draft {
        public let text: String
        /// What cannot be mocked, one line each.
        public let problems: [String]

        public init(text: String, problems: [String]) {
            self.text = text
            self.problems = problems
        }

        /// The names of the mocks; none where nothing is marked.
        var names: [String] {
            text.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("//") }.compactMap {
                line in
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                return words.firstIndex { $0 == "class" || $0 == "actor" }.flatMap { index in
                    index + 1 < words.count ? String(words[index + 1]) : nil
                }
            }
        }
    }

    let request: AdoptionRequest
    let files: FileTransaction
    let package: () throws -> SceneryPackage
    /// Makes the mocks of files and folders; `nil` where the run fails.
    let draft: (_ paths: [String], _ module: String) -> Draft?

    public init(
        _ request: AdoptionRequest, _ files: FileTransaction, package: @escaping () throws -> SceneryPackage,
        draft: @escaping (_ paths: [String], _ module: String) -> Draft?
    ) {
        self.request = request
        self.files = files
        self.package = package
        self.draft = draft
    }

    /// - Throws: `GenerationError` when there is no project, several, or one that cannot be read.
    public func plan() throws -> Plan {
        let project = try AdoptableProject.find(in: request.root, named: request.project)
        let text = try AdoptedFile.text(of: project.path, files)
        var plan = Plan()
        var command: String?
        if request.mocks != false {
            do {
                command =
                    project.kind == .package
                    ? try addPlugin(project, text, to: &plan) : try addPhase(project, text, to: &plan)
            } catch let left as LeftAlone {
                plan.notes.append("mocks: \(project.name) is left alone: \(left.reason)")
                plan.notes += left.lines.map { "  " + $0 }
            }
        }
        let services = request.services ?? CheckService.used(in: files)
        if services.contains(where: { $0 != .none }) {
            let lines = CheckLines(package: try package(), commands: command.map { ["\($0) --check"] } ?? [])
            let checks = try CheckServicePlan(services, lines, root: request.root, files)
            plan.changes += checks.changes
            plan.notes += checks.notes
        }
        return plan
    }

    // MARK: Mocks

    /// - Returns: The command that writes the mocks, in the root's folder.
    private func addPhase(_ project: AdoptableProject, _ text: String, to plan: inout Plan) throws -> String?
    {
        let reader = try reader(project, text)
        let found = try reader.target(named: request.target)
        var setup = found.setup
        // A project also lists folders of resources, and some that are not there yet.
        setup.sources.removeAll { !hasSwift(project.located($0)) }
        guard !setup.sources.isEmpty else {
            throw LeftAlone(
                reason: "there is no Swift file in \(found.setup.sources.joined(separator: ", "))")
        }
        setup.module = TestSources(of: found.tests, project, request.root).module(
            among: [setup.module, ListedTarget.module(named: found.app)])
        let command =
            project.folder.isEmpty
            ? setup.command : "cd \(MockSetup.quoted(project.folder)) && \(setup.command)"
        guard !found.isDone else { return command }
        let output = project.located(setup.output)
        let draft = try checked(found.misfit, setup.sources, setup.module, found.tests, project, setup.byHand)
        if files.exists(output), files.text(of: output)?.hasPrefix("// Written by `scenery mock`") != true {
            throw LeftAlone(
                reason:
                    "\"\(output)\" is there, and scenery mock did not write it; move it away, then run scenery adopt again"
            )
        }
        let new = try reader.adding(setup, try package())
        if !files.exists(output) { plan.changes.append(FileChange(output, draft.text)) }
        plan.changes.append(FileChange(project.path, new, kind: .edit(of: text)))
        if draft.names.isEmpty { plan.notes.append(Self.nothingMarked(setup.module)) }
        if case .folder(let folder) = try package() {
            plan.notes.append(
                "mocks: the project refers to the package in \"\(folder)\" on this machine; pass --scenery URL for a team"
            )
        }
        return command
    }

    /// Whether a path from the root is a Swift file, or a folder with one below it.
    private func hasSwift(_ path: String) -> Bool {
        let whole = request.root.appending(path: path).path(percentEncoded: false)
        if path.hasSuffix(".swift") { return FileManager.default.fileExists(atPath: whole) }
        let below = FileManager.default.enumerator(atPath: whole)
        while let next = below?.nextObject() as? String {
            if next.hasSuffix(".swift") { return true }
        }
        return false
    }

    private static func nothingMarked(_ module: String) -> String {
        "mocks: no protocol of \(module) is mocked yet; annotate one with /// scenery:mock, or let it refine Boundary"
    }

    private func reader(_ project: AdoptableProject, _ text: String) throws -> any MockableProject {
        let folder = request.root.appending(path: project.folder)
        let path: (String) -> String = { ProjectPackage.path(to: $0, from: folder) }
        let reader: (any MockableProject)? =
            switch project.kind {
            case .xcode: XcodeMocks(text, packagePath: path)
            case .xcodeGen: XcodeGenMocks(text, packagePath: path)
            case .tuist: TuistMocks(text, packagePath: path)
            case .package: nil
            }
        guard let reader else {
            throw GenerationError.unreadable(
                file: project.path,
                reason: project.kind == .xcode
                    ? "it is not a project in the text format of Xcode; open it in Xcode, which says what is wrong"
                    : "its brackets or strings are not closed; correct it")
        }
        return reader
    }

    /// - Returns: `nil`, since a plugin needs no command.
    private func addPlugin(_ project: AdoptableProject, _ text: String, to plan: inout Plan) throws -> String?
    {
        let folder = request.root.appending(path: project.folder)
        let root = folder.path(percentEncoded: false)
        let reader = PackageMocks(text) {
            FileManager.default.fileExists(atPath: root + (root.hasSuffix("/") ? "" : "/") + $0)
        }
        guard let reader else {
            throw GenerationError.unreadable(
                file: project.path, reason: "its brackets or strings are not closed; correct it")
        }
        let target = try reader.target(named: request.target)
        guard !target.isDone else { return nil }
        let draft = try checked(target.misfit, target.sources, target.module, target.tests, project, [])
        guard !draft.names.isEmpty || request.mocks == true else {
            throw LeftAlone(
                reason:
                    "no protocol of \(target.module) is marked, and the plugin needs one; annotate one with "
                    + "/// scenery:mock, or let it refine Boundary, then run scenery adopt again")
        }
        let package = try package()
        let new = try reader.adding(to: target, package) { ProjectPackage.path(to: $0, from: folder) }
        if new != text { plan.changes.append(FileChange(project.path, new, kind: .edit(of: text))) }
        return nil
    }

    /// The mocks, if nothing speaks against them.
    private func checked(
        _ misfit: String?, _ sources: [String], _ module: String, _ tests: ListedTarget,
        _ project: AdoptableProject,
        _ byHand: [String]
    ) throws(LeftAlone) -> Draft {
        let isForced = request.mocks == true
        if let misfit, !isForced {
            throw LeftAlone(
                reason: "\(misfit); build them for a newer system, or pass --mocks to add them all the same")
        }
        let root = request.root
        let paths = sources.map { root.appending(path: project.located($0)).path(percentEncoded: false) }
        guard let draft = draft(paths, module) else {
            throw LeftAlone(
                reason:
                    "scenery mock cannot read the sources of \(module): \(sources.joined(separator: ", "))",
                lines: byHand)
        }
        if let first = draft.problems.first, !isForced {
            throw LeftAlone(
                reason:
                    "\(draft.problems.count) protocols of \(module) cannot be mocked, the first: \(first); list them at "
                    + "mocks: exclude: in scenery.yml, or pass --mocks to add mocks all the same")
        }
        let taken = TestSources(of: tests, project, root).declared(among: draft.names)
        if let first = taken.first, !isForced {
            throw LeftAlone(
                reason:
                    "the tests declare \(taken.count) of the mocks themselves, as \(first); remove them, or pass "
                    + "--mocks to add mocks all the same")
        }
        return draft
    }
}
