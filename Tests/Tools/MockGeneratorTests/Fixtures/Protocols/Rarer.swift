import Foundation

// Parents of the standard library that few protocols have, and closures of unusual kinds.

/// @mockable
protocol SetThing: SetAlgebra where Element == Int { var tag: String { get } }
/// @mockable
protocol ReplaceableThing: RangeReplaceableCollection where Element == Character, Index == Int {
    func text() -> String
}
/// @mockable
protocol NumberThing: Numeric { func half() -> Self }
/// @mockable
protocol SignedThing: SignedNumeric, Sendable { var isBelow: Bool { get } }
/// @mockable
protocol InterpolatedThing: ExpressibleByStringInterpolation { func raw() -> String }
/// @mockable
protocol FormattingThing: FormatStyle where FormatInput == Int, FormatOutput == String {
    var width: Int { get }
}
/// @mockable
protocol LockingThing: NSLocking { func owner() -> String }
/// @mockable
protocol FailingSequence: AsyncSequence<Int, any Error> { var name: String { get } }
/// @mockable
protocol OwnErrorSequence: AsyncSequence where Element == Int, Failure == AppError {
    var name: String { get }
}
/// @mockable
protocol NeverFailingIterator: AsyncIteratorProtocol<Int, Never> { func stop() }

/// @mockable
protocol OwnElements {
    associatedtype Family: Collection where Family.Element == Self
    func all() -> Family
    func children() -> [Self]
}

/// @mockable
protocol Accumulating {
    func reduce<A>(_ start: A, _ body: (inout A, Int) throws -> Void) rethrows -> A
}

/// @mockable
protocol StayingRethrows {
    func each(_ body: nonisolated(nonsending) (Int) async throws -> Void) async rethrows
}

/// @mockable
protocol OptionalPacks {
    func count<each T>(_ values: repeat (each T)?) -> Int
    func wrapped<each T>(_ values: repeat [each T]) -> Int
}

/// @mockable
protocol SendingBack { func exchange(_ screen: inout sending Screen) }

protocol Fitting {
    associatedtype Part
    func fit(_ part: Part, _ more: Part?) -> Bool
}
/// @mockable
protocol ClosureFitting: Fitting where Part == (Int) -> Void { func fits() -> Int }

enum `home of raw` { struct `its type`: Equatable { var number: Int } }
/// @mockable
protocol `raw protocol` {
    func log(`user name`: String, `2fa`: Int)
    func find(_ value: `home of raw`.`its type`) -> `home of raw`.`its type`?
}

/// @mockable
protocol OwnElementSequence {
    associatedtype E
    associatedtype S: Sequence where S.Element == Self.E
    func all() -> S
    func one() -> E
}

/// @mockable
protocol SelfSlicing: RandomAccessCollection where Index == Int, SubSequence == Self {
    var name: String { get }
}
/// @mockable
protocol SelfSlicingNumbers: RandomAccessCollection where Element == Int, Index == Int, SubSequence == Self {
    var name: String { get }
}

/// @mockable
protocol HalfConditional {
    func load(_ number: Int) -> Int
    #if os(macOS) || os(Linux)
        func load(_ text: String) -> Int
    #endif
}
/// @mockable
protocol BranchConditional {
    #if os(macOS) || os(Linux)
        func load(_ text: String) -> Int
    #else
        func load(_ text: Double) -> Int
    #endif
    func load(_ number: Int) -> Int
}

/// @mockable
protocol HidingItself {
    associatedtype T
    func make<T>(_ value: T) -> Self
    func held() -> T
}

/// @mockable
protocol JobTaking { func run(_ job: consuming ExecutorJob) }

/// @mockable
protocol FloatLike: SignedNumeric where Magnitude: FloatLike { func root() -> Self }

/// @mockable
protocol ObjectDescribed: NSObjectProtocol, CustomStringConvertible, CustomDebugStringConvertible {
    func go()
}
/// @mockable
protocol ObjectHashed: NSObjectProtocol, Hashable { func go() }
