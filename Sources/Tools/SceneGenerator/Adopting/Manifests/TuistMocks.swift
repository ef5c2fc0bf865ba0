import SourceModel

/// Gives a target of unit tests in a `Project.swift` of Tuist its mocks.
struct TuistMocks: MockableProject {
    private let text: String
    private let groups: SwiftGroups
    private let listed: [ListedTarget]
    private let packagePath: (String) -> String

    /// - Returns: `nil` if the brackets of the text are not paired.
    init?(_ text: String, packagePath: @escaping (String) -> String) {
        guard let groups = SwiftGroups(text) else { return nil }
        self.text = text
        self.groups = groups
        listed = ProjectListing.tuist(text)
        self.packagePath = packagePath
    }

    private var targets: [SwiftGroups.Group] { groups.calls("target") + groups.calls("Target") }

    private func named(_ name: String) -> SwiftGroups.Group? {
        targets.first { groups.string("name", of: $0) == name }
    }

    private func product(of target: SwiftGroups.Group) -> String {
        groups.argument("product", of: target).map { groups.text($0.value) } ?? ""
    }

    func target(named name: String?) throws(LeftAlone) -> MockTarget {
        guard !targets.isEmpty else {
            throw LeftAlone(
                reason:
                    "functions make its targets; add the mocks there by hand, as docs/adopting.md of Scenery describes"
            )
        }
        let units = targets.filter { product(of: $0) == ".unitTests" }.compactMap {
            groups.string("name", of: $0)
        }
        let chosen = try TestTargetChoice.choose(from: units, named: name)
        guard let tests = named(chosen), let own = listed.first(where: { $0.name == chosen }),
            let folder = own.folders.first, !folder.isEmpty
        else {
            throw LeftAlone(reason: "the folder of the tests of \(chosen) cannot be read in the manifest")
        }
        let candidates = own.dependencies.compactMap { name in listed.first { $0.name == name } }
        let apps = candidates.filter { named($0.name).map(product) == ".app" }
        guard let app = apps.first ?? candidates.first else {
            throw LeftAlone(
                reason: "\(chosen) depends on no target of this project, so it is not known what it tests")
        }
        let sources = MockSources(of: app, besides: listed.filter { $0.name != app.name })
        guard !sources.paths.isEmpty, sources.paths.count <= MockSources.most else {
            throw LeftAlone(reason: "the folders of \(app.name) cannot be read in the manifest")
        }
        let productName = named(app.name).flatMap { groups.string("productName", of: $0) }
        let setup = MockSetup(
            testTarget: chosen, module: ListedTarget.module(named: productName ?? app.name),
            sources: sources.paths, output: folder + "/" + MockSetup.fileName)
        return MockTarget(
            setup: setup, app: app.name, tests: own, misfit: misfit(tests, chosen),
            isDone: hasScript(tests) && hasProduct(tests))
    }

    private func hasScript(_ tests: SwiftGroups.Group) -> Bool {
        let text = groups.text(tests.open..<tests.close)
        return text.contains("scenery mock") || text.contains(MockSetup.phase)
    }

    private func hasProduct(_ tests: SwiftGroups.Group) -> Bool {
        groups.text(tests.open..<tests.close).contains(MockSetup.product)
    }

    /// `.iOS("18.0")`, or `.iOS(targetVersion: "18.0", devices: .iphone)`.
    private func misfit(_ tests: SwiftGroups.Group, _ name: String) -> String? {
        let argument =
            groups.argument("deploymentTargets", of: tests) ?? groups.argument("deploymentTarget", of: tests)
        guard let value = argument?.value else { return PlatformVersions.misfit([], in: name) }
        let calls = groups.groups.filter { value.contains($0.open) }
        let versions = calls.compactMap { call -> (name: String, version: String)? in
            guard let item = call.items.first else { return nil }
            let version = groups.text(item).filter { $0.isNumber || $0 == "." }
            return version.isEmpty ? nil : (call.name, version)
        }
        return PlatformVersions.misfit(versions, in: name)
    }

    // MARK: Adding

