/// Reads a deep link from a path with a query, as `LinkWriter` writes it.
struct LinkReader {
    /// Why a text is not a link of the app.
    typealias Refusal = LinkTemplate.Refusal

    let route: (SceneAddress) throws(Refusal) -> any SceneRoute
    private var base: [AnySceneRoute] = []
    private var tabs: [DeepLink.Tab] = []
    private var sheets: [[AnySceneRoute]] = []
    private var selected: Int?
    /// Whether a tab's title was read and its first scene was not.
    private var needsRoot = false
    private var count = 0

    init(route: @escaping (SceneAddress) throws(Refusal) -> any SceneRoute) {
        self.route = route
    }

    mutating func link(_ text: Substring) throws(Refusal) -> DeepLink {
        let (path, items) = try Self.parts(text)
        let own = items.prefix { LinkKeyword(rawValue: $0.name) == nil }
        base = [try scene(SceneAddress(path: path, query: Array(own)))]
        for item in items.dropFirst(own.count) {
            guard let keyword = LinkKeyword(rawValue: item.name) else {
                throw Refusal(
                    reason:
                        "the query parameter \"\(item.name.printable)\" is behind those of the link; move it to the front"
                )
            }
            try read(keyword, item.value)
        }
        guard !needsRoot else { throw Refusal(reason: "its last tab has no \"root\"") }
        let first: DeepLink.Layer = tabs.isEmpty ? .stack(base) : .tabs(tabs, selected: selected ?? 0)
        return DeepLink(layers: [first] + sheets.map(DeepLink.Layer.stack))
    }

    private mutating func read(_ keyword: LinkKeyword, _ value: String) throws(Refusal) {
        guard !needsRoot || keyword == .root else {
            throw Refusal(reason: "\"\(keyword.rawValue)\" is behind a \"tab\" that has no \"root\" yet")
        }
        switch keyword {
        case .then: try append(nested(value))
        case .sheet: sheets.append([try nested(value)])
        case .tab: try startTab(value)
        case .root:
            guard needsRoot else { throw Refusal(reason: "\"root\" is behind no \"tab\" that needs one") }
            needsRoot = false
            try append(nested(value))
        case .selected: try select(value)
        }
    }

    private mutating func append(_ scene: AnySceneRoute) {
        if !sheets.isEmpty {
            sheets[sheets.count - 1].append(scene)
        } else if !tabs.isEmpty {
            tabs[tabs.count - 1].scenes.append(scene)
        } else {
            base.append(scene)
        }
    }

    private mutating func startTab(_ title: String) throws(Refusal) {
        guard sheets.isEmpty, selected == nil, !tabs.isEmpty || base.count == 1 else {
            throw Refusal(
                reason: "\"tab\" is behind a sheet, behind \"selected\" or within a stack without tabs")
        }
        needsRoot = !tabs.isEmpty
        tabs.append(DeepLink.Tab(title: title, scenes: tabs.isEmpty ? base : []))
    }

    private mutating func select(_ text: String) throws(Refusal) {
        guard selected == nil, sheets.isEmpty, let index = Int(text), tabs.indices.contains(index) else {
            throw Refusal(reason: "\"selected\" is not the index of a tab before it, or is there twice")
        }
        selected = index
    }

    private mutating func nested(_ value: String) throws(Refusal) -> AnySceneRoute {
        let (path, items) = try Self.parts(value[...])
        return try scene(SceneAddress(path: path, query: items))
    }

    private mutating func scene(_ address: SceneAddress) throws(Refusal) -> AnySceneRoute {
        count += 1
        guard count <= DeepLink.maximumScenes else {
            throw Refusal(reason: "it has more than \(DeepLink.maximumScenes) scenes")
        }
        return AnySceneRoute(try route(address))
    }
}

// MARK: - Taking a text apart

extension LinkReader {
    /// The decoded segments and parameters of a path with a query.
    private static func parts(_ text: Substring) throws(Refusal) -> ([String], [SceneAddress.Parameter]) {
        let sides = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides[0].hasPrefix("/") else {
            throw Refusal(reason: "the path \"\(String(sides[0]).printable)\" does not begin with \"/\"")
        }
        var segments = sides[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        // "/" has no segment, and one "/" at the end changes nothing.
        if segments.last == "" { segments.removeLast() }
        var path: [String] = []
        for segment in segments {
            guard !segment.isEmpty else { throw Refusal(reason: "its path has an empty segment") }
            path.append(try decoded(segment))
        }
        return (path, sides.count > 1 && !sides[1].isEmpty ? try parameters(sides[1]) : [])
    }

    private static func parameters(_ query: Substring) throws(Refusal) -> [SceneAddress.Parameter] {
        var parameters: [SceneAddress.Parameter] = []
        for item in query.split(separator: "&", omittingEmptySubsequences: false) {
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, !sides[0].isEmpty else {
                throw Refusal(reason: "\"\(String(item).printable)\" in the query is not NAME=VALUE")
            }
            parameters.append(.init(name: try decoded(sides[0]), value: try decoded(sides[1])))
        }
        return parameters
    }

    private static func decoded(_ text: Substring) throws(Refusal) -> String {
        guard let decoded = PercentCoding.decode(text) else {
            throw Refusal(reason: "\"\(String(text).printable)\" is not percent-encoded UTF-8")
        }
        guard !decoded.utf8.contains(0) else { throw Refusal(reason: "it has a NUL character") }
        return decoded
    }
}
