import SceneryTestKit

@MainActor func useNoncopyable() async {
    await use("TicketTaking") {
        let mock = TicketTakingMock()
        mock.onLookAt.answers { $0.number }
        mock.onChange.answers { $0.number = 9 }
        var ticket = Ticket(number: 4)
        check(mock.look(at: ticket) == 4)
        mock.change(&ticket)
        check(ticket.number == 9)
        mock.take(ticket)
        check(mock.onTake.count == 1)
    }
    await use("TicketMaking") {
        let mock = TicketMakingMock()
        check(await thrown { _ = try mock.tryMake(number: 0) } is UnansweredCall)
        mock.onMake.answers { Ticket(number: 2) }
        mock.onTryMakeNumber.answers { number in
            if number == 0 { throw AppError.gone }
            return Ticket(number: number)
        }
        check(mock.make().number == 2)
        check(try mock.tryMake(number: 3).number == 3)
        check(await thrown { _ = try mock.tryMake(number: 0) } as? AppError == .gone)
    }
    await use("NoncopyableGenerics") {
        let mock = NoncopyableGenericsMock()
        mock.onLook.returns(3)
        check(mock.look(Ticket(number: 1)) == 3)
        mock.take(Ticket(number: 1))
        check(mock.onTake.count == 1)
    }
    await use("CopyableSuppressed") {
        let mock = CopyableSuppressedMock()
        mock.onRun.returns(1)
        mock.advance()
        check(mock.run() == 1 && mock.onAdvance.count == 1)
    }
    await use("OptionalTicket") {
        let mock = OptionalTicketMock()
        mock.onTake.answers { $0 == nil }
        check(mock.take(nil))
        mock.onUse.answers { $0(Ticket(number: 6)) }
        check(mock.use { $0.number } == 6)
    }
    await use("EscapableSuppressed") {
        let mock = EscapableSuppressedMock()
        mock.onCount.returns(3)
        check(mock.count() == 3)
    }
    await use("MutatingMembers") {
        let mock = MutatingMembersMock()
        mock.onNext.returns(1, 2, nil)
        check(mock.next() == 1 && mock.next() == 2 && mock.next() == nil)
        mock.onEnd.returns(4)
        check(mock.end() == 4 && mock.finish().isEmpty)
    }
}
