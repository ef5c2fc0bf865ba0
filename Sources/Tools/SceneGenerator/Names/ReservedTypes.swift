/// Type names that generated code uses or that every Swift file sees: a type of the app by one of
/// these names would hide the other.
enum ReservedTypes {
    /// What `name` is already, for a message; `nil` when it is free.
    ///
    /// - Parameter view: What draws the scene that would have the type.
    static func owner(of name: String, in view: ViewKind = .screen) -> String? {
        if scenery.contains(name) { return "Scenery" }
        if swift.contains(name) { return "Swift" }
        if foundation.contains(name) { return "Foundation" }
        if uikit.contains(name) { return "UIKit" }
        if view == .swiftui, swiftui.contains(name) { return "SwiftUI" }
        return nil
    }

    /// Modules that an app's or a component's module may not be named after.
    static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Testing", "XCTest", "Glibc", "Darwin",
        "Musl",
        "Synchronization", "Observation", "RegexBuilder", "Distributed", "UIKit", "SwiftUI", "AppKit",
        "Combine",
        "Cxx", "Builtin", "Main", "Package", "PackageDescription", "PackagePlugin", "Tests", "Sources",
        "Components",
        "Scenery", "SceneryFoundations", "SceneryPromises", "SceneryObservables", "SceneryBroadcasts",
        "SceneryManagers", "SceneryStores",
        "SceneryScenes", "SceneryTestKit", "SceneryScreens", "SceneryTerminal", "SceneryWeb", "SceneryUIKit",
        "ScenerySwiftUI", "GRDB", "Hummingbird", "NIO", "NIOCore", "Logging", "Crypto", "Metrics", "Tracing",
    ]

    static let swift: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "AnySequence", "Actor", "Array", "ArraySlice", "Bool", "Character",
        "Clock", "ClosedRange", "CodingKey", "Codable", "Collection", "Comparable", "ContinuousClock",
        "Decodable",
        "Decoder", "Dictionary", "Double", "Duration", "Encodable", "Encoder", "Equatable", "Error", "Float",
        "Hashable", "Hasher", "Identifiable", "Int", "Int8", "Int16", "Int32", "Int64", "Iterator", "KeyPath",
        "MainActor", "Mirror", "Never", "Numeric", "Optional", "Protocol", "Range", "Result", "Self",
        "Sendable",
        "Sequence", "Set", "String", "Substring", "Suite", "Tag", "Task", "TaskGroup", "Test", "Trait",
        "Type",
        "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Unicode", "Void",
    ]

    /// Those that generated views use.
    static let uikit: Set<String> = [
        "UIAction", "UIActivityIndicatorView", "UIButton", "UILabel", "UIScrollView", "UIStackView",
        "UITextField", "UIView", "UIViewController",
    ]

    /// Those with the suffix of a role, which the files of a generated view would hide.
    static let swiftui: Set<String> = [
        "AnyView", "ContentUnavailableView", "EmptyView", "ModifiedContent", "NavigationView",
        "ProgressView", "ScrollView", "TabView", "TimelineView", "TupleView",
    ]

    static let foundation: Set<String> = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
        "DateInterval",
        "Decimal", "Dimension", "FileHandle", "FileManager", "Formatter", "IndexPath", "IndexSet",
        "JSONDecoder",
        "JSONEncoder", "Locale", "Lock", "Measurement", "Notification", "NotificationCenter",
        "NumberFormatter",
        "Operation", "OperationQueue", "Pipe", "Port", "Process", "ProcessInfo", "Progress", "RunLoop",
        "Scanner",
        "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLRequest",
        "URLSession",
        "Unit", "UserDefaults", "UUID",
    ]
}
