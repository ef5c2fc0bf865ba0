import SourceModel

/// Gives a target of unit tests in a `project.yml` of XcodeGen its mocks.
struct XcodeGenMocks: MockableProject {
    private let text: String
    private let lines: YAMLLines
    private let listed: [ListedTarget]
    private let packagePath: (String) -> String

    init(_ text: String, packagePath: @escaping (String) -> String) {
        self.text = text
        lines = YAMLLines(text)
        listed = ProjectListing.xcodeGen(text)
        self.packagePath = packagePath
    }

    private var targets: [(name: String, block: YAMLLines.Block)] {
        lines["targets", lines.root].map { lines.keys(of: $0) } ?? []
    }

    private var isDescribedElsewhere: Bool {
        lines["include", lines.root] != nil || lines["targetTemplates", lines.root] != nil
    }

    private func type(of target: YAMLLines.Block) -> String { lines["type", target]?.inline ?? "" }

    func target(named name: String?) throws(LeftAlone) -> MockTarget {
        let units = targets.filter { type(of: $0.block) == "bundle.unit-test" }
        guard !units.isEmpty || !isDescribedElsewhere else {
            throw LeftAlone(
                reason:
                    "other files or templates describe its tests; add the mocks there by hand, as docs/adopting.md of "
                    + "Scenery describes")
        }
        let chosen = try TestTargetChoice.choose(from: units.map(\.name), named: name)
        guard let tests = units.first(where: { $0.name == chosen })?.block,
            let own = listed.first(where: { $0.name == chosen }), let folder = own.folders.first,
            !folder.isEmpty
        else {
            throw LeftAlone(reason: "the folder of the tests of \(chosen) cannot be read in the project")
        }
        let names = own.dependencies
        let candidates = targets.filter { names.contains($0.name) }
        let apps = candidates.filter { type(of: $0.block) == "application" }
        guard let app = apps.first ?? candidates.first(where: { type(of: $0.block).contains("framework") }),
            let code = listed.first(where: { $0.name == app.name })
        else {
            throw LeftAlone(
                reason:
                    "\(chosen) depends on no app or framework of this project, so it is not known what it tests"
            )
        }
        let sources = MockSources(of: code, besides: listed.filter { $0.name != app.name })
        guard !sources.paths.isEmpty, sources.paths.count <= MockSources.most else {
            throw LeftAlone(reason: "the folders of \(app.name) cannot be read in the project")
        }
        let setup = MockSetup(
            testTarget: chosen, module: module(of: app), sources: sources.paths,
            output: folder + "/" + MockSetup.fileName)
        return MockTarget(
            setup: setup, app: app.name, tests: own, misfit: misfit(tests, chosen),
            isDone: hasScript(tests) && hasProduct(tests))
    }

