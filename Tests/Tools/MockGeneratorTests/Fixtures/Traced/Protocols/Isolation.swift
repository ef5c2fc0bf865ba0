import SceneryScenes

// Boundaries that run somewhere.

protocol Vault: Boundary, Actor {
    var page: Page { get }
    var count: Int { get set }
    nonisolated var name: String { get }
    func put(_ page: Page, at place: Int) -> Page
    func take(_ page: sending Page)
    func open(_ number: Int) throws(Refusal) -> Page
    func stub() -> Stub
    func with(_ body: (Int) -> Void)
    func each(_ body: (Int) throws -> Void) rethrows
    func change(_ pages: inout [Page]) throws(Refusal)
    func sum(_ numbers: Int...) -> Int
    func later(_ number: Int) async throws -> Int
    var last: Page { get async throws(Refusal) }
}

protocol Lobby: Boundary, Actor {
    func enter(_ page: Page) async -> Int
    func leave() async throws -> Page
    func swap(_ pages: [Page], by swapped: @escaping (Int) -> Page) async throws(Refusal) -> [Page]
    func each(_ body: (Int) async -> Void) async
    func fare(_ fare: Fare, named name: String) async -> Fare
    func sum(_ pages: Page...) async -> Int
    func keep<Item>(_ item: Item, in list: [Item]) async -> [Item]
}

protocol Hosted: Boundary, Sendable {
    func run(on host: isolated Host, _ page: Page) -> Int
    func later(_ number: Int, isolation: isolated (any Actor)?) async throws -> Int
    func fare(_ number: Int) async -> Fare
}

protocol Placed: Boundary {
    @concurrent func away() async -> Int
    nonisolated(nonsending) func here() async throws(Refusal) -> Page
    @Desk func atDesk() -> Int
}

@MainActor protocol PlacedOnMain: Boundary {
    var title: String { get set }
    func fare(_ number: Int) async throws -> Fare
    @concurrent func away() async -> Int
    nonisolated(nonsending) func here() async -> Int
    nonisolated func anywhere() -> Int
}

protocol Sending: Boundary {
    func give(_ page: sending Page) -> sending Page
    func later(_ page: sending Page) async -> sending Page
}
