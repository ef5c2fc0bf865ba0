import SourceModel

/// Gives a target of unit tests in an Xcode project its mocks: the package, its test kit, the file and the phase that
/// writes it. What is there already, also in another form, stays as it is.
struct XcodeMocks: MockableProject {
    private let file: XcodeProjectFile
    private let listed: [ListedTarget]
    /// The path of the package on this machine, from the project's folder.
    private let packagePath: (String) -> String

    /// - Returns: `nil` if the text is not a project file in the format that Xcode writes.
    init?(_ text: String, packagePath: @escaping (String) -> String) {
        guard let file = XcodeProjectFile(text), let listed = ProjectListing.xcode(text) else { return nil }
        self.file = file
        self.listed = listed
        self.packagePath = packagePath
    }

    func target(named name: String?) throws(LeftAlone) -> MockTarget {
        let names = file.unitTests.map(XcodeProjectFile.name)
        let chosen = try TestTargetChoice.choose(from: names, named: name)
        let tests = try entry(chosen)
        guard let app = file.tested(by: tests) else {
            throw LeftAlone(
                reason:
                    "\(chosen) depends on no app or framework of this project, so it is not known what it tests"
            )
        }
        let listed = try found(chosen)
        let sources = MockSources(
            of: try found(XcodeProjectFile.name(of: app)),
            besides: self.listed.filter { $0.name != XcodeProjectFile.name(of: app) })
        guard !sources.paths.isEmpty, sources.paths.count <= MockSources.most else {
            throw LeftAlone(
                reason: sources.paths.isEmpty
                    ? "\(XcodeProjectFile.name(of: app)) has no Swift file"
                    : "the Swift files of \(XcodeProjectFile.name(of: app)) lie among those of other targets")
        }
        let setup = MockSetup(
            testTarget: chosen, module: file.module(of: app), sources: sources.paths,
            output: try XcodeMocksFile(of: tests, in: file, self.listed).path(listed))
        return MockTarget(
            setup: setup, app: XcodeProjectFile.name(of: app), tests: listed, misfit: misfit(tests),
            isDone: isDone(tests))
    }

    private func entry(_ name: String) throws(LeftAlone) -> LocatedList.Entry {
        guard let entry = file.unitTests.first(where: { XcodeProjectFile.name(of: $0) == name }) else {
            throw LeftAlone(reason: "the project has no target of unit tests named \"\(name)\"")
        }
        return entry
    }

    private func found(_ name: String) throws(LeftAlone) -> ListedTarget {
        guard let target = listed.first(where: { $0.name == name }) else {
            throw LeftAlone(reason: "the files of \(name) cannot be read in the project")
        }
        return target
    }

    // MARK: What is there

    private func isDone(_ tests: LocatedList.Entry) -> Bool { hasPhase(tests) && hasProduct(tests) }

    private func hasPhase(_ tests: LocatedList.Entry) -> Bool {
        file.objects("buildPhases", of: tests).contains {
            $0.value["shellScript"]?.text?.contains("scenery mock") == true
                || $0.value["name"]?.text == MockSetup.phase
        }
    }

    private func hasProduct(_ tests: LocatedList.Entry) -> Bool {
        file.objects("packageProductDependencies", of: tests).contains {
            $0.value["productName"]?.text == MockSetup.product
        }
    }

    private func misfit(_ tests: LocatedList.Entry) -> String? {
        let sdk = file.values("SDKROOT", of: tests).first ?? "auto"
        let platforms = PlatformVersions.all.filter { sdk == "auto" || sdk.hasPrefix($0.sdk) }
        let versions = platforms.flatMap { platform in
            file.values(platform.setting, of: tests).map { (platform.name, $0) }
        }
        return PlatformVersions.misfit(versions, in: XcodeProjectFile.name(of: tests))
    }

    // MARK: Adding

