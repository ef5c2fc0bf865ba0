struct Ticket: ~Copyable { var number: Int }
/// @mockable
protocol TicketTaking {
    func take(_ ticket: consuming Ticket)
    func look(at ticket: borrowing Ticket) -> Int
    func change(_ ticket: inout Ticket)
}

/// @mockable
protocol TicketMaking {
    func make() -> Ticket
    func tryMake(number: Int) throws -> Ticket
    func later() async -> Ticket
}

/// @mockable
protocol NoncopyableGenerics {
    func take<T: ~Copyable>(_ value: consuming T)
    func look<T: ~Copyable>(_ value: borrowing T) -> Int
}

/// @mockable
protocol CopyableSuppressed: ~Copyable {
    func run() -> Int
    mutating func advance()
}

/// @mockable
protocol OptionalTicket {
    func take(_ ticket: consuming Ticket?) -> Bool
    func use(_ body: (borrowing Ticket) -> Int) -> Int
}

/// @mockable
protocol EscapableSuppressed: ~Copyable, ~Escapable { func count() -> Int }

/// @mockable
protocol MutatingMembers {
    mutating func next() -> Int?
    mutating func reset()
    nonmutating func peek() -> Int
    mutating func add<T>(_ value: T)
    __consuming func finish() -> [Int]
    consuming func end() -> Int
    borrowing func look() -> Int
}
