import Foundation
import SceneryTestKit

@MainActor func useFound() async {
    await use("EntryOwner") {
        let mock = EntryOwnerMock<String, Int>()
        mock.onFirst.returns((key: "a", value: 1))
        check(mock.first()?.value == 1)
    }
    await use("EntryMaker") {
        let mock = EntryMakerMock<String, Int>([(key: "a", value: 1)], uniquingKeysWith: { one, _ in one })
        mock.onMerge.returns(1)
        check(mock.merge([(key: "b", value: 2)]) == 1)
    }
    await use("Host") {
        enum Kind: CaseIterable { case one }
        struct Answer: Responding { typealias Context = Kind }
        let mock = HostMock<Answer>()
        mock.onRespond.returns(Answer())
        _ = mock.respond()
        check(mock.onRespond.count == 1)
    }
    await use("Restated") {
        let mock = RestatedMock()
        mock.onNumber.returns(3)
        let data = try JSONEncoder().encode(mock)
        check(mock.number == 3 && Set([mock, mock]).count == 1)
        check(try JSONDecoder().decode(RestatedMock.self, from: data) != mock)
    }
    await use("RowNaming") {
        let mock = RowNamingMock()
        mock.onRepresentedShelfRow.returns(Shelf.Row(number: 2))
        let row: Shelf.Row = mock.represented()
        check(row.number == 2)
    }
    await use("Concealed") {
        let mock = ConcealedMock()
        mock.onCode.returns(4)
        check(mock.code() == 4)
    }
    await use("ConcealedPart") {
        let mock = ConcealedPartMock()
        mock.onWhole.returns(mock)
        check(mock.whole is ConcealedPartMock)
    }
    await use("HalfConcealed") {
        let mock = HalfConcealedMock()
        mock.onPart.returns(3)
        check(mock.part == 3)
    }
    await use("HalfConcealedPart") {
        let mock = HalfConcealedPartMock()
        mock.onPart.returns(3)
        mock.onClose.returns(4)
        check(mock.part == 3 && mock.close() == 4)
    }
    await use("JobLoop") {
        let mock = JobLoopMock()
        mock.onName.returns("n")
        check(mock.name() == "n")
    }
    await use("Bytes") {
        let mock = BytesMock()
        mock.onWithUnsafeBytes.answers { body in try [UInt8(7)].withUnsafeBytes { try body($0) } }
        let first = mock.withUnsafeBytes { $0.first ?? 0 }
        check(first == 7)
    }
    await use("Archived") {
        let mock = ArchivedMock()
        mock.onSize.returns(2)
        check(mock.size() == 2)
    }
    await use("Progressing") {
        let mock = ProgressingMock()
        mock.onProgress.returns(Progress(totalUnitCount: 3))
        check(mock.progress.totalUnitCount == 3)
    }
    await use("Crated") {
        let mock = CratedMock()
        mock.onWeight.returns(3)
        check(mock.weight() == 3 && mock.open() == 1)
    }
    await use("Twice") {
        let mock = TwiceMock()
        mock.onAge.returns(1)
        mock.onAgeStringInt.returns(2)
        mock.size = 4
        check(mock.age(1) == 1 && mock.age("a") == 2 && mock.size == 4)
    }
    await use("Quiet") {
        let mock = QuietMock()
        mock.onSpeak.returns(2)
        check(mock.speak() == 2)
    }
    await use("Synchronous") {
        let mock = SynchronousMock()
        mock.speak()
        check(mock.onSpeak.count == 1)
    }
    await use("Deep") {
        let mock = DeepMock()
        mock.onPass.returns(true)
        check(mock.onPass.count == 0)
    }
    await use("Boxes") {
        let mock = BoxesMock()
        mock.onOpen.returns(nil)
        check(mock.open(.init(text: "a"), .empty) == nil)
    }
    await use("Conditions") {
        let mock = ConditionsMock()
        mock.onInner.returns(1)
        mock.onOuter.returns(2)
        check(mock.inner(3) == 1 && mock.outer() == 2)
    }
    await use("ConditionallyMain") {
        let mock = ConditionallyMainMock()
        mock.onGo.returns(1)
        check(mock.go() == 1)
    }
    await use("Blocks") {
        struct Reader: BlockReading {
            mutating func next() async throws -> Int? { nil }
            mutating func block() async throws -> [Int]? { [1] }
        }
        let mock = BlocksMock<Reader, Int>()
        mock.onMakeAsyncIterator.answers { Reader() }
        var reader = mock.makeAsyncIterator()
        check(try await reader.block() == [1])
    }
    await use("Rows") {
        struct Reader: RowReading {
            var row = 0
            mutating func next() -> Int? {
                row += 1
                return row < 3 ? row : nil
            }
        }
        let mock = RowsMock<Reader>()
        mock.onMakeIterator.answers { Reader() }
        check(Array(mock) == [1, 2])
    }
    await use("Restarting") {
        let mock = RestartingMock<Int, RowReader<Int>>()
        mock.onMakeIterator.answers { RowReader() }
        mock.restart()
        check(Array(mock).isEmpty && mock.onRestart.count == 1)
    }
}