    func adding(_ setup: MockSetup, _ package: SceneryPackage) throws(LeftAlone) -> String {
        let tests = try entry(setup.testTarget)
        var edit = XcodeProjectEdit(file)
        guard let sources = file.phase("PBXSourcesBuildPhase", of: tests) else {
            throw LeftAlone(
                reason: "\(setup.testTarget) has no phase that compiles sources", lines: setup.byHand)
        }
        let link = hasProduct(tests) ? nil : XcodeLink(tests, edit)
        var files = link.map { [$0.buildFile] } ?? []
        let mocks = XcodeMocksFile(of: tests, in: file, listed).added(setup, edit)
        if let mocks { files.append(mocks.buildFile) }
        for file in files.sorted(by: { $0.id < $1.id }) {
            edit.add("PBXBuildFile", file.id, file.comment, [file.field], isShort: true)
        }
        if let mocks {
            edit.add("PBXFileReference", mocks.id, MockSetup.fileName, mocks.fields, isShort: true)
            edit.add("\(mocks.id) /* \(MockSetup.fileName) */", to: "children", of: mocks.group)
            edit.add("\(mocks.buildFile.id) /* \(mocks.buildFile.comment) */", to: "files", of: sources)
        }
        link?.addPhase(to: &edit)
        if !hasPhase(tests) { try addPhase(setup, tests, before: sources.key, to: &edit) }
        link?.addPackage(package, path: packagePath, to: &edit)
        return try verified(edit, setup)
    }

    private func addPhase(
        _ setup: MockSetup, _ tests: LocatedList.Entry, before sources: String,
        to edit: inout XcodeProjectEdit
    ) throws(LeftAlone) {
        let id = edit.id("\(tests.key)/phase")
        let script = setup.script.joined(separator: "\n") + "\n"
        edit.add(
            "PBXShellScriptBuildPhase", id, MockSetup.phase,
            [
                "alwaysOutOfDate = 1;", "buildActionMask = 2147483647;", "files = (", ");", "inputPaths = (",
                ");",
                "name = \"\(MockSetup.phase)\";", "outputPaths = (",
                "\t\(LocatedList.quoted("$(SRCROOT)/\(setup.output)")),", ");",
                "runOnlyForDeploymentPostprocessing = 0;", "shellPath = /bin/sh;",
                "shellScript = \(LocatedList.quoted(script));",
            ])
        edit.add("\(id) /* \(MockSetup.phase) */", to: "buildPhases", of: tests, before: sources)
        try allowScripts(tests, setup, &edit)
    }

    /// The script reads folders, which the sandbox for scripts forbids.
    private func allowScripts(
        _ tests: LocatedList.Entry, _ setup: MockSetup, _ edit: inout XcodeProjectEdit
    ) throws(LeftAlone) {
        let key = "ENABLE_USER_SCRIPT_SANDBOXING"
        guard file.values(key, of: tests).contains("YES") else { return }
        for settings in file.settings(of: tests) {
            guard settings[key] == nil else {
                if settings[key]?.text == "NO" { continue }
                throw LeftAlone(
                    reason:
                        "\(setup.testTarget) sets \(key) to YES; set it to NO, then run scenery adopt again")
            }
            edit.add(setting: key, "NO", to: settings)
        }
    }

    // MARK: Proof

    /// The text, if both readers find in it what was there and what was added.
    private func verified(_ edit: XcodeProjectEdit, _ setup: MockSetup) throws(LeftAlone) -> String {
        let text = edit.insertions.text
        let old = Set(file.objects.entries.map(\.key))
        guard let new = XcodeProjectFile(text), let targets = ProjectListing.xcode(text),
            Set(new.objects.entries.map(\.key)) == old.union(edit.added),
            targets.map(\.name) == listed.map(\.name),
            zip(targets, listed).allSatisfy({
                Set($0.files).subtracting([setup.output]) == Set($1.files).subtracting([setup.output])
            })
        else {
            throw LeftAlone(
                reason: "the project's file is written in a way in which nothing can be added safely",
                lines: setup.byHand)
        }
        return text
    }
}
