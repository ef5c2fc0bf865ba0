import SourceModel

/// Gives a test target of a `Package.swift` the build plugin that writes its mocks, and the test kit.
struct PackageMocks {
    static let plugin = "SceneryMocks"
    /// The first version of SwiftPM's manifests that has traits, behind which the plugin's tool is.
    private static let oldestTools = (6, 1)

    private let text: String
    private let groups: SwiftGroups
    private let listed: [ListedTarget]

    /// A test target, and what it tests.
    struct Target {
        let name: String
        /// The folders and files of the module that is mocked, from the package's folder.
        let sources: [String]
        let module: String
        let tests: ListedTarget
        let misfit: String?
        let isDone: Bool
    }

    /// - Parameter exists: Whether there is a file or folder of this path.
    /// - Returns: `nil` if the brackets of the text are not paired.
    init?(_ text: String, exists: (String) -> Bool) {
        guard let groups = SwiftGroups(text) else { return nil }
        self.text = text
        self.groups = groups
        listed = ProjectListing.package(text, exists: exists)
    }

    func target(named name: String?) throws(LeftAlone) -> Target {
        let chosen = try TestTargetChoice.choose(from: listed.filter(\.isTest).map(\.name), named: name)
        guard let tests = listed.first(where: { $0.name == chosen }) else {
            throw LeftAlone(reason: "the files of \(chosen) cannot be read in the manifest")
        }
        let own = tests.dependencies.compactMap { name in listed.first { $0.name == name && !$0.isTest } }
        guard let module = own.first else {
            throw LeftAlone(
                reason: "\(chosen) depends on no target of this package, so it is not known what it tests")
        }
        if let misfit = toolsMisfit { throw LeftAlone(reason: misfit) }
        let call = call(of: chosen)
        let isDone = call.map { groups.text($0.open..<$0.close).contains("\"\(Self.plugin)\"") } ?? false
        return Target(
            name: chosen, sources: module.folders + module.files,
            module: ListedTarget.module(named: module.name),
            tests: tests, misfit: platformMisfit, isDone: isDone)
    }

    private func call(of name: String) -> SwiftGroups.Group? {
        groups.calls("testTarget").first { groups.string("name", of: $0) == name }
    }

    /// `// swift-tools-version: 6.1`
    private var toolsMisfit: String? {
        let line = text.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") } ?? ""
        let numbers = line.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }.split(separator: ".")
        let version = (
            numbers.first.flatMap { Int($0) } ?? 0, numbers.dropFirst().first.flatMap { Int($0) } ?? 0
        )
        guard version < Self.oldestTools else { return nil }
        return
            "the plugin needs swift-tools-version: \(Self.oldestTools.0).\(Self.oldestTools.1), and Package.swift has an older one; raise it, then run scenery adopt again"
    }

    /// `.iOS(.v18)`, `.macOS("15.0")`
    private var platformMisfit: String? {
        guard let package = groups.calls("Package").first, let array = groups.array("platforms", of: package)
        else {
            return PlatformVersions.misfit([], in: "Package.swift")
        }
        let versions = groups.groups.filter { array.open < $0.open && $0.close < array.close }.compactMap {
            call -> (name: String, version: String)? in
            guard let item = call.items.first else { return nil }
            let version = groups.text(item).drop { !$0.isNumber }.prefix {
                $0.isNumber || $0 == "." || $0 == "_"
            }
            return version.isEmpty ? nil : (call.name, String(version))
        }
        return PlatformVersions.misfit(versions, in: "Package.swift")
    }

    // MARK: Adding

    private static let afterDependencies = [
        "targets", "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    ]
    private static let afterTargetDependencies = [
        "path", "exclude", "sources", "resources", "packageAccess", "cSettings", "cxxSettings",
        "swiftSettings",
        "linkerSettings", "plugins",
    ]

    /// - Parameter path: The path of a package on this machine, from the package's folder.
    func adding(
        to target: Target, _ package: SceneryPackage, path: (String) -> String
    ) throws(LeftAlone) -> String {
        let reference = package.reference
        let product = ".product(name: \"\(MockSetup.product)\", package: \"\(reference)\")"
        let plugin = ".plugin(name: \"\(Self.plugin)\", package: \"\(reference)\")"
        let declaration = Self.declaration(of: package, path)
        let left = LeftAlone(
            reason: "Package.swift is written in a way in which nothing can be added safely",
            lines: [
                "add to the dependencies of the package: \(declaration)",
                "add to the dependencies of \(target.name): \(product)",
                "add to \(target.name): plugins: [\(plugin)]",
            ])
        guard let tests = call(of: target.name), groups.calls("Package").count == 1,
            let whole = groups.calls("Package").first
        else { throw left }
        var edit = SwiftManifestEdit(text, groups)
        if let known = known(in: whole) {
            guard known.contains("\"Tools\"") else {
                throw LeftAlone(
                    reason:
                        "the plugin's tool is behind the trait \"Tools\", which the dependency on Scenery does not enable; "
                        + "add it to its traits, then run scenery adopt again")
            }
        } else {
            try add(declaration, "dependencies", whole, Self.afterDependencies, left, &edit)
        }
        if !groups.text(tests.open..<tests.close).contains("\"\(MockSetup.product)\"") {
            try add(product, "dependencies", tests, Self.afterTargetDependencies, left, &edit)
        }
        try add(plugin, "plugins", tests, [], left, &edit)
        let new = edit.insertions.text
        let read = ProjectListing.package(new) { _ in true }
        let before = ProjectListing.package(text) { _ in true }
        guard SwiftGroups(new) != nil, read.map(\.name) == before.map(\.name),
            zip(read, before).allSatisfy({
                Set($0.dependencies).subtracting([MockSetup.product])
                    == Set($1.dependencies).subtracting([MockSetup.product])
            })
        else { throw left }
        return new
    }

    /// The dependency on the package that the manifest has already.
    private func known(in whole: SwiftGroups.Group) -> String? {
        guard let array = groups.array("dependencies", of: whole) else { return nil }
        return array.items.map(groups.text).first { item in
            let text = item.lowercased()
            return ["/scenery\"", "/scenery.git\"", "name: \"scenery\""].contains(where: text.contains)
        }
    }

    private func add(
        _ element: String, _ label: String, _ call: SwiftGroups.Group, _ later: [String], _ left: LeftAlone,
        _ edit: inout SwiftManifestEdit
    ) throws(LeftAlone) {
        guard edit.add(element, named: label, to: call, before: later) else { throw left }
    }

    private static func declaration(of package: SceneryPackage, _ path: (String) -> String) -> String {
        switch package {
        case .folder(let folder):
            ".package(name: \"Scenery\", path: \"\(SceneryPackage.escaped(path(folder)))\", traits: [\"Tools\"])"
        case .repository(let url, .from(let version)):
            ".package(url: \"\(url)\", from: \"\(version)\", traits: [\"Tools\"])"
        case .repository(let url, .branch(let branch)):
            ".package(url: \"\(url)\", branch: \"\(branch)\", traits: [\"Tools\"])"
        }
    }
}
