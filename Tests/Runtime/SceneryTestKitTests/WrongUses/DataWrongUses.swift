import SceneryTestKit

extension WrongUse {
    /// Wrong uses of prepared data.
    static let data: [WrongUse] = []
}
