import Foundation
import RuntimeTestSupport
import Styles

/// A package of scenes on the disk that changes at random, the same way for the same seed.
final class ChangingProject {
    let root: URL
    private var random: SplitMix
    private var scenes: [ChangingScene] = []
    private var made = 0

    init(seed: UInt64) throws {
        random = SplitMix(seed: seed)
        root = URL(filePath: NSTemporaryDirectory()).appending(
            path: "changing-\(UUID().uuidString)", directoryHint: .isDirectory)
        try write(
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Changing\")\n",
            to: "Package.swift")
        for _ in 0..<6 { try add() }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Changes something.
    ///
    /// - Returns: A description of the change.
    func change() throws -> String {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return try add()
        case 1: return try remove()
        case 2: return try rename()
        case 3: return try configure()
        case 4: return try restyle()
        case 5: return try damage()
        case 6: return try touch()
        case 7: return try misspell()
        default: return try edit()
        }
    }

    // MARK: Sources

    @discardableResult private func add() throws -> String {
        made += 1
        var scene = ChangingScene(
            name: "Page\(made)", module: ["App", "Kit"].randomElement(using: &random) ?? "App")
        for _ in 0..<4 { scene.faults.formSymmetricDifference(fault()) }
        scenes.append(scene)
        try write(scene)
        return "added \(scene.name)"
    }

    private func fault() -> ChangingScene.Faults {
        ChangingScene.Faults(rawValue: 1 << Int.random(in: 0..<ChangingScene.Faults.count, using: &random))
    }

    private func write(_ scene: ChangingScene) throws {
        for (path, text) in scene.files { try write(text, to: path) }
    }

    private func remove(_ scene: ChangingScene) throws {
        for path in scene.files.keys { try FileManager.default.removeItem(at: root.appending(path: path)) }
    }

    private func remove() throws -> String {
        guard scenes.count > 3, let location = scenes.indices.randomElement(using: &random) else {
            return "nothing"
        }
        let scene = scenes.remove(at: location)
        try remove(scene)
        return "removed \(scene.name)"
    }

    private func rename() throws -> String {
        guard let location = scenes.indices.randomElement(using: &random) else { return "nothing" }
        let old = scenes[location]
        made += 1
        try remove(old)
        scenes[location].name = "Page\(made)"
        try write(scenes[location])
        return "renamed \(old.name) to \(scenes[location].name)"
    }

    private func edit() throws -> String {
        guard let location = scenes.indices.randomElement(using: &random) else { return "nothing" }
        if Bool.random(using: &random) { scenes[location].lead = Int.random(in: 0..<5, using: &random) }
        scenes[location].faults.formSymmetricDifference(fault())
        try write(scenes[location])
        return
            "edited \(scenes[location].name): \(scenes[location].faults.rawValue), \(scenes[location].lead) lines first"
    }

    private func touch() throws -> String {
        guard let path = scenes.randomElement(using: &random)?.files.keys.sorted().first else {
            return "nothing"
        }
        let date = Date(timeIntervalSince1970: Double(Int.random(in: 1...1_000_000, using: &random)))
        try FileManager.default.setAttributes(
            [.modificationDate: date], ofItemAtPath: root.appending(path: path).path(percentEncoded: false))
        return "touched \(path)"
    }

    private func misspell() throws -> String {
        guard let (path, text) = scenes.randomElement(using: &random)?.files.min(by: { $0.key < $1.key })
        else { return "nothing" }
        try write(text + "func broken( {\n", to: path)
        return "misspelled \(path)"
    }

    // MARK: Files next to the sources

    private func configure() throws -> String {
        let choices = [
            "", "rules:\n  error-dropped: off\n",
            "rules:\n  error-dropped: warning\n  role-held-concretely: off\n",
            "styles:\n  viper: {}\n", "styles:\n  vip:\n    suffixes: { logic: Presenter }\n",
            "forbid:\n  quiet:\n    calls: print\n    reason: x\n",
            "forbid:\n  kit:\n    from: { modules: Kit }\n    to: { modules: App }\n    reason: x\n",
            "layers:\n  rings:\n    reason: x\n    order:\n      - { name: outer, files: Sources/App }\n      - { name: inner, files: Sources/Kit }\n",
            "sources:\n  exclude: \"Sources/Kit/*\"\n",
        ]
        let text = choices.randomElement(using: &random) ?? ""
        try write(text, to: "scenery.yml")
        return "scenery.yml says \"\(text)\""
    }

    /// Adds a style `vip` of the project's own with another suffix for presenters, or removes it.
    private func restyle() throws -> String {
        let own = root.appending(path: ".scenery")
        if FileManager.default.fileExists(atPath: own.path(percentEncoded: false)) {
            try FileManager.default.removeItem(at: own)
            return "took the style back"
        }
        for (path, text) in StyleLibrary.files(ofBundled: "vip") {
            try write(
                path == "style.yml" ? text.replacingOccurrences(of: "Presenter", with: "Speaker") : text,
                to: ".scenery/styles/vip/\(path)")
        }
        return "gave it a style of its own"
    }

    private func damage() throws -> String {
        let url = root.appending(path: ".build/scenery/facts")
        guard var data = try? Data(contentsOf: url), !data.isEmpty else { return "nothing" }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: data = data.prefix(Int.random(in: 0..<data.count, using: &random))
        case 1: data = Data((0..<500).map { _ in UInt8.random(in: 0...255, using: &random) })
        case 2: data = Data()
        default: for _ in 0..<20 { data[Int.random(in: 0..<data.count, using: &random)] ^= 0x41 }
        }
        try data.write(to: url)
        return "damaged what was kept"
    }

    private func write(_ text: String, to path: String) throws {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
