import SourceModel

/// Modules of the system. A name qualified with one of them never refers to a declaration in the sources.
enum SystemModules {
    static let names: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
        "ObjectiveC",
        "Combine", "SwiftUI", "UIKit", "AppKit", "CoreGraphics", "CoreData", "CoreLocation", "MapKit",
        "WebKit",
        "AVFoundation", "os", "XCTest", "Testing",
    ]

    /// The known protocol of a name that is qualified with its module.
    static func knownProtocol(_ name: String) -> ProtocolFact? {
        name.withoutSystemModule.flatMap { protocols[$0] }
    }

    private static let protocols = Dictionary(
        knownProtocols.protocols.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension String {
    /// The name without the system module that qualifies it; `nil` if none does.
    var withoutSystemModule: String? {
        guard let dot = utf8.firstIndex(of: UInt8(ascii: ".")),
            SystemModules.names.contains(String(self[..<dot]))
        else {
            return nil
        }
        return String(self[index(after: dot)...])
    }
}
