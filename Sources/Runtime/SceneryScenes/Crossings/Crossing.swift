/// One use of a boundary: a call, a read or a write that one role of a scene made on another.
public struct Crossing: Sendable, Codable, Equatable {
    /// What was done with the member.
    public enum Kind: String, Sendable, Codable {
        case call, get, set
        /// An observable behind the boundary has a new value; nobody called.
        case change
    }

    /// Its number among all crossings of the tracer, from 1.
    public let number: Int
    /// The number of the crossing during which it was made, also by a task that was started there;
    /// `nil` where it came from outside.
    public let cause: Int?
    /// The name of the boundary's protocol, for example `AboutPresenting`.
    public let boundary: String
    /// The member as Swift names it, for example `present(isLoading:)`.
    public let member: String
    public let kind: Kind
    /// The name of the type behind the boundary, for example `AboutPresenter`.
    public let role: String
    /// Which of the tracer's proxies reports it, from 1: two scenes of one kind have different ones.
    public let proxy: Int
    /// The arguments in order; of a write and a change, the new value.
    public private(set) var arguments: [CrossingValue]

    public init(
        number: Int, cause: Int? = nil, boundary: String, member: String, kind: Kind = .call, role: String,
        proxy: Int, arguments: [CrossingValue] = []
    ) {
        self.number = number
        self.cause = cause
        self.boundary = boundary
        self.member = member
        self.kind = kind
        self.role = role
        self.proxy = proxy
        self.arguments = arguments
    }

    /// Boundary and member together: `AboutPresenting.present(isLoading:)`, as mocks name it too.
    public var name: String { "\(boundary).\(member)" }

    /// Releases the arguments themselves and keeps their descriptions.
    package mutating func forgetValues() {
        for index in arguments.indices { arguments[index].kept = nil }
    }
}

/// How a crossing ended.
public enum CrossingOutcome: Sendable, Codable, Equatable {
    case returned(CrossingValue)
    case threw(CrossingValue)
}

/// What a tracer reports: that a crossing began, or that it ended.
///
/// Between the two come the crossings that it caused. A `change` only begins.
public enum CrossingEvent: Sendable, Codable, Equatable {
    case began(Crossing)
    /// The crossing of this number is over.
    case ended(Int, CrossingOutcome)
}
