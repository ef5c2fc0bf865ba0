import Foundation
import SceneryScreens
import SceneryTestKit
import Testing
import UVIndexComponent

@testable import Outdoors

@MainActor @Suite("UVIndexWidget") struct UVIndexWidgetTests {
    private let gate = Gate<Void, UVIndex>("index")
    private let low = UVIndex(date: Date(timeIntervalSince1970: 0), value: 1)

    @Test("an update that loads reports new data, once")
    func newData() async {
        var updates: [UVIndexWidget.Update] = []
        let widget = widget()
        widget.update { updates.append($0) }
        await gate.arrival()
        #expect(updates.isEmpty)
        gate.succeed(.high)
        await ended(widget)
        widget.viewModel.isLoading.set(false)
        #expect(updates == [.newData])
    }

    @Test("an update that loads what is shown already reports no data; other data is new")
    func noData() async {
        var updates: [UVIndexWidget.Update] = []
        let widget = widget()
        for (number, index) in [UVIndex.high, .high, low].enumerated() {
            widget.update { updates.append($0) }
            await gate.arrival(number + 1)
            gate.succeed(index)
            await ended(widget)
        }
        #expect(updates == [.newData, .noData, .newData])
    }

    @Test("an update that fails says so")
    func failed() async {
        var updates: [UVIndexWidget.Update] = []
        let widget = widget()
        widget.update { updates.append($0) }
        await gate.arrival()
        gate.fail(UVReadingFailure.network(.offlineFixture))
        await ended(widget)
        #expect(updates == [.failed])
    }

    @Test("a second update ends the first with no data, and is ended once itself")
    func second() async {
        var updates: [UVIndexWidget.Update] = []
        let widget = widget()
        widget.update { updates.append($0) }
        await gate.arrival()
        widget.update { updates.append($0) }
        #expect(updates == [.noData])
        await gate.arrival(2)
        gate.succeed(.high, at: gate.waiting.count - 1)
        await ended(widget)
        #expect(updates == [.noData, .newData])
    }

    @Test("a load that no update asked for calls no completion")
    func loadByScreen() async {
        var updates: [UVIndexWidget.Update] = []
        let widget = widget()
        widget.update { updates.append($0) }
        await gate.arrival()
        gate.succeed(.high)
        await ended(widget)
        widget.viewModel.reloadTapped()
        await gate.arrival(2)
        gate.succeed(low)
        await ended(widget)
        #expect(updates == [.newData])
    }

    @Test("expanded it is 200 points high")
    func height() {
        let widget = widget()
        #expect(widget.height == 110)
        widget.show(.expanded)
        #expect(widget.height == 200)
        widget.show(.compact)
        #expect(widget.height == 110)
    }

    @Test("a released widget is not kept alive by its load")
    func released() async {
        let useCase = useCase()
        var widget: UVIndexWidget? = UVIndexAssembly.widget(useCase: useCase)
        weak let released = widget
        widget?.update { _ in }
        await gate.arrival()
        widget = nil
        #expect(released == nil)
    }

    // MARK: Support

    private func useCase() -> UVIndexLoadingMock {
        let useCase = UVIndexLoadingMock()
        useCase.onLoad.waits(at: gate)
        return useCase
    }

    private func widget() -> UVIndexWidget { UVIndexAssembly.widget(useCase: useCase()) }

    private func ended(_ widget: UVIndexWidget) async {
        for await isLoading in widget.viewModel.isLoading.values() where !isLoading { return }
    }
}
