import CoreLocationStandIn
import SwiftUIStandIn

/// <https://developer.apple.com/documentation/mapkit/mapcontent>
@MainActor public protocol MapContent {
    /// Not Apple's: what a test sees.
    var mapNode: Node { get }
}

/// <https://developer.apple.com/documentation/mapkit/mapcontentbuilder>
@MainActor @resultBuilder public enum MapContentBuilder {
    /// <https://developer.apple.com/documentation/mapkit/mapcontentbuilder/buildblock(_:)>
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
}

/// <https://developer.apple.com/documentation/mapkit/marker>
public struct Marker: MapContent {
    /// Not Apple's: what a test sees.
    public let mapNode: Node
    /// <https://developer.apple.com/documentation/mapkit/marker/init(_:coordinate:)>
    public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
        var node = Node(kind: "Marker", text: String(title))
        node.value = "\(coordinate.latitude) \(coordinate.longitude)"
        mapNode = node
    }
}

/// <https://developer.apple.com/documentation/mapkit/mapcontent>
extension MapContent {
    /// <https://developer.apple.com/documentation/mapkit/mapcontent/tag(_:)>
    public func tag(_ tag: some Hashable) -> some MapContent { TaggedContent(self, "\(tag)") }
}

/// <https://developer.apple.com/documentation/mapkit/taggedcontent>
struct TaggedContent: MapContent {
    let mapNode: Node
    init(_ content: some MapContent, _ tag: String) {
        mapNode = Node(kind: "tag", text: tag, children: [content.mapNode])
    }
}

/// <https://developer.apple.com/documentation/mapkit/foreach>
extension ForEach: MapContent where Content: MapContent {
    /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-2hmx3>
    public init(_ data: Data, @MapContentBuilder content: @escaping @MainActor (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, identifiedBy: \.id, of: content)
    }
    /// Not Apple's: what a test sees.
    public var mapNode: Node { Node(kind: "ForEach", children: nodes { $0.mapNode }) }
}

/// <https://developer.apple.com/documentation/mapkit/mapcameraposition>
public struct MapCameraPosition: Sendable {
    /// <https://developer.apple.com/documentation/mapkit/mapcameraposition/automatic>
    public static let automatic = MapCameraPosition()
}

/// A person's tap on a marker writes its tag, and one beside the markers `nil`.
/// <https://developer.apple.com/documentation/mapkit/map>
public struct Map: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/mapkit/map/init(initialposition:bounds:interactionmodes:selection:scope:content:)-451vp>
    public init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic, selection: Binding<SelectedValue?>,
        @MapContentBuilder content: () -> some MapContent
    ) {
        var node = Node(kind: "Map", children: [content().mapNode])
        node.value = selection.wrappedValue.map { "\($0)" } ?? ""
        node.select = { selection.wrappedValue = $0?.base as? SelectedValue }
        self.node = node
    }
}
