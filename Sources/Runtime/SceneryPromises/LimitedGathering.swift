/// `all` over work that is started little by little.
///
/// `@unchecked Sendable`: the lock of this promise protects `members`, `started` and `left`.
final class LimitedGathering<Element: Sendable, Output: Sendable>: Promise<[Output]>, @unchecked Sendable {
    private let elements: [Element]
    private let limit: Int
    private let work: @Sendable (Element) throws -> Promise<Output>
    /// In order of the elements; those not started yet are missing.
    private var members: [Member?]
    private var started = 0
    private var left: Int

    init(_ elements: some Sequence<Element>, limit: Int, at place: Place,
         _ work: @escaping @Sendable (Element) throws -> Promise<Output>) {
        self.elements = Array(elements)
        self.limit = max(1, limit)
        self.work = work
        left = self.elements.count
        members = Array(repeating: nil, count: self.elements.count)
        super.init(.pending, [], at: place)
    }

    func begin() {
        if elements.isEmpty { settle(.success([])) }
        Trampoline.run {
            for _ in 0..<min(limit, elements.count) { startNext() }
        }
    }

    private func startNext() {
        guard let index = takeIndex() else { return }
        let promise: Promise<Output>
        do {
            promise = try work(elements[index])
        } catch {
            promise = Promise<Output>(.error(error), [.settled, .rejected], at: place)
        }
        let member = Member(of: promise, in: self)
        let isWanted = locked { flags in
            guard !flags.contains(.settled) else { return false }
            members[index] = member
            return true
        }
        // In turn, or work that is over at once would nest as deep as there are elements.
        promise.attach(member, inline: true)
        if !isWanted, let left = member.leave() { left.cancelUpstream() }
    }

    private func takeIndex() -> Int? {
        locked { flags in
            guard !flags.contains(.settled), started < elements.count else { return nil }
            defer { started += 1 }
            return started
        }
    }

    override func settled(_ member: Member) {
        if case .failure(let error) = member.outcome(of: Output.self) {
            if settle(.failure(error)) { cancelUpstream() }
        } else if isLast() {
            let members = takeMembers()
            settle(Result { try members.compactMap { try $0?.outcome(of: Output.self).get() } })
        } else {
            startNext()
        }
    }

    private func isLast() -> Bool {
        locked { _ in
            left -= 1
            return left == 0
        }
    }

    private func takeMembers() -> [Member?] {
        locked { _ in
            defer { members = [] }
            return members
        }
    }

    override func leaveUpstream() -> [AnyPromise] {
        takeMembers().compactMap { $0?.leave() }
    }
}
