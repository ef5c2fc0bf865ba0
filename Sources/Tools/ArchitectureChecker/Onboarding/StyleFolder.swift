/// The scenes of one style in a folder whose scenes mostly have one style.
public struct StyleFolder: Sendable, Equatable {
    /// Relative to the project's folder; empty for that folder itself.
    public var path: String
    public var style: String
    public var scenes: Int
    /// How many of them have references between their types as the style has them; the names alone show the style of
    /// the others.
    public var confirmed: Int

    /// The outermost folders that have a main style, with the number of scenes of each style in them.
    static func all(of scenes: [RecognizedScene]) -> [StyleFolder] {
        var folders: [StyleFolder] = []
        add(scenes.map { (home(of: $0.folders), $0) }, at: [], to: &folders)
        return folders.sorted { ($0.path, $0.style) < ($1.path, $1.style) }
    }

    private typealias Located = (home: [Substring], scene: RecognizedScene)

    private static func add(_ scenes: [Located], at path: [Substring], to folders: inout [StyleFolder]) {
        let below = Dictionary(grouping: scenes.filter { $0.home.count > path.count }) { $0.home[path.count] }
        let here = scenes.filter { $0.home.count == path.count }
        // Of folders that contain the same scenes the deepest one describes them best.
        if below.isEmpty || hasMainStyle(scenes) && !(here.isEmpty && below.count == 1) {
            folders += counted(scenes, at: path)
            return
        }
        folders += counted(here, at: path)
        for name in below.keys.sorted() { add(below[name] ?? [], at: path + [name], to: &folders) }
    }

    /// Whether at least nine in ten scenes have one style.
    private static func hasMainStyle(_ scenes: [Located]) -> Bool {
        let most = Dictionary(grouping: scenes, by: \.scene.style).values.map(\.count).max() ?? 0
        return most * 10 >= scenes.count * 9
    }

    private static func counted(_ scenes: [Located], at path: [Substring]) -> [StyleFolder] {
        Dictionary(grouping: scenes, by: \.scene.style).map { style, scenes in
            StyleFolder(
                path: path.joined(separator: "/"), style: style, scenes: scenes.count,
                confirmed: scenes.count { $0.scene.isConfirmed })
        }
    }

    /// The folder that contains all of a scene's files.
    private static func home(of folders: Set<String>) -> [Substring] {
        let paths = folders.sorted().map { $0.split(separator: "/") }
        guard let first = paths.first else { return [] }
        return paths.dropFirst().reduce(first) { common, path in
            zip(common, path).prefix { $0 == $1 }.map(\.0)
        }
    }
}
