/// Not Apple's: views by identity, so that state lasts from one drawing to the next.
///
/// A view's identity is its type and position, unless `id(_:)` or `ForEach` gives it one; state ends when its view is no
/// longer drawn. <https://developer.apple.com/documentation/swiftui/view/id(_:)>
@MainActor public final class ViewGraph {
    /// What lasts from one drawing to the next, by identity.
    private struct Kept {
        var states: [String: AnyObject] = [:]
        var equatable: [String: (value: Any, node: Node)] = [:]
        var changes: [String: Change] = [:]
        var tasks: [String: ViewTask] = [:]
        var offsets: [String: Int] = [:]

        /// Takes over what is below an identity.
        mutating func take(below key: String, from other: Kept) {
            func isBelow(_ entry: String) -> Bool { entry.hasPrefix(key + "/") }
            states.merge(other.states.filter { isBelow($0.key) }) { $1 }
            equatable.merge(other.equatable.filter { isBelow($0.key) }) { $1 }
            changes.merge(other.changes.filter { isBelow($0.key) }) { $1 }
            tasks.merge(other.tasks.filter { isBelow($0.key) }) { $1 }
        }
    }

    private static var current: ViewGraph?
    static var stateChanges = 0

    /// Not Apple's: the environment of the whole window.
    public var environment = EnvironmentValues()
    /// Not Apple's: what the system keeps for the window.
    public var sceneStorage: [String: Any] = [:]
    /// Not Apple's: how many lines of a list the window has room for.
    public var capacity = 20
    /// Not Apple's: how often the body of each type of view was asked for.
    public private(set) var bodies: [String: Int] = [:]

    private var path: [String] = []
    private var counts: [String: Int] = [:]
    private var kept = Kept()
    private var drawn = Kept()
    private var isInList = false
    private var drawnStateChanges = -1

    /// Not Apple's: an empty window.
    public init() {}

    /// Not Apple's: draws, runs what has changed, and draws again what that changed.
    public func draw(_ view: some View) -> Node {
        var node = drawOnce(view)
        for _ in 0..<3 where settle() { node = drawOnce(view) }
        return node
    }

    private func drawOnce(_ view: some View) -> Node {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        counts = [:]
        drawn = Kept()
        let changes = Self.stateChanges
        let node = render(view)
        drawnStateChanges = changes
        return node
    }

    /// Runs the actions of what has changed, and starts and cancels tasks.
    ///
    /// - Returns: Whether a state has changed by that.
    private func settle() -> Bool {
        let before = kept
        kept = drawn
        for (key, task) in before.tasks where kept.tasks[key]?.id != task.id { task.cancel() }
        for (key, task) in kept.tasks {
            if let running = before.tasks[key], running.id == task.id {
                kept.tasks[key] = running
            } else {
                task.start()
            }
        }
        let changes = Self.stateChanges
        for (key, change) in kept.changes { change.run(before.changes[key]?.value) }
        return Self.stateChanges != changes
    }

    static func inside<Result>(_ name: String, _ draw: (ViewGraph?) -> Result) -> Result {
        guard let graph = current else { return draw(nil) }
        let key = graph.unique(name)
        graph.path.append(key)
        defer { graph.path.removeLast() }
        return draw(graph)
    }

    private func unique(_ name: String) -> String {
        let key = "\(path.last ?? "")/\(name)"
        let count = counts[key, default: 0]
        counts[key] = count + 1
        return "\(key)-\(count)"
    }

    static var identity: String { current?.path.last ?? "" }

    func count(_ type: String) { bodies[type, default: 0] += 1 }

    func link(_ view: some View) {
        for (label, value) in Mirror(reflecting: view).children {
            guard let state = value as? any KeptState else { continue }
            let key = "\(path.last ?? "")/\(label ?? "")"
            drawn.states[key] = state.link(kept.states[key], in: self)
        }
    }
}

// MARK: - What views ask of it

/// <https://developer.apple.com/documentation/swiftui/viewgraph>
extension ViewGraph {
    static func drawn(ifChanged view: some View & Equatable) -> Node {
        inside("EquatableView") { graph in
            guard let graph, let key = graph.path.last else { return render(view) }
            if let before = graph.kept.equatable[key], isEqual(view, before.value),
                graph.drawnStateChanges == stateChanges
            {
                graph.drawn.take(below: key, from: graph.kept)
                graph.drawn.equatable[key] = before
                return before.node
            }
            let node = render(view)
            graph.drawn.equatable[key] = (view, node)
            return node
        }
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
        other as? Value == one
    }

    static func observe<Value: Equatable>(
        _ value: Value, initial: Bool, _ action: @escaping @MainActor (Value, Value) -> Void
    ) {
        guard let graph = current else { return }
        graph.drawn.changes[graph.unique("onChange")] = Change(value: value) { before in
            if let before = before as? Value {
                if before != value { action(before, value) }
            } else if initial {
                action(value, value)
            }
        }
    }

    static func run(_ id: some Hashable, _ action: @escaping @MainActor () async -> Void) {
        guard let graph = current else { return }
        graph.drawn.tasks[graph.unique("task")] = ViewTask(id: id, action: action)
    }

    /// The lines of a list that are on the screen.
    static func list(_ content: () -> Node) -> Node {
        inside("List") { graph in
            guard let graph, let key = graph.path.last else { return content() }
            graph.drawn.offsets[key] = graph.kept.offsets[key] ?? 0
            let outer = graph.isInList
            graph.isInList = true
            defer { graph.isInList = outer }
            return content()
        }
    }

    /// The positions of those of `count` lines that the list around them has room for; all where there is no list.
    static func visible(of count: Int, _ draw: (Range<Int>) -> [Node]) -> [Node] {
        guard let graph = current, graph.isInList else { return draw(0..<count) }
        graph.isInList = false
        defer { graph.isInList = true }
        let key = graph.path.last { $0.hasSuffix("List-0") } ?? ""
        let first = min(graph.drawn.offsets[key] ?? 0, max(0, count - graph.capacity))
        return draw(first..<min(count, first + graph.capacity))
    }

    /// Not Apple's: what a person's scrolling does to the lists of the window: this line is the first on the screen.
    public func scroll(toLine index: Int) {
        for key in kept.offsets.keys { kept.offsets[key] = index }
    }
}

/// A value that `onChange` looks at.
/// <https://developer.apple.com/documentation/swiftui/change>
@MainActor struct Change {
    let value: Any
    let run: (Any?) -> Void
}

/// Work that lasts as long as its view is drawn with the same id.
/// <https://developer.apple.com/documentation/swiftui/viewtask>
@MainActor final class ViewTask {
    let id: AnyHashable
    private let action: @MainActor () async -> Void
    private var task: Task<Void, Never>?

    init(id: some Hashable, action: @escaping @MainActor () async -> Void) {
        self.id = id
        self.action = action
    }

    func start() { task = Task { [action] in await action() } }
    func cancel() { task?.cancel() }
}

/// <https://developer.apple.com/documentation/swiftui/keptstate>
@MainActor protocol KeptState {
    /// Uses what is kept, and returns what is to be kept.
    func link(_ kept: AnyObject?, in graph: ViewGraph) -> AnyObject
}

/// <https://developer.apple.com/documentation/swiftui/view>
extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/id(_:)>
    public func id(_ id: some Hashable) -> some View {
        ViewGraph.inside("id \(id)") { _ in ModifiedView("id", self) }
    }
}
