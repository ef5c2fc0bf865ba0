import SourceModel

/// The protocols of Scenery's runtime and of the standard library that protocols commonly refine, so that their sources need
/// not be passed. A test compares Scenery's with the sources of the runtime.
package let knownProtocols: FileFacts = SwiftReader.read(
    DeclarationSelection(allOf: SwiftReader.read(knownSource, depth: .outline)), in: knownSource)

/// Only uses plain syntax, so that reading it needs no parser.
let knownSource = SourceFile(
    path: "<known>",
    text: """
        public protocol Boundary: AnyObject {}
        public protocol BoundaryProxy: Boundary {
            nonisolated var crossings: CrossingReporter { get }
        }
        @MainActor public protocol ErrorDisplaying: Boundary {
            func show(error: ErrorViewModel)
        }
        @MainActor public protocol ActivityDisplaying: Boundary {
            func showActivity(_ isActive: Bool)
        }
        @MainActor public protocol Retrying: Boundary {
            func retry()
        }
        @MainActor public protocol SceneLifecycle: Boundary {
            func viewDidLoad()
            func viewWillAppear(_ animated: Bool)
            func viewDidAppear(_ animated: Bool)
            func viewWillDisappear(_ animated: Bool)
            func viewDidDisappear(_ animated: Bool)
        }
        @MainActor public protocol SceneView: Boundary {
            var context: SceneContext { get }
        }
        @MainActor public protocol ScenePresenter: SceneView {}
        @MainActor public protocol ViewEventListener<ViewEvent>: Boundary {
            associatedtype ViewEvent: Sendable
            func handle(event: ViewEvent)
        }
        @MainActor public protocol CommandListener<Command>: Boundary {
            associatedtype Command: Sendable
            func handle(command: Command)
        }
        @MainActor public protocol RequestHandling<Request>: Boundary {
            associatedtype Request: InteractorRequest
            func handle(_ request: Request) async throws -> Request.Response
        }
        @MainActor public protocol SceneRouting<Scene>: Boundary {
            associatedtype Scene: ConfigurableScene
            func launch(scene: Scene)
            func present(scene: Scene, scenePresenter: (any ScenePresenter)?)
        }
        public protocol Component: Boundary {}
        public protocol ComponentOutput: Boundary {}
        @MainActor public protocol ObservableViewModel: SceneLifecycle {}
        @MainActor public protocol Rendering<Content>: Boundary {
            associatedtype Content: Renderable
            func render(_ renderable: Content)
        }
        @MainActor public protocol Mediating: Boundary {}
        @MainActor public protocol NavigationControlling: Boundary {
            func push(_ scene: any SceneView)
            func pop()
            func popToRoot()
            func present(_ scene: any SceneView)
            func dismiss()
            func replace(with scene: any SceneView)
            func replaceRoot(with scene: any SceneView)
            func replaceRoot(withTabs tabs: [SceneTab], selected: Int)
            func selectTab(_ index: Int)
            func open(_ url: URL)
        }

        public protocol CustomStringConvertible { nonisolated var description: String { get } }
        public protocol CustomDebugStringConvertible { nonisolated var debugDescription: String { get } }
        public protocol LosslessStringConvertible: CustomStringConvertible { nonisolated init?(_ description: String) }
        public protocol CustomReflectable { nonisolated var customMirror: Mirror { get } }
        public protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            nonisolated init?(rawValue: RawValue)
            nonisolated var rawValue: RawValue { get }
        }
        public protocol Identifiable<ID> {
            associatedtype ID: Hashable
            nonisolated var id: ID { get }
        }
        public protocol CaseIterable { nonisolated static var allCases: [Self] { get } }
        public protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
            nonisolated var stringValue: String { get }
            nonisolated var intValue: Int? { get }
            nonisolated init?(stringValue: String)
            nonisolated init?(intValue: Int)
        }
        public protocol IteratorProtocol<Element> {
            associatedtype Element
            nonisolated mutating func next() -> Element?
        }
        public protocol Sequence<Element> {
            associatedtype Element
            nonisolated func makeIterator() -> IndexingIterator<[Element]>
        }
        public protocol Collection<Element> {
            associatedtype Element
            associatedtype Index: Comparable
            nonisolated var startIndex: Index { get }
            nonisolated var endIndex: Index { get }
            nonisolated func index(after i: Index) -> Index
            nonisolated subscript(position: Index) -> Element { get }
        }
        public protocol BidirectionalCollection<Element>: Collection {
            associatedtype Element
            nonisolated func index(before i: Index) -> Index
        }
        public protocol RandomAccessCollection<Element>: BidirectionalCollection { associatedtype Element }
        public protocol MutableCollection<Element>: Collection {
            associatedtype Element
            nonisolated subscript(position: Index) -> Element { get set }
        }
        public protocol RangeReplaceableCollection<Element>: Collection {
            associatedtype Element
            nonisolated init()
            nonisolated mutating func replaceSubrange<C: Collection>(
                _ subrange: Range<Index>, with newElements: C) where C.Element == Element
        }
        public protocol LazySequenceProtocol: Sequence {}
        public protocol SetAlgebra<Element>: Equatable {
            associatedtype Element
            nonisolated init()
            nonisolated func contains(_ member: Element) -> Bool
            nonisolated func union(_ other: Self) -> Self
            nonisolated func intersection(_ other: Self) -> Self
            nonisolated func symmetricDifference(_ other: Self) -> Self
            @discardableResult nonisolated mutating func insert(_ newMember: Element)
                -> (inserted: Bool, memberAfterInsert: Element)
            @discardableResult nonisolated mutating func remove(_ member: Element) -> Element?
            @discardableResult nonisolated mutating func update(with newMember: Element) -> Element?
            nonisolated mutating func formUnion(_ other: Self)
            nonisolated mutating func formIntersection(_ other: Self)
            nonisolated mutating func formSymmetricDifference(_ other: Self)
        }
        public protocol OptionSet<RawValue>: Equatable {
            associatedtype RawValue: FixedWidthInteger
            nonisolated init(rawValue: RawValue)
            nonisolated var rawValue: RawValue { get }
        }
        public protocol RecoverableError: Error {
            nonisolated var recoveryOptions: [String] { get }
            nonisolated func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
        }
        public protocol TextOutputStreamable {
            nonisolated func write<Target: TextOutputStream>(to target: inout Target)
        }
        public protocol CodingKeyRepresentable {
            nonisolated var codingKey: any CodingKey { get }
            nonisolated init?<T: CodingKey>(codingKey: T)
        }
        public protocol ContiguousBytes {
            nonisolated func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
        }
        public protocol ProgressReporting: NSObjectProtocol { nonisolated var progress: Progress { get } }
        public protocol NSCopying { nonisolated func copy(with zone: NSZone?) -> Any }
        public protocol NSMutableCopying { nonisolated func mutableCopy(with zone: NSZone?) -> Any }
        public protocol NSCoding {
            nonisolated func encode(with coder: NSCoder)
            nonisolated init?(coder: NSCoder)
        }
        public protocol NSSecureCoding: NSCoding { nonisolated static var supportsSecureCoding: Bool { get } }
        public protocol NSLocking {
            nonisolated func lock()
            nonisolated func unlock()
        }
        public protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
            associatedtype FormatInput
            associatedtype FormatOutput
            nonisolated func format(_ value: FormatInput) -> FormatOutput
        }
        public protocol ParseStrategy<ParseInput, ParseOutput>: Codable, Hashable {
            associatedtype ParseInput
            associatedtype ParseOutput
            nonisolated func parse(_ value: ParseInput) throws -> ParseOutput
        }
        public protocol SerialExecutor: AnyObject, Sendable { nonisolated func enqueue(_ job: UnownedJob) }
        public protocol TaskExecutor: AnyObject, Sendable { nonisolated func enqueue(_ job: UnownedJob) }
        public protocol AsyncIteratorProtocol<Element, Failure> {
            associatedtype Element
            nonisolated mutating func next() async throws -> Element?
        }
        public protocol AsyncSequence<Element, Failure> {
            associatedtype Element
            nonisolated func makeAsyncIterator() -> AsyncStream<Element>.Iterator
        }
        public protocol TextOutputStream { nonisolated mutating func write(_ string: String) }
        public protocol RandomNumberGenerator { nonisolated mutating func next() -> UInt64 }
        public protocol AdditiveArithmetic: Equatable {
            nonisolated static var zero: Self { get }
            nonisolated static func + (lhs: Self, rhs: Self) -> Self
            nonisolated static func - (lhs: Self, rhs: Self) -> Self
        }
        public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
            nonisolated init?<T: BinaryInteger>(exactly source: T)
            nonisolated var magnitude: Int { get }
            nonisolated static func * (lhs: Self, rhs: Self) -> Self
            nonisolated static func *= (lhs: inout Self, rhs: Self)
        }
        public protocol SignedNumeric: Numeric {}
        public protocol Strideable<Stride>: Comparable {
            associatedtype Stride: SignedNumeric & Comparable
            nonisolated func distance(to other: Self) -> Stride
            nonisolated func advanced(by n: Stride) -> Self
        }
        public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
            associatedtype Duration: DurationProtocol
            nonisolated func advanced(by duration: Duration) -> Self
            nonisolated func duration(to other: Self) -> Duration
        }
        public protocol Clock<Duration>: Sendable {
            associatedtype Duration
            associatedtype Instant: InstantProtocol where Instant.Duration == Duration
            nonisolated var now: Instant { get }
            nonisolated var minimumResolution: Duration { get }
            nonisolated func sleep(until deadline: Instant, tolerance: Duration?) async throws
        }
        public protocol ExpressibleByIntegerLiteral { nonisolated init(integerLiteral value: Int) }
        public protocol ExpressibleByFloatLiteral { nonisolated init(floatLiteral value: Double) }
        public protocol ExpressibleByBooleanLiteral { nonisolated init(booleanLiteral value: Bool) }
        public protocol ExpressibleByStringLiteral { nonisolated init(stringLiteral value: String) }
        public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
        public protocol ExpressibleByExtendedGraphemeClusterLiteral {
            nonisolated init(extendedGraphemeClusterLiteral value: Character)
        }
        public protocol ExpressibleByUnicodeScalarLiteral {
            nonisolated init(unicodeScalarLiteral value: Unicode.Scalar)
        }
        public protocol ExpressibleByDictionaryLiteral {
            associatedtype Key
            associatedtype Value
            nonisolated init(dictionaryLiteral elements: (Key, Value)...)
        }
        public protocol ExpressibleByNilLiteral { nonisolated init(nilLiteral: ()) }
        public protocol ExpressibleByArrayLiteral<ArrayLiteralElement> {
            associatedtype ArrayLiteralElement
            nonisolated init(arrayLiteral elements: ArrayLiteralElement...)
        }
        """ + knownDelegates + moreKnownDelegates)
