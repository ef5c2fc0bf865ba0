/// The screens of a storyboard, and how they lead to each other.
struct Storyboard: Sendable {
    struct Screen: Sendable {
        var id: String
        /// The class of the project that it is an object of.
        var customClass: String?
        /// The name by which code makes it.
        var identifier: String?
        var isTabBar = false
        /// What it stands for, if that is in another storyboard.
        var reference: Reference?
        /// The screens that it consists of, by their ids: tabs, the first one of a navigation, what it embeds.
        var parts: [String] = []
        /// The screens that it shows for a while, by their ids.
        var shown: [String] = []
    }

    struct Reference: Sendable {
        var storyboard: String
        /// `nil` for its first screen.
        var identifier: String?
    }

    /// The file's name without its ending.
    var name: String
    /// The id of the screen with which it begins.
    var initial: String?
    var screens: [Screen] = []

    /// - Complexity: linear in the size of the text.
    init(_ text: UnsafeBufferPointer<UInt8>, name: String) {
        self.name = name
        var position = 0
        while let start = text[position...].firstIndex(of: UInt8(ascii: "<")) {
            let end = text[start...].firstIndex(of: UInt8(ascii: ">")) ?? text.endIndex
            read(tag: text[(start + 1)..<end])
            position = end
        }
    }

    private mutating func read(tag: Slice<UnsafeBufferPointer<UInt8>>) {
        let end = tag.firstIndex { $0 == UInt8(ascii: " ") } ?? tag.endIndex
        switch String(decoding: tag[..<end], as: UTF8.self) {
        case "document":
            initial = Self.attributes(of: tag)["initialViewController"]
        case "segue":
            add(segue: Self.attributes(of: tag))
        case let name where name.hasSuffix("ontroller") || name == "viewControllerPlaceholder":
            let attributes = Self.attributes(of: tag)
            guard attributes["sceneMemberID"] == "viewController", let id = attributes["id"] else { return }
            var screen = Screen(id: id)
            screen.customClass = attributes["customClass"]
            screen.identifier = attributes["storyboardIdentifier"]
            screen.isTabBar = name == "tabBarController"
            screen.reference = attributes["storyboardName"].map {
                Reference(storyboard: $0, identifier: attributes["referencedIdentifier"])
            }
            screens.append(screen)
        default:
            break
        }
    }

    private mutating func add(segue: [String: String]) {
        guard !screens.isEmpty, let destination = segue["destination"], segue["kind"] != "unwind" else {
            return
        }
        if segue["kind"] == "relationship" || segue["kind"] == "embed" {
            screens[screens.count - 1].parts.append(destination)
        } else {
            screens[screens.count - 1].shown.append(destination)
        }
    }

    /// `id="BYZ-38" customClass="Home"`
    private static func attributes(of tag: Slice<UnsafeBufferPointer<UInt8>>) -> [String: String] {
        var found: [String: String] = [:]
        let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            let key = parts[index].split(separator: UInt8(ascii: " ")).last?.dropLast() ?? []
            found[String(decoding: key, as: UTF8.self)] = String(decoding: parts[index + 1], as: UTF8.self)
        }
        return found
    }
}

extension [Storyboard] {
    /// The classes of the screens that are shown as long as the app runs: that with which the main storyboard begins, the tabs of
    /// each tab bar, and what these consist of; none that a storyboard also shows elsewhere.
    var lastingClasses: Set<String> {
        var waiting = indices.flatMap { file in
            self[file].screens.indices.filter { screen in
                let one = self[file].screens[screen]
                return one.isTabBar || self[file].name == "Main" && one.id == self[file].initial
            }
            .map { Location(file: file, screen: $0) }
        }
        var lasting: Set<Location> = []
        while let location = waiting.popLast() {
            guard lasting.insert(location).inserted else { continue }
            waiting += self[location].parts.flatMap { locations(of: $0, in: location.file) }
            waiting += self[location].reference.map(locations) ?? []
        }
        let all = indices.flatMap { file in
            self[file].screens.indices.map { Location(file: file, screen: $0) }
        }
        let passing =
            all.filter { !lasting.contains($0) }
            + all.flatMap { location in self[location].shown.flatMap { resolved($0, in: location.file) } }
        return Set(lasting.compactMap { self[$0].customClass })
            .subtracting(passing.compactMap { self[$0].customClass })
    }

    private struct Location: Hashable {
        var file: Int
        var screen: Int
    }

    private subscript(location: Location) -> Storyboard.Screen {
        self[location.file].screens[location.screen]
    }

    private func locations(of id: String, in file: Int) -> [Location] {
        self[file].screens.indices.filter { self[file].screens[$0].id == id }
            .map { Location(file: file, screen: $0) }
    }

    private func locations(of reference: Storyboard.Reference) -> [Location] {
        indices.filter { self[$0].name == reference.storyboard }.flatMap { file in
            self[file].screens.indices.filter { screen in
                let one = self[file].screens[screen]
                return reference.identifier.map { $0 == one.identifier } ?? (one.id == self[file].initial)
            }
            .map { Location(file: file, screen: $0) }
        }
    }

    /// A screen, and what it stands for.
    private func resolved(_ id: String, in file: Int) -> [Location] {
        let own = locations(of: id, in: file)
        return own + own.flatMap { self[$0].reference.map(locations) ?? [] }
    }
}
