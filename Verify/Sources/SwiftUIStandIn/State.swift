import Foundation
import Observation

/// Kept by a `ViewGraph` as long as its view keeps its identity; else by the view's value.
/// <https://developer.apple.com/documentation/swiftui/state>
@MainActor @propertyWrapper public struct State<Value>: KeptState {
    final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private final class Box {
        var storage: Storage
        init(_ value: Value) { storage = Storage(value) }
    }
    private let box: Box
    /// <https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)>
    public init(initialValue: Value) { box = Box(initialValue) }
    /// <https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)>
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    /// <https://developer.apple.com/documentation/swiftui/state/wrappedvalue>
    public var wrappedValue: Value {
        get { box.storage.value }
        nonmutating set {
            box.storage.value = newValue
            ViewGraph.stateChanges += 1
        }
    }
    /// <https://developer.apple.com/documentation/swiftui/state/projectedvalue>
    public var projectedValue: Binding<Value> {
        Binding {
            wrappedValue
        } set: {
            wrappedValue = $0
        }
    }
    func link(_ kept: AnyObject?, in graph: ViewGraph) -> AnyObject {
        if let kept = kept as? Storage { box.storage = kept }
        return box.storage
    }
}

/// <https://developer.apple.com/documentation/swiftui/state>
extension State where Value: ExpressibleByNilLiteral {
    /// <https://developer.apple.com/documentation/swiftui/state/init()>
    public init() { self.init(initialValue: nil) }
}

/// Kept by the system for each window, which the graph of a test stands for.
/// <https://developer.apple.com/documentation/swiftui/scenestorage>
@MainActor @propertyWrapper public struct SceneStorage<Value>: KeptState {
    private final class Box {
        weak var graph: ViewGraph?
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private let box: Box
    private let key: String
    /// <https://developer.apple.com/documentation/swiftui/scenestorage/wrappedvalue>
    public var wrappedValue: Value {
        get { box.graph?.sceneStorage[key] as? Value ?? box.value }
        nonmutating set {
            box.value = newValue
            box.graph?.sceneStorage[key] = newValue
            ViewGraph.stateChanges += 1
        }
    }
    func link(_ kept: AnyObject?, in graph: ViewGraph) -> AnyObject {
        box.graph = graph
        return box
    }
}

/// <https://developer.apple.com/documentation/swiftui/scenestorage>
extension SceneStorage where Value == Data? {
    /// <https://developer.apple.com/documentation/swiftui/scenestorage/init(_:)>
    public init(_ key: String) {
        self.key = key
        box = Box(nil)
    }
}

/// <https://developer.apple.com/documentation/swiftui/bindable>
@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value: Observable & AnyObject> {
    /// <https://developer.apple.com/documentation/swiftui/bindable/wrappedvalue>
    public var wrappedValue: Value
    /// <https://developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:)>
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// <https://developer.apple.com/documentation/swiftui/bindable/projectedvalue>
    public var projectedValue: Bindable<Value> { self }
    /// <https://developer.apple.com/documentation/swiftui/bindable/subscript(dynamicmember:)>
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
        Subject
    > {
        let value = wrappedValue
        return Binding {
            value[keyPath: keyPath]
        } set: {
            value[keyPath: keyPath] = $0
        }
    }
}

/// <https://developer.apple.com/documentation/swiftui/binding>
@MainActor @propertyWrapper public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void
    /// <https://developer.apple.com/documentation/swiftui/binding/init(get:set:)>
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }
    /// <https://developer.apple.com/documentation/swiftui/binding/wrappedvalue>
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}
