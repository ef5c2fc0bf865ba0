import SourceModel

/// Modules that come with the system. A name with one of them in front is none of the sources' own, even where
/// these declare one of the same name.
enum SystemModules {
    static let names: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
        "ObjectiveC",
        "Combine", "SwiftUI", "UIKit", "AppKit", "CoreGraphics", "CoreData", "CoreLocation", "MapKit",
        "WebKit",
        "AVFoundation", "os", "XCTest", "Testing",
    ]

    /// A protocol whose requirements are known, named with its module.
    static func knownProtocol(_ name: String) -> ProtocolFact? {
        name.withoutSystemModule.flatMap { protocols[$0] }
    }

    private static let protocols = Dictionary(
        knownProtocols.protocols.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension String {
    /// What stands behind the name of a module of the system; nil where none stands in front.
    var withoutSystemModule: String? {
        guard let dot = utf8.firstIndex(of: UInt8(ascii: ".")),
            SystemModules.names.contains(String(self[..<dot]))
        else {
            return nil
        }
        return String(self[index(after: dot)...])
    }
}
