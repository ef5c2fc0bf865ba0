import Observation
import SceneryObservables
import Testing

@Suite("What a token keeps alive")
struct TokenTests {
    final class Held: Sendable {}

    /// A source that only the result's token could keep alive, with a value and a capture to watch.
    private func abandoned(
        _ observe: (ObservableValue<Held>, Held) -> ObservationToken
    ) -> (token: ObservationToken, isValueGone: () -> Bool, isCaptureGone: () -> Bool) {
        let (value, capture) = (Held(), Held())
        weak let (goneValue, goneCapture) = (value, capture)
        let token = observe(ObservableValue(value), capture)
        return (token, { goneValue == nil }, { goneCapture == nil })
    }

    @Test("a token keeps neither an abandoned observable alive nor what its observer captures")
    func observed() {
        let kept = abandoned { source, held in source.observe { _ in _ = held } }
        #expect(kept.isValueGone() && kept.isCaptureGone())
        kept.token.end()
    }

    @Test("nor does the token of a derived value with one source")
    func derived() {
        let kept = abandoned { source, held in
            source.map { ObjectIdentifier($0) }.distinct().changes().observe { _ in _ = held }
        }
        #expect(kept.isValueGone() && kept.isCaptureGone())
        kept.token.end()
    }

    @Test("nor does a token of the main actor")
    @MainActor func bound() {
        let kept = abandoned { source, held in source.bind { _ in _ = held } }
        #expect(kept.isValueGone() && kept.isCaptureGone())
        kept.token.end()
    }

    @Test("the token of a combination keeps its sources, because a set of one needs the value of the other")
    func combined() {
        let count = ObservableValue(1)
        let received = Journal<Int>()
        weak var gone: ObservableValue<Int>?
        var token: ObservationToken?
        do {
            let factor = ObservableValue(10)
            gone = factor
            token = count.combine(with: factor, *).observe { received.append($0) }
        }
        count.value = 2
        #expect(received.entries == [10, 20])
        #expect(gone != nil)
        token?.end()
        token = nil
        #expect(gone == nil)
    }

    @Test("the token of a two-way binding keeps both sides")
    func twoWay() {
        let count = ObservableValue(1)
        let received = Journal<Int>()
        weak var gone: ObservableValue<Int>?
        var token: ObservationToken?
        do {
            let other = ObservableValue(0)
            gone = other
            token = count.bindTwoWay(with: other)
            other.observe(owner: received) { $0.append($1) }
        }
        count.value = 2
        #expect(received.entries == [1, 2])
        token?.end()
        #expect(gone == nil)
    }

    @Test("a tracked value keeps its source")
    @MainActor func tracked() async {
        let profile = BindingTests.Profile()
        let name = ObservableValue(tracking: { profile.name }).tracked()
        profile.name = "b"
        for _ in 0..<1_000 where name.value != "b" { await Task.yield() }
        #expect(name.value == "b")
    }

    @Test("a token may end while another thread releases the observable")
    func race() async {
        for _ in 0..<500 {
            let holder = ObservableValue<ObservableValue<Int>?>(ObservableValue(0))
            let tokens = (0..<3).compactMap { _ in holder.value?.observe { _ in } }
            await withTaskGroup(of: Void.self) { group in
                group.addTask { holder.value = nil }
                group.addTask { for token in tokens { token.end() } }
            }
        }
    }
}
