import Foundation

/// @mockable
protocol DefaultInitializable { init() }

/// @mockable
protocol Identified {
    init(id: Int, name: String, note: String?)
    func start()
    func stop()
}

/// @mockable
protocol FailableMaking {
    init?(text: String)
    init?(number: Int)
    var value: Int { get }
}

/// @mockable
protocol ThrowingMaking {
    init(path: String) throws
    init(code: Int) throws(AppError)
    init(url: URL) async throws
    init(slow: Bool) async
}

/// @mockable
protocol GenericMaking {
    init<T: Equatable>(value: T)
    init<S: Sequence>(_ elements: S) where S.Element == Int
}

/// @mockable
protocol SeveralInits {
    init(id: Int)
    init(_ name: String)
    init(id: Int, name: String)
    var id: Int { get }
}

/// @mockable
protocol UnlabelledInits {
    init(_ first: Int, _ second: String)
    init(_: Bool)
    init(labelA a: String, _ b: String)
}

/// @mockable
protocol ClosureInits {
    init(completion: @escaping (Int) -> Void)
    init(build: () -> Int)
    init(_ value: @autoclosure () -> String)
    init(items: Int...)
    init(state: inout Int)
}

/// @mockable
protocol AssociatedInits {
    associatedtype Model: AnyObject
    associatedtype Value
    init(model: Model, value: Value)
    var readOnly: Model { get }
    var settable: Value { get set }
    var optional: Value? { get set }
}

/// @mockable
@MainActor protocol MainActorInits {
    init(title: String)
    nonisolated init(count: Int)
    var title: String { get }
}

/// @mockable
protocol PlaceLike {
    init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
    var line: UInt { get }
}

/// @mockable
protocol ImplicitFailing { init!(code: Int) }
