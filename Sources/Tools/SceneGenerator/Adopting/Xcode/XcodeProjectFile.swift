import SourceModel

/// A `project.pbxproj` with the offsets of its objects.
struct XcodeProjectFile {
    let text: String
    let objects: LocatedList
    let project: LocatedList.Entry
    private let byID: [String: LocatedList.Entry]

    /// - Returns: `nil` if the text is not a project file in the format that Xcode writes.
    init?(_ text: String) {
        guard let root = LocatedList(Array(text.utf8)), let objects = root["objects"],
            let id = root["rootObject"]?.text, let project = objects.entry(id)
        else { return nil }
        self.text = text
        self.objects = objects
        self.project = project
        byID = Dictionary(objects.entries.map { ($0.key, $0) }) { first, _ in first }
        guard byID.count == objects.entries.count else { return nil }
    }

    func object(_ id: String) -> LocatedList.Entry? { byID[id] }

    /// The objects that a list of an object names.
    func objects(_ key: String, of entry: LocatedList.Entry) -> [LocatedList.Entry] {
        (entry.value[key]?.texts ?? []).compactMap { byID[$0] }
    }

    func all(_ isa: String) -> [LocatedList.Entry] {
        objects.entries.filter { $0.value["isa"]?.text == isa }
    }

    // MARK: Targets

    /// The native targets in the order of the project.
    var targets: [LocatedList.Entry] {
        objects("targets", of: project).filter { $0.value["isa"]?.text == "PBXNativeTarget" }
    }

    var unitTests: [LocatedList.Entry] {
        targets.filter { Self.kind(of: $0) == "com.apple.product-type.bundle.unit-test" }
    }

    static func kind(of target: LocatedList.Entry) -> String { target.value["productType"]?.text ?? "" }

    static func name(of object: LocatedList.Entry) -> String { object.value["name"]?.text ?? object.key }

    func phase(_ isa: String, of target: LocatedList.Entry) -> LocatedList.Entry? {
        objects("buildPhases", of: target).first { $0.value["isa"]?.text == isa }
    }

    /// The app that a test target tests; a framework where it tests none.
    func tested(by tests: LocatedList.Entry) -> LocatedList.Entry? {
        let dependencies = objects("dependencies", of: tests).compactMap { dependency in
            (dependency.value["target"]?.text
                ?? dependency.value["targetProxy"]?.text.flatMap {
                    byID[$0]?.value["remoteGlobalIDString"]?.text
                })
                .flatMap { id in targets.first { $0.key == id } }
        }
        let ownName = Self.name(of: tests)
        let named = targets.filter { ownName.hasPrefix(Self.name(of: $0)) && $0.key != tests.key }
        let hosts = settings(of: tests).compactMap { $0["TEST_TARGET_NAME"]?.text }
        let hosted = targets.filter { hosts.contains(Self.name(of: $0)) }
        for candidates in [dependencies, hosted, named] {
            let apps = candidates.filter { Self.kind(of: $0) == "com.apple.product-type.application" }
            let ranked = apps + candidates.filter { Self.kind(of: $0).contains("framework") }
            // A test target that is named after one of several tests that one.
            if let found = ranked.first(where: { ownName.hasPrefix(Self.name(of: $0)) }) ?? ranked.first {
                return found
            }
        }
        return nil
    }

    // MARK: Settings

    /// The build settings of each configuration of a target or the project.
    func settings(of object: LocatedList.Entry) -> [LocatedList] {
        configurations(of: object).compactMap { $0.value["buildSettings"] }
    }

    func configurations(of object: LocatedList.Entry) -> [LocatedList.Entry] {
        object.value["buildConfigurationList"]?.text.flatMap { byID[$0] }
            .map { objects("buildConfigurations", of: $0) } ?? []
    }

    /// The values of a setting in a target's configurations, with the project's where a configuration has none of its own.
    func values(_ key: String, of target: LocatedList.Entry) -> [String] {
        let shared = configurations(of: project)
        let values = configurations(of: target).compactMap { own -> String? in
            let name = Self.name(of: own)
            return own.value["buildSettings"]?[key]?.text
                ?? shared.first { Self.name(of: $0) == name }?.value["buildSettings"]?[key]?.text
        }
        return Array(Set(values)).sorted()
    }

    /// The name of the module that a target makes.
    func module(of target: LocatedList.Entry) -> String {
        let name = Self.name(of: target)
        for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
            // What is made of other settings is the target's name nearly always.
            if let value = values(key, of: target).first, !value.contains("$") {
                return ListedTarget.module(named: value)
            }
        }
        return ListedTarget.module(named: name)
    }
}
