import Scenery

/// What a value holds strongly: the objects in it, and what closures in it captured.
@MainActor struct StrongValues {
    /// An object that is held, and whether a closure captured it.
    struct Held {
        let object: AnyObject
        let isCaptured: Bool
    }

    /// What holds somebody without telling whom.
    enum Opaque {
        case task, token
        /// One made in generic code.
        case closure

        /// The property as a suspect, with what to do about it.
        func text(of property: String) -> String {
            switch self {
            case .task: "the task \(property): let it end with the scene"
            case .token: "the token \(property): let what it observes with capture weakly"
            case .closure: "the closure \(property): let it capture weakly"
            }
        }
    }

    private(set) var held: [Held] = []
    private(set) var opaque: [Opaque] = []
    private var isCaptured = false
    private let readsClosures: Bool

    init(in value: Any, readingClosures readsClosures: Bool) {
        self.readsClosures = readsClosures
        look(into: value, depth: 0)
    }

    /// Looks into optionals, collections, structs, enums and closures, and not into objects.
    private mutating func look(into value: Any, depth: Int) {
        if value is any TaskOfAnyKind { return opaque.append(.task) }
        if ClosureCaptures.isClosure(value) {
            if readsClosures { look(intoClosure: value, depth) }
            return
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class || type(of: value) is AnyClass {
            let object = untraced(value as AnyObject)
            if object is ObservationToken || object is BroadcastToken { opaque.append(.token) }
            return held.append(Held(object: object, isCaptured: isCaptured))
        }
        guard depth < 6, mirror.displayStyle != nil else { return }
        let weak = mirror.displayStyle == .struct ? weakProperties(of: mirror.subjectType) : []
        for child in mirror.children where !weak.contains(child.label ?? "") {
            look(into: child.value, depth: depth + 1)
        }
    }

    private mutating func look(intoClosure closure: Any, _ depth: Int) {
        let captures = ClosureCaptures(of: closure)
        if !captures.isComplete { opaque.append(.closure) }
        guard depth < 6 else { return }
        let outer = isCaptured
        isCaptured = true
        for value in captures.values { look(into: value, depth: depth + 1) }
        isCaptured = outer
    }
}

private protocol TaskOfAnyKind {}
extension Task: TaskOfAnyKind {}
