import SceneryTestKit
import Testing

@Suite("Stubs")
struct StubTests {
    private struct Fault: Error, Equatable {}
    private final class Thing {}

    @Test("a case for certain arguments goes before what every call is told")
    func mostSpecific() {
        let stub = Stub<(Int, String), Int, Never>("Counting.count(_:in:)")
        stub.when(.equal(1), .any).returns(10)
        stub.when(.equal(1), .equal("a")).returns(11)
        stub.when(.any, .any).returns(9)
        stub.returns(0)
        #expect(stub.call((1, "a")) == 11)
        #expect(stub.call((1, "b")) == 10)
        #expect(stub.call((2, "b")) == 9)
        #expect(stub.calls == [(1, "a"), (1, "b"), (2, "b")])
    }

    @Test(
        "a value goes before a predicate, that before a type, that before not nil, and the newest of equals answers"
    )
    func ranks() {
        let stub = Stub<Int?, String, Never>("Counting.name(of:)")
        stub.when(.equal(1)).returns("value")
        stub.when(.where { $0 ?? 0 > 0 }).returns("predicate")
        stub.when(.type(Int.self)).returns("type")
        stub.when(.notNil()).returns("not nil")
        stub.when(.isNil()).returns("nil")
        #expect([1, 2, -1, nil].map { stub.call($0) } == ["value", "predicate", "type", "nil"])
        stub.when(.any).returns("any")
        stub.when(.where { $0 == 2 }).returns("newer")
        #expect([2, 3, nil].map { stub.call($0) } == ["newer", "predicate", "nil"])
        let pair = Stub<(Int, Int), String, Never>("Counting.name(of:and:)")
        pair.when(1, .any).returns("one value")
        pair.when(.where { $0 > 0 }, .where { $0 > 0 }).returns("two predicates")
        #expect(pair.call((1, 1)) == "one value")
        let object = Thing()
        let same = Stub<Thing, String, Never>("Counting.name(of:)")
        same.when(.same(object)).returns("same")
        same.when(.where { _ in true }).returns("predicate")
        #expect(same.call(object) == "same" && same.call(Thing()) == "predicate")
    }

    @Test("a literal stands for the value of an optional argument, a list, and nil")
    func optionalLiterals() {
        let number = Stub<Int?, Int, Never>("Counting.count(_:)")
        number.when(2).returns(20)
        number.when(nil).returns(0)
        number.when(.any).returns(1)
        #expect([2, nil, 3].map { number.call($0) } == [20, 0, 1])
        #expect(number.called(nil).count == 1 && number.called(2).count == 1)
        let list = Stub<([Int], Set<String>?, [Double]?), Int, Never>("Counting.count(_:_:_:)")
        list.when([1], ["a"], nil).returns(1)
        list.when([], .any, [1.5]).returns(2)
        #expect(list.call(([1], ["a"], nil)) == 1 && list.call(([], nil, [1.5])) == 2)
        #expect(list.called([1], .any, nil).count == 1)
        let table = Stub<([String: Int], [Int: Bool]?), Int, Never>("Counting.count(_:_:)")
        table.when(["a": 1], .any).returns(1)
        table.when([:], [2: true]).returns(2)
        #expect(table.call((["a": 1], nil)) == 1 && table.call(([:], [2: true])) == 2)
    }

    @Test("literals, nil and conditions mix in five to eight arguments")
    func manyLiterals() async {
        let five = Stub<(Int, String?, Bool, Double?, [Int]), Int, Never>("Counting.five()")
        five.when(1, .any, true, nil, [1]).returns(5)
        #expect(five.call((1, "a", true, nil, [1])) == 5)
        five.called(1, "a", .any, nil, .any).verify(.once)
        let eight = AsyncStub<(Int, Int, Int, Int, Int, Int, Int, Int?), Int, Never>("Counting.eight()")
        eight.when(1, 2, .any, 4, 5, .any, 7, 8).returns(8)
        #expect(await eight.call((1, 2, 0, 4, 5, 0, 7, 8)) == 8)
        eight.called(1, 2, 0, .any, 5, 0, 7, .notNil()).verify(.once)
    }

