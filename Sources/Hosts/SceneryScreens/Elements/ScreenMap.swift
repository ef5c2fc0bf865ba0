/// Pins on a map; hosts without maps list them.
public struct ScreenMap: ScreenElementConvertible, Sendable, Codable, Equatable {
    public struct Pin: Sendable, Codable, Equatable, Identifiable {
        public var id: String
        public var title: String
        /// Degrees north, -90 to 90.
        public var latitude: Double
        /// Degrees east, -180 to 180.
        public var longitude: Double

        public init(id: String, title: String, latitude: Double, longitude: Double) {
            self.id = id
            self.title = title
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    public var label: String
    public var pins: [Pin]
    /// The identity of the chosen pin; `nil` before a choice.
    public var selected: String?
    var action = ElementAction()

    /// - Parameter action: Called with the identity of the pin that a person chose.
    public init(
        _ label: String, pins: [Pin], selected: String? = nil, action: (@MainActor (Pin.ID) -> Void)? = nil
    ) {
        self.label = label
        self.pins = pins
        self.selected = selected
        self.action = ElementAction(onChoose: action)
    }

    public var element: ScreenElement { ScreenElement(.map(self)) }

    private enum CodingKeys: CodingKey {
        case label, pins, selected
    }
}
