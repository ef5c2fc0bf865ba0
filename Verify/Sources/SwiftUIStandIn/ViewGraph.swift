/// Views by identity, so that state lasts from one drawing to the next.
///
/// A view's identity is its type and position, unless `id(_:)` or `ForEach` gives it one; state ends when its view is no
/// longer drawn. <https://developer.apple.com/documentation/swiftui/view/id(_:)>
@MainActor public final class ViewGraph {
    private static var current: ViewGraph?
    private var path: [String] = []
    private var counts: [String: Int] = [:]
    private var kept: [String: AnyObject] = [:]
    private var drawn: [String: AnyObject] = [:]

    public init() {}

    public func draw(_ view: some View) -> Node {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        counts = [:]
        drawn = [:]
        let node = render(view)
        kept = drawn
        return node
    }

    static func inside<Result>(_ name: String, _ draw: (ViewGraph?) -> Result) -> Result {
        guard let graph = current else { return draw(nil) }
        let key = "\(graph.path.last ?? "")/\(name)"
        let count = graph.counts[key, default: 0]
        graph.counts[key] = count + 1
        graph.path.append("\(key)-\(count)")
        defer { graph.path.removeLast() }
        return draw(graph)
    }

    func link(_ view: some View) {
        for (label, value) in Mirror(reflecting: view).children {
            guard let state = value as? any KeptState else { continue }
            let key = "\(path.last ?? "")/\(label ?? "")"
            drawn[key] = state.link(kept[key])
        }
    }
}

@MainActor protocol KeptState {
    /// Uses what is kept, and returns what is to be kept.
    func link(_ kept: AnyObject?) -> AnyObject
}

extension View {
    public func id(_ id: some Hashable) -> some View {
        ViewGraph.inside("id \(id)") { _ in ModifiedView("id", self) }
    }
}