    @Test("an answer that gives way leaves the next call to the more general one")
    func givingWay() async {
        let stub = Stub<Int, String, Never>("Counting.name(of:)")
        stub.returns("general")
        stub.when(1).inTurn(.returning("first"), .returning("second"), last: .givesWay)
        #expect(
            [1, 2, 1, 1, 1].map { stub.call($0) } == ["first", "general", "second", "general", "general"])
        #expect(stub.unusedAnswers.isEmpty)
        let slow = AsyncStub<Int, String, Never>("Counting.name(of:)")
        slow.when(.any).returns("older")
        slow.when(.any).inTurn(.returning("newer"), last: .givesWay)
        #expect(await [slow.call(1), slow.call(1)] == ["newer", "older"])
    }

    @Test("a strict member fails the test without an answer, whatever its type's default is")
    func strict() {
        let stub = Stub<Int, String?, Never>("Counting.name(of:)")
        let writes = Stub<Int, Void, Never>("Counting.size =")
        let log = MockLog("CountingMock", [stub, writes])
        #expect(stub.call(1) == nil)
        log.requireAnswers()
        writes.call(2)
        withKnownIssue {
            #expect(stub.call(1) == nil)
        } matching: { issue in
            "\(issue)".contains("no answer for Counting.name(of:) with (1)")
        }
        stub.returns(nil)
        #expect(stub.call(1) == nil)
        log.forgetAnswers()
        #expect(stub.count == 3)
        withKnownIssue { #expect(stub.call(1) == nil) }
    }

    @Test("a literal stands for the argument equal to it")
    func literals() async {
        let stub = Stub<(Int, String), Int, Never>("Counting.count(_:in:)")
        stub.when(1, .any).returns(10)
        stub.when(1, "a").returns(11)
        #expect([stub.call((1, "a")), stub.call((1, "b"))] == [11, 10])
        let single = Stub<Double, Int, Never>("Counting.round(_:)")
        single.when(1.5).returns(2)
        #expect(single.call(1.5) == 2)
        let slow = AsyncStub<(Int, Bool), Int, Never>("Counting.load(_:fresh:)")
        slow.when(1, true).answers { number, _ in
            await Task.yield()
            return number + 1
        }
        #expect(await slow.call((1, true)) == 2)
    }

    @Test("values come in turn and the last one stays")
    func inTurn() {
        let stub = Stub<Void, Int, Never>("Counting.next()")
        stub.returns(1, 2)
        #expect([stub.call(), stub.call(), stub.call()] == [1, 2, 2])
    }

    @Test("a thrown error and a value may follow each other")
    func errors() throws {
        let stub = Stub<Int, Int, any Error>("Counting.load(_:)")
        stub.inTurn(.throwing(Fault()), .computing { $0 * 2 })
        #expect(throws: Fault()) { try stub.call(1) }
        #expect(try stub.call(4) == 8)
    }

    @Test("an asynchronous answer takes its time")
    func asynchronous() async throws {
        let stub = AsyncStub<Int, Int, any Error>("Counting.load(_:)")
        stub.answers { value in
            await Task.yield()
            return value + 1
        }
        #expect(try await stub.call(1) == 2)
    }

    @Test("Void, optionals and collections need no answer")
    func defaults() {
        Stub<Void, Void, Never>("A.a()").call()
        #expect(Stub<Void, Int?, Never>("A.b()").call() == nil)
        #expect(Stub<Void, [Int], Never>("A.c()").call() == [])
    }

    @Test("a call that nothing answers fails the test where the mock was made, and goes on")
    func unanswered() {
        let stub = Stub<Int, Int, any Error>("Counting.load(_:)")
        _ = MockLog("CountingMock", [stub], #fileID, #filePath, #line, #column)
        let line = #line - 1
        withKnownIssue {
            #expect(throws: UnansweredCall.self) { try stub.call(7) }
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.comments.contains {
                    $0.rawValue.contains("no answer for Counting.load(_:) with (7)")
                }
        }
        let plain = Stub<Int, Int, Never>("Counting.plain(_:)")
        withKnownIssue { #expect(plain.call(7) == 0) }
    }

    @Test("calls from many tasks are all noted")
    func tasks() async {
        let stub = Stub<Int, Void, Never>("Counting.note(_:)")
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 { group.addTask { stub.call(number) } }
        }
        #expect(Set(stub.calls) == Set(0..<200))
    }
}

@Suite("Cases of asynchronous stubs")
struct AsyncStubTests {
    @Test("they take any number of conditions, and answers in their own time")
    func conditions() async {
        let one = AsyncStub<Int, Int, Never>("Counting.load(_:)")
        one.when(1).returns(10)
        one.when(.where { $0 > 1 }).answers { number in
            await Task.yield()
            return number
        }
        #expect(await one.call(1) == 10)
        #expect(await one.call(5) == 5)
        let five = AsyncStub<(Int, Int, Int, Int, Int), Int, Never>("Counting.sum(_:_:_:_:_:)")
        five.when(.equal(1), .any, .any, .any, .equal(5)).answers { one, _, _, _, five in
            await Task.yield()
            return one + five
        }
        #expect(await five.call((1, 2, 3, 4, 5)) == 6)
        let plain = Stub<(Int, Int, Int, Int, Int), Int, Never>("Counting.sum(_:_:_:_:_:)")
        plain.when(.equal(1), .any, .any, .any, .equal(5)).returns(6)
        #expect(plain.call((1, 2, 3, 4, 5)) == 6)
    }
}
