import Synchronization

/// One promise made of many: `all`, `any`, `race`, `allSettled`.
///
/// `@unchecked Sendable`: the lock of this promise protects `members`; the rest does not change.
@usableFromInline
final class Gathering<Output: Sendable>: Promise<Output>, @unchecked Sendable {
    /// Which outcome decides the whole at once.
    @usableFromInline
    enum Decision: Sendable { case rejection, fulfilment, first, none }

    /// Makes the outcome of the whole from one that decides, or from all once none has.
    @usableFromInline typealias Finish = @Sendable ([Member]) -> Result<Output, any Error>

    private let decision: Decision
    private let finish: Finish
    private let remaining: Atomic<Int>
    private var members: [Member] = []

    @usableFromInline
    init(_ promises: [AnyPromise], decidedBy decision: Decision, at place: Place, finish: @escaping Finish) {
        self.decision = decision
        self.finish = finish
        remaining = Atomic(promises.count)
        super.init(.pending, [], at: place)
        guard !promises.isEmpty else {
            settle(finish([]))
            return
        }
        let members = promises.map { Member(of: $0, in: self) }
        self.members = members
        for member in members { member.source.attach(member, inline: false) }
    }

    override func settled(_ member: Member) {
        if decides(rejection: member.source.state.contains(.rejected)) {
            if settle(finish([member])) { cancelUpstream() }
        } else if remaining.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
            // A member that decides never counts itself off, so none is missing here.
            settle(finish(takeMembers()))
        }
    }

    private func decides(rejection: Bool) -> Bool {
        switch decision {
        case .rejection: rejection
        case .fulfilment: !rejection
        case .first: true
        case .none: false
        }
    }

    private func takeMembers() -> [Member] {
        locked { _ in
            defer { members = [] }
            return members
        }
    }

    override func leaveUpstream() -> [AnyPromise] {
        takeMembers().compactMap { $0.leave() }
    }
}

extension Member {
    /// The outcome of the source.
    ///
    /// - Parameter type: That of the source's value, which whoever made the member knows.
    @inlinable
    func outcome<Value: Sendable>(of type: Value.Type) -> Result<Value, any Error> {
        unsafeDowncast(source, to: Promise<Value>.self).storage.outcome
            ?? .failure(CancellationError())
    }
}
