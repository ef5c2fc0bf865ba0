import Foundation
import Synchronization

/// Notes whose code a computation looks at, so that its result can be used again until one of these files changes.
///
/// Code is what is in bodies, and the facts of a file as a whole. What declarations say is not noted: it is compared by
/// `FileFacts.hasSameOutline(as:)`.
public enum CodeTracking {
    /// The files that a computation looked at.
    public struct Files: Sendable {
        public fileprivate(set) var numbers: Set<Int32> = []
        /// Whether there was one without a number, whose changes nobody notices.
        public fileprivate(set) var isUnknown = false

        public init() {}

        /// - Parameter number: `FileFacts.number`.
        public mutating func insert(_ number: Int32) {
            if number == 0 { isUnknown = true } else { numbers.insert(number) }
        }

        public mutating func formUnion(_ other: Files) {
            numbers.formUnion(other.numbers)
            isUnknown = isUnknown || other.isUnknown
        }
    }

    private final class Recorder {
        var files = Files()
        var last: Int32 = 0
    }

    /// Whether anything was ever recorded in this process: a single check does not pay for it.
    private static let isOn = Atomic<Bool>(false)

    /// The recorder of each thread.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Runs a computation and notes the files that it looks at on this thread. One inside of another counts for both.
    public static func recording<Result>(_ body: () -> Result) -> (result: Result, files: Files) {
        isOn.store(true, ordering: .relaxed)
        let outer = pthread_getspecific(key)
        let recorder = Recorder()
        pthread_setspecific(key, Unmanaged.passUnretained(recorder).toOpaque())
        let result = withExtendedLifetime(recorder, body)
        pthread_setspecific(key, outer)
        note(recorder.files)
        return (result, recorder.files)
    }

    /// `ParallelReading.map` whose calls count for the computation that waits for them.
    public static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        guard current != nil else { return ParallelReading.map(elements, transform) }
        let all = ParallelReading.map(elements) { element in recording { transform(element) } }
        for each in all { note(each.files) }
        return all.map(\.result)
    }

    /// Notes what a result depends on that is used again.
    public static func note(_ files: Files) { current?.files.formUnion(files) }

    /// Notes that a result depends on the code of a file.
    public static func note(_ file: FileFacts) { note(file.number) }

    /// - Parameter file: `FileFacts.number`.
    static func note(_ file: Int32) {
        guard isOn.load(ordering: .relaxed), let current else { return }
        guard file != current.last || file == 0 else { return }
        current.last = file
        current.files.insert(file)
    }

    private static var current: Recorder? {
        pthread_getspecific(key).map { Unmanaged<Recorder>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension FileFacts {
    /// Gives the file a number greater than zero, by which `CodeTracking` notes it.
    public mutating func number(as number: Int32) {
        self.number = number
        for declaration in declarations.indices {
            for member in declarations[declaration].members.indices {
                declarations[declaration].members[member].code.file = number
            }
        }
        for member in globals.indices { globals[member].code.file = number }
    }

    /// Keeps the bodies of members as bytes, as facts from a cache have them.
    public mutating func compact() { _ = serialize(keepsBodies: true) }

    /// Whether the file declares and imports the same, wherever in the file, so that only bodies of members differ.
    public func hasSameOutline(as other: FileFacts) -> Bool { change(since: other) == .bodies }

    /// How much the file declares that is new since it had other facts, wherever in the file.
    public func change(since other: FileFacts) -> OutlineChange {
        let (new, old) = (outline, other.outline)
        guard new.hasSameTypes(as: old) else { return .types }
        guard new.properties == old.properties else { return .properties }
        return new == old ? .bodies : .functions
    }

    private var outline: Outline {
        var declarations = declarations
        for index in declarations.indices {
            declarations[index].location = Self.nowhere
            declarations[index].lastLine = 0
        }
        let members = declarations.map { $0.members.map(Self.withoutBody) }
        for index in declarations.indices { declarations[index].members = [] }
        return Outline(
            imports: imports.map { fact in
                var fact = fact
                fact.location = Self.nowhere
                return fact
            },
            aliases: aliases.map { fact in
                var fact = fact
                fact.location = Self.nowhere
                return fact
            },
            declarations: declarations, members: members, globals: globals.map(Self.withoutBody),
            topLevel: topLevel, isGenerated: isGenerated, isWhole: problems.isEmpty)
    }

    private static let nowhere = FileLocation(path: "", line: 0, column: 0)

    private static func withoutBody(_ member: MemberFact) -> Outline.OutlinedMember {
        var fact = member
        fact.code = .none
        fact.location = nowhere
        fact.lastLine = 0
        return Outline.OutlinedMember(fact: fact, hasBody: !member.code.isNone)
    }

    private struct Outline: Equatable {
        struct OutlinedMember: Equatable {
            var fact: MemberFact
            var hasBody: Bool
        }

        var imports: [ImportFact]
        var aliases: [AliasFact]
        var declarations: [DeclarationFact]
        var members: [[OutlinedMember]]
        var globals: [OutlinedMember]
        /// Code that belongs to no declaration.
        var topLevel: BodyFact?
        var isGenerated: Bool
        var isWhole: Bool

        /// Whether names of types mean the same everywhere.
        func hasSameTypes(as other: Outline) -> Bool {
            imports == other.imports && aliases == other.aliases && declarations == other.declarations
                && isGenerated == other.isGenerated
        }

        /// The properties of each type.
        var properties: [[OutlinedMember]] { members.map { $0.filter { $0.fact.kind == .property } } }
    }
}

/// What differs between two states of a file; each includes those before it.
public enum OutlineChange: Int, Sendable, Comparable {
    /// Only bodies of members, or what is declared where.
    case bodies
    /// Functions, initializers and whatever else is not a property of a type: types store the same.
    case functions
    /// What types store. The names of types mean the same.
    case properties
    /// Types, what they inherit, aliases or imports.
    case types

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
