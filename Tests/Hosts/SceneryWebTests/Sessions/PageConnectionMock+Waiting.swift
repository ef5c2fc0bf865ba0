import SceneryTestKit

@testable import SceneryWeb

extension PageConnectionMock {
    static func named(_ name: String) -> PageConnectionMock {
        let page = PageConnectionMock()
        page.onPageName.returns(name)
        return page
    }

    /// Waits until there are so many messages.
    func waits(for count: Int) async { await onSend.called(.any).wait(times: count) }

    /// Waits until the input up to this number is said to be saved.
    func waits(forSaved number: Int) async { await onSavedUpTo.called(.where { $0 >= number }).wait() }
}
