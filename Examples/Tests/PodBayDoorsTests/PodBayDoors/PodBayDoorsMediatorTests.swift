import Scenery
import SceneryTestKit
import Testing

@testable import PodBayDoors

@MainActor @Suite("PodBayDoorsMediator") struct PodBayDoorsMediatorTests {
    private let mediator = PodBayDoorsMediator()

    @Test("what happens at the doors reaches the banner alone, and a change of trust the doors alone")
    func forwards() {
        let doors = PodBayDoorsInteractingMock()
        let banner = BannerInteractingMock()
        mediator.use(doors)
        mediator.use(banner)
        mediator.didHappen(.refused)
        mediator.didChangeTrust()
        banner.onDidHappen.called(.equal(.refused)).verify(.once)
        doors.onDidChangeTrust.called().verify(.once)
        verifyNoMoreCalls(doors, banner)
    }

    @Test("it holds both weakly; without them nothing happens")
    func interactionsGone() {
        mediator.didHappen(.arrived)
        mediator.didChangeTrust()
        var doors: PodBayDoorsInteractingMock? = PodBayDoorsInteractingMock()
        var banner: BannerInteractingMock? = BannerInteractingMock()
        doors.map { mediator.use($0) }
        banner.map { mediator.use($0) }
        doors = nil
        banner = nil
        #expect(mediator.interaction == nil)
        #expect(mediator.banner == nil)
        mediator.didHappen(.refused)
        mediator.didChangeTrust()
    }
}
