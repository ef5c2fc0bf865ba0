/// One thing that can happen next in an exploration: pending work ends, is cancelled, or time passes.
struct ExplorationStep: Hashable, Sendable {
    enum Kind: String, Sendable {
        case finish, cancel
        /// Something that the test lets happen at any time.
        case event
        /// The clock reaches the time that is waited for next.
        case time
    }

    let kind: Kind
    /// The gate and the request: `search("ab")`, and `search("ab")#2` for the second of its like.
    let work: String

    static let time = Self(kind: .time, work: "")

    /// For a person.
    var text: String {
        switch kind {
        case .finish: "\(work) finishes"
        case .cancel: "\(work) is cancelled"
        case .event: "\(work) happens"
        case .time: "time passes"
        }
    }

    /// For `replaying`.
    var code: String {
        switch kind {
        case .finish: work
        case .cancel: "cancel \(work)"
        case .event: "event \(work)"
        case .time: "time"
        }
    }

    init(kind: Kind, work: String) {
        self.kind = kind
        self.work = work
    }

    init(code: some StringProtocol) {
        if code == "time" {
            self.init(kind: .time, work: "")
        } else if code.hasPrefix("cancel ") {
            self.init(kind: .cancel, work: String(code.dropFirst("cancel ".count)))
        } else if code.hasPrefix("event ") {
            self.init(kind: .event, work: String(code.dropFirst("event ".count)))
        } else {
            self.init(kind: .finish, work: String(code))
        }
    }

    static func steps(of code: String) -> [Self] {
        code.split(separator: " → ").map { Self(code: $0) }
    }

    static func code(of steps: [Self]) -> String {
        steps.map(\.code).joined(separator: " → ")
    }
}