    private static let afterPackages = [
        "settings", "targets", "schemes", "fileHeaderTemplate", "additionalFiles", "resourceSynthesizers",
    ]
    private static let afterScripts =
        ["dependencies"] + afterDependencies
    private static let afterDependencies = [
        "settings", "coreDataModels", "environment", "environmentVariables", "launchArguments",
        "additionalFiles",
        "buildRules", "mergedBinaryType", "mergeable", "onDemandResourcesTags", "metadata",
    ]

    func adding(_ setup: MockSetup, _ package: SceneryPackage) throws(LeftAlone) -> String {
        guard let tests = named(setup.testTarget), let project = groups.calls("Project").first,
            groups.calls("Project").count == 1
        else { throw leftAlone(setup) }
        var edit = SwiftManifestEdit(text, groups)
        if !hasProduct(tests) {
            let declaration = declaration(of: package)
            if !groups.text(project.open..<project.close).contains(declaration) {
                try add(declaration, named: "packages", to: project, before: Self.afterPackages, setup, &edit)
            }
            // Of two arguments that are added at one place, the scripts come first.
            if !hasScript(tests), groups.argument("dependencies", of: tests) == nil {
                try addScript(setup, tests, &edit)
            }
            try add(
                ".package(product: \"\(MockSetup.product)\")", named: "dependencies", to: tests,
                before: Self.afterDependencies, setup, &edit)
            if !hasScript(tests), groups.argument("dependencies", of: tests) != nil {
                try addScript(setup, tests, &edit)
            }
        } else {
            try addScript(setup, tests, &edit)
        }
        return try verified(edit.insertions.text, setup)
    }

    private func addScript(
        _ setup: MockSetup, _ tests: SwiftGroups.Group, _ edit: inout SwiftManifestEdit
    ) throws(LeftAlone) {
        let unit = edit.unit
        let script =
            [".pre(", unit + "script: \"\"\""]
            + setup.script.map { unit + $0.replacing("\\", with: "\\\\") } + [unit + "\"\"\","]
            + [
                unit + "name: \"\(MockSetup.phase)\",",
                unit + "outputPaths: [\"\(SceneryPackage.escaped("$(SRCROOT)/" + setup.output))\"],",
                unit + "basedOnDependencyAnalysis: false)",
            ]
        if let array = groups.array("scripts", of: tests) { return edit.add(element: script, to: array) }
        guard groups.argument("scripts", of: tests) == nil, groups.argument("actions", of: tests) == nil
        else {
            throw leftAlone(setup)
        }
        let whole = ["scripts: ["] + script.map { unit + $0 } + ["]"]
        edit.add(argument: whole, to: tests, before: Self.afterScripts)
    }

    private func add(
        _ element: String, named label: String, to call: SwiftGroups.Group, before later: [String],
        _ setup: MockSetup, _ edit: inout SwiftManifestEdit
    ) throws(LeftAlone) {
        guard edit.add(element, named: label, to: call, before: later) else { throw leftAlone(setup) }
    }

    private func declaration(of package: SceneryPackage) -> String {
        switch package {
        case .folder(let folder): ".package(path: \"\(SceneryPackage.escaped(packagePath(folder)))\")"
        case .repository(let url, .from(let version)):
            ".remote(url: \"\(url)\", requirement: .upToNextMajor(from: \"\(version)\"))"
        case .repository(let url, .branch(let branch)):
            ".remote(url: \"\(url)\", requirement: .branch(\"\(branch)\"))"
        }
    }

    private func leftAlone(_ setup: MockSetup) -> LeftAlone {
        LeftAlone(
            reason: "the manifest is written in a way in which nothing can be added safely",
            lines: setup.byHand)
    }

    /// The text, if the reader finds in it what was there and the test kit.
    private func verified(_ new: String, _ setup: MockSetup) throws(LeftAlone) -> String {
        let read = ProjectListing.tuist(new)
        guard let again = TuistMocks(new, packagePath: packagePath),
            let tests = again.named(setup.testTarget),
            again.hasScript(tests), again.hasProduct(tests), read.map(\.name) == listed.map(\.name),
            zip(read, listed).allSatisfy({
                $0.folders == $1.folders && Set($0.dependencies).isSuperset(of: $1.dependencies)
            })
        else { throw leftAlone(setup) }
        return new
    }
}
