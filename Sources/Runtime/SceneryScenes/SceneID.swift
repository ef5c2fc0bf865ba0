/// One scene in one navigation: its name and the number it got when it was attached.
///
/// Numbers start at 1 and are never given twice by the same navigator, so a recorded session names
/// the same scenes each time it is played.
public struct SceneID: Sendable, Codable, Hashable, CustomStringConvertible {
    public let name: String
    public let number: Int

    public init(name: String, number: Int) {
        self.name = name
        self.number = number
    }

    public var description: String { "\(name)#\(number)" }
}
