import SceneryObservables
import Testing

@Suite("Distinct values")
struct DistinctTests {
    @Test("distinct omits values that equal the one delivered last")
    func equal() {
        #expect(
            Marbles.through("1122213") { $0.distinct() }
                == "1-2--13")
    }

    @Test("a slow drift is delivered when it leaves the tolerance around the value delivered last")
    func drift() {
        #expect(
            Marbles.through("0123456665") { $0.distinct { abs($0 - $1) < 3 } }
                == "0--3--6---")
    }

    @Test("distinctFromPrevious delivers steps that leave the tolerance, and no slow drift")
    func steps() {
        #expect(
            Marbles.through("0123456926") { $0.distinctFromPrevious { abs($0 - $1) < 3 } }
                == "0------926")
    }

    @Test("the page shows both for one series")
    func page() {
        let speed = "0123456926"
        #expect(Marbles.through(speed) { $0.distinct { abs($0 - $1) < 3 } } == "0--3--6926")
        #expect(Marbles.through(speed) { $0.distinctFromPrevious { abs($0 - $1) < 3 } } == "0------926")
    }

    @Test("each observer compares with what it was delivered itself")
    func perObserver() {
        let level = ObservableValue(0)
        let steady = level.distinct { abs($0 - $1) < 3 }
        let (early, late) = (Journal<Int>(), Journal<Int>())
        let first = steady.observe { early.append($0) }
        level.value = 2
        let second = steady.observe { late.append($0) }
        level.value = 3
        level.value = 5
        #expect(early.entries == [0, 3])
        #expect(late.entries == [2, 5])
        withExtendedLifetime((first, second)) {}
    }
}