    private func module(of app: (name: String, block: YAMLLines.Block)) -> String {
        for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
            if let value = lines.value(of: key, anywhereIn: app.block), !value.contains("$") {
                return ListedTarget.module(named: value)
            }
        }
        return ListedTarget.module(named: app.name)
    }

    private func hasScript(_ tests: YAMLLines.Block) -> Bool {
        lines.contains("scenery mock", in: tests) || lines.contains(MockSetup.phase, in: tests)
    }

    private func hasProduct(_ tests: YAMLLines.Block) -> Bool { lines.contains(MockSetup.product, in: tests) }

    private func misfit(_ tests: YAMLLines.Block, _ name: String) -> String? {
        let platform = lines["platform", tests]?.inline ?? ""
        let own = lines["deploymentTarget", tests]
        let options = lines["options", lines.root].flatMap { lines["deploymentTarget", $0] }
        let inline = own.flatMap { $0.inline.isEmpty ? nil : $0.inline }
        let version =
            inline ?? [own, options].lazy.compactMap { $0.flatMap { lines[platform, $0]?.inline } }.first
        return PlatformVersions.misfit(version.map { [(platform, $0)] } ?? [], in: name)
    }

    // MARK: Adding

    func adding(_ setup: MockSetup, _ package: SceneryPackage) throws(LeftAlone) -> String {
        guard let tests = targets.first(where: { $0.name == setup.testTarget })?.block,
            let column = tests.column,
            let all = lines["targets", lines.root]
        else { throw leftAlone(setup) }
        if lines.contains("ENABLE_USER_SCRIPT_SANDBOXING: YES", in: lines.root)
            || lines.contains("ENABLE_USER_SCRIPT_SANDBOXING: true", in: lines.root),
            !lines.contains("ENABLE_USER_SCRIPT_SANDBOXING: NO", in: tests)
        {
            throw LeftAlone(
                reason:
                    "the project sandboxes scripts; set ENABLE_USER_SCRIPT_SANDBOXING to NO for \(setup.testTarget), then run scenery adopt again"
            )
        }
        var edit = lines
        let unit = max(1, column - (all.column ?? 2))
        if !hasProduct(tests) {
            try add(packageLines(package), named: "packages", to: lines.root, before: all, unit, setup, &edit)
            try add(
                ["- package: Scenery", "  product: \(MockSetup.product)"], named: "dependencies", to: tests,
                before: nil, unit, setup, &edit)
        }
        if !hasScript(tests) {
            let key = lines["prebuildScripts", tests] == nil ? "preBuildScripts" : "prebuildScripts"
            try add(scriptLines(setup), named: key, to: tests, before: nil, unit, setup, &edit)
        }
        return try verified(edit.insertions.text, setup)
    }

    /// Adds lines below a key, and the key where the block does not have it.
    private func add(
        _ added: [String], named key: String, to block: YAMLLines.Block, before next: YAMLLines.Block?,
        _ unit: Int,
        _ setup: MockSetup, _ edit: inout YAMLLines
    ) throws(LeftAlone) {
        let column = block.column ?? 0
        if added.isEmpty { return }
        guard let present = lines[key, block] else {
            let text = ["\(key):"] + added.map { String(repeating: " ", count: unit) + $0 }
            if let next { return edit.add(text, before: next, column: column) }
            return edit.add(text, to: block, column: column)
        }
        guard present.inline.isEmpty else { throw leftAlone(setup) }
        edit.add(added, to: present, column: present.column ?? column + unit)
    }

    private func packageLines(_ package: SceneryPackage) -> [String] {
        let packages = lines["packages", lines.root].map { lines.keys(of: $0).map(\.name) } ?? []
        guard !packages.contains("Scenery") else { return [] }
        let place =
            switch package {
            case .folder(let folder): ["path: \"\(SceneryPackage.escaped(packagePath(folder)))\""]
            case .repository(let url, .from(let version)): ["url: \"\(url)\"", "from: \"\(version)\""]
            case .repository(let url, .branch(let branch)): ["url: \"\(url)\"", "branch: \"\(branch)\""]
            }
        return ["Scenery:"] + place.map { "  " + $0 }
    }

    private func scriptLines(_ setup: MockSetup) -> [String] {
        [
            "- name: \(MockSetup.phase)", "  basedOnDependencyAnalysis: false", "  outputFiles:",
            "    - \"\(SceneryPackage.escaped("$(SRCROOT)/" + setup.output))\"", "  script: |",
        ] + setup.script.map { "    " + $0 }
    }

    private func leftAlone(_ setup: MockSetup) -> LeftAlone {
        LeftAlone(
            reason: "the project's file is written in a way in which nothing can be added safely",
            lines: setup.byHand)
    }

    /// The text, if the reader finds in it what was there and the package.
    private func verified(_ new: String, _ setup: MockSetup) throws(LeftAlone) -> String {
        let read = ProjectListing.xcodeGen(new)
        let isLinked = targets.first { $0.name == setup.testTarget }.map { hasProduct($0.block) } ?? false
        let expected = listed.map { target in
            var target = target
            if target.name == setup.testTarget, !isLinked { target.dependencies.append(MockSetup.product) }
            return target
        }
        guard read == expected, XcodeGenMocks(new, packagePath: packagePath).isComplete(setup) else {
            throw leftAlone(setup)
        }
        return new
    }

    private func isComplete(_ setup: MockSetup) -> Bool {
        targets.first { $0.name == setup.testTarget }.map { hasScript($0.block) && hasProduct($0.block) }
            ?? false
    }
}
