/// `all` over work that is started little by little.
///
/// `@unchecked Sendable`: the lock of this promise protects `running`, `started` and `left`.
final class LimitedGathering<Element: Sendable, Output: Sendable>: Promise<[Output]>, @unchecked Sendable {
    private let elements: [Element]
    private let limit: Int
    private let work: @Sendable (Element) throws -> Promise<Output>
    /// The members in order of the elements; those not started yet are missing.
    private var members: [Member<Output>?]
    private var started = 0
    private var left: Int

    init(_ elements: some Sequence<Element>, limit: Int, at place: Place,
         _ work: @escaping @Sendable (Element) throws -> Promise<Output>) {
        self.elements = Array(elements)
        self.limit = max(1, limit)
        self.work = work
        left = self.elements.count
        members = Array(repeating: nil, count: self.elements.count)
        super.init(place: place)
    }

    func begin() -> Self {
        if elements.isEmpty { settle(.success([])) }
        Trampoline.run {
            for _ in 0..<min(limit, elements.count) { startNext() }
        }
        return self
    }

    private func startNext() {
        guard let index = takeIndex() else { return }
        let promise: Promise<Output>
        do {
            promise = try work(elements[index])
        } catch {
            promise = Promise<Output>(settled: .failure(error), place: place)
        }
        let member = Member(of: promise) { [self] in memberSettled($0) }
        let isWanted = locked { () -> Bool in
            guard outcome == nil else { return false }
            members[index] = member
            return true
        }
        // In turn, or work that is over at once would nest as deep as there are elements.
        member.start(inTurn: true)
        if !isWanted, let left = member.leave() { left.cancelUpstream() }
    }

    private func takeIndex() -> Int? {
        locked {
            guard outcome == nil, started < elements.count else { return nil }
            defer { started += 1 }
            return started
        }
    }

    private func memberSettled(_ outcome: Result<Output, any Error>) {
        switch outcome {
        case .failure(let error):
            if settle(.failure(error)) { cancelUpstream() }
        case .success:
            if isLast() { finish() } else { startNext() }
        }
    }

    private func isLast() -> Bool {
        locked {
            left -= 1
            return left == 0
        }
    }

    private func finish() {
        let outcomes = takeMembers().compactMap { $0?.source.outcome }
        settle(Result { try outcomes.map { try $0.get() } })
    }

    private func takeMembers() -> [Member<Output>?] {
        locked {
            defer { members = [] }
            return members
        }
    }

    override func leaveUpstream() -> [AnyPromise] {
        takeMembers().compactMap { $0?.leave() }
    }
}
