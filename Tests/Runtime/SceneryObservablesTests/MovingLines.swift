import SceneryObservables
import Testing

// The lines in the tables of docs/moving/reactivekit.md, rxswift.md and combine.md; `MovingPageTests` compares them.

@Suite("Moving from another library: the lines of the tables")
@MainActor
struct MovingLines {
    let driver = ObservableValue("nobody yet")
    let minutes = ObservableValue(0)
    let label = MovingLabel()
    let field = MovingLabel()
    let journal = Journal<Int>()

    @Test("types")
    func types() {
        let minutes = ObservableValue(0)
        let reading = minutes.readOnly
        let shown: any ObservableReading<String> = driver
        let tracked = minutes.tracked()
        minutes.value = 4
        #expect(reading.value == 4 && tracked.value == 4 && shown.value == "nobody yet")
    }

    @Test("an owner, a token, many tokens")
    func observing() {
        driver.bind(owner: label) { label, driver in label.text = driver }
        driver.value = "Mina"
        #expect(label.text == "Mina")
        driver.bind(owner: label) { $0.text = $1 }
        driver.value = "Noor"
        #expect(label.text == "Noor")
        let token = minutes.observe { journal.append($0) }
        token.end()
        var tokens: [ObservationToken] = [minutes.observe { journal.append($0) }]
        minutes.value = 4
        tokens.removeAll()
        minutes.value = 5
        #expect(journal.entries == [0, 0, 4])
    }

    @Test("both ways")
    func bothWays() {
        let name = ObservableValue("")
        let token = driver.bindTwoWay(with: name)
        name.value = "Arash"
        #expect(driver.value == "Arash")
        token.end()
        driver.observe(owner: name) { name, driver in name.value = driver }
        let binding = driver.bindControl { field.text = $0 }
        binding.send("Noor")
        #expect(driver.value == "Noor" && name.value == "Noor" && field.text == "Arash")
    }

    @Test("the end")
    func finishing() {
        let token = minutes.observe({ journal.append($0) }, finished: { journal.append(-1) })
        minutes.finish()
        #expect(journal.entries == [0, -1])
        withExtendedLifetime(token) {}
    }

    @Test("deriving")
    func deriving() {
        let texts = Journal<String>()
        let tokens = [
            minutes.map { "\($0) min" }.observe { texts.append($0) },
            driver.combine(with: minutes) { "\($0): \($1)" }.observe { texts.append($0) },
        ]
        minutes.value = 2
        #expect(texts.entries == ["0 min", "nobody yet: 0", "2 min", "nobody yet: 2"])
        withExtendedLifetime(tokens) {}
    }

    @Test("distinct values")
    func distinct() {
        let (every, steady, jumps) = (Journal<Int>(), Journal<Int>(), Journal<Int>())
        let distinct = minutes.distinct()
        let tokens = [
            distinct.observe { every.append($0) },
            minutes.distinct { abs($0 - $1) < 3 }.observe { steady.append($0) },
            minutes.distinctFromPrevious { abs($0 - $1) < 3 }.observe { jumps.append($0) },
        ]
        for value in [1, 2, 2, 3] { minutes.value = value }
        #expect(every.entries == [0, 1, 2, 3] && steady.entries == [0, 3] && jumps.entries == [0])
        withExtendedLifetime(tokens) {}
    }

    @Test("conditions, other values, changes, accumulating")
    func inTheObserver() {
        let (late, names, changed) = (Journal<Int>(), Journal<String>(), Journal<Int>())
        let (minutes, driver, total) = (minutes, driver, ObservableValue(0))
        let tokens = [
            minutes.observe { if $0 > 10 { late.append($0) } },
            minutes.observe { _ in names.append(driver.value) },
            minutes.changes().observe { if $0.old != nil { changed.append($0.new) } },
        ]
        minutes.value = 12
        total.update { $0 += 4 }
        #expect(late.entries == [12] && changed.entries == [12] && total.value == 4)
        #expect(names.entries == ["nobody yet", "nobody yet"])
        withExtendedLifetime(tokens) {}
    }

    @Test("pulses and sequences")
    func others() async {
        let state = ObservableValue(MessageState())
        let messages = Journal<String?>()
        let token = state.pulse(\.$message).observe { messages.append($0) }
        for _ in 0..<2 { state.update { $0.message = "late" } }
        #expect(messages.entries == [nil, "late", "late"])
        var last = -1
        minutes.value = 4
        minutes.finish()
        for await number in minutes.values() { last = number }
        #expect(last == 4)
        withExtendedLifetime(token) {}
    }
}
