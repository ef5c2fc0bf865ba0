/// Writes a deep link as a path with a query.
///
///     /rides/7?page=2                                      one scene
///     /home?then=/rides/7&sheet=/terms                     a stack of two, a sheet over it
///     /home?tab=Home&tab=Rides&root=/rides&then=/rides/7&selected=1
///
/// The path and the route's own parameters are the first scene; then come the parameters of `LinkKeyword` in
/// the order in which the link is opened, with whole addresses of further scenes as values.
struct LinkWriter {
    let address: (AnySceneRoute) throws(RouteError) -> SceneAddress
    private var first: SceneAddress?
    private var items: [String] = []

    init(address: @escaping (AnySceneRoute) throws(RouteError) -> SceneAddress) {
        self.address = address
    }

    mutating func write(_ link: DeepLink) throws(RouteError) -> String {
        for (index, layer) in link.layers.enumerated() {
            switch layer {
            case .stack(let scenes): try write(scenes, as: index == 0 ? nil : .sheet)
            case .tabs(let tabs, let selected): try write(tabs, selected)
            }
        }
        guard let first else { return "/" }
        let own = first.query.map { Self.item($0.name, PercentCoding.encode($0.value)) }
        return Self.text(first.path, own + items)
    }

    private mutating func write(_ tabs: [DeepLink.Tab], _ selected: Int) throws(RouteError) {
        for (index, tab) in tabs.enumerated() {
            items.append(Self.item(LinkKeyword.tab.rawValue, PercentCoding.encode(tab.title)))
            try write(tab.scenes, as: index == 0 ? nil : .root)
        }
        items.append(Self.item(LinkKeyword.selected.rawValue, "\(selected)"))
    }

    private mutating func write(_ scenes: [AnySceneRoute], as keyword: LinkKeyword?) throws(RouteError) {
        for (index, scene) in scenes.enumerated() {
            let address = try address(scene)
            guard let keyword = index == 0 ? keyword : .then else {
                first = address
                continue
            }
            let text = Self.text(
                address.path, address.query.map { Self.item($0.name, PercentCoding.encode($0.value)) })
            items.append(Self.item(keyword.rawValue, PercentCoding.encode(text, PercentCoding.nested)))
        }
    }

    private static func item(_ name: String, _ encoded: String) -> String {
        "\(PercentCoding.encode(name))=\(encoded)"
    }

    private static func text(_ path: [String], _ items: [String]) -> String {
        "/" + path.map { PercentCoding.encode($0) }.joined(separator: "/")
            + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }
}
