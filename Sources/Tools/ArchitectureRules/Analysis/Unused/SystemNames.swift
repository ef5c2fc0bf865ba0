/// What types and protocols of the system do with the types of a project that name them.
enum SystemNames {
    /// Functions that code calls without their names, as the compiler does with `useCase()`; so it does with those of result builders.
    static let implicit: Set<String> = [
        "callAsFunction", "dynamicallyCall", "appendInterpolation", "encode", "hash", "isEqual", "copy",
        "main",
        "mapping", "body", "path", "sizeThatFits", "placeSubviews", "makeCoordinator", "makeBody", "reduce",
        "mutate", "transform", "bind",
        "makeUIView", "updateUIView", "dismantleUIView", "makeNSView", "updateNSView", "dismantleNSView",
        "description", "debugDescription", "hashValue", "errorDescription", "failureReason",
        "recoverySuggestion",
        "id", "rawValue", "previews", "allCases", "wrappedValue", "projectedValue", "customMirror",
        "animatableData",
        "makeUIViewController", "updateUIViewController", "dismantleUIViewController",
    ]

    /// Whether it asks its conformers and subclasses for no functions but those of `implicit`, and those that they mark.
    static func asksForNothing(_ name: String) -> Bool { harmless.contains(name) || isClass(name) }

    private static let harmless: Set<String> = [
        "NSObject", "AnyObject", "ObservableObject", "Codable", "Decodable", "Encodable", "Equatable",
        "Hashable", "Identifiable", "Sendable", "Error", "LocalizedError", "PreviewProvider", "NSCoding",
        "NSSecureCoding",
        "NSCopying", "Comparable", "CaseIterable", "CustomStringConvertible", "Mappable",
        "View", "ViewModifier", "Shape", "UIViewRepresentable", "UIViewControllerRepresentable",
        "NSViewRepresentable", "Reactor", "Reducer", "ReducerProtocol",
    ]

    /// Classes of the system that call what their subclasses override, or mark for them, and nothing else; storyboards make
    /// their objects.
    static func isClass(_ name: String) -> Bool { overridden.contains(name) }

    private static let overridden: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UIView",
        "UITableViewCell",
        "UICollectionViewCell", "UINavigationController", "UITabBarController", "UIPageViewController",
        "UISplitViewController", "UIAlertController", "UIHostingController", "UIImageView", "UIControl",
        "UIButton",
        "UILabel", "UITextField", "UITextView", "UIScrollView", "UIStackView", "UITableView",
        "UICollectionView",
        "UICollectionReusableView", "UITableViewHeaderFooterView", "UISearchBar", "UIWindow",
        "NSViewController",
        "NSView", "NSWindowController",
    ]

    /// Whether it is a protocol by its name, which makes no objects of its own as a class of the system may; but for those of the
    /// app itself.
    static func isDelegate(_ name: String) -> Bool {
        (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")) && !name.hasSuffix("ApplicationDelegate")
            && !name.hasSuffix("SceneDelegate")
    }

    /// Whether a name has a prefix of Apple's frameworks: `CLLocationManagerDelegate`.
    static func isOfApple(_ name: String) -> Bool {
        prefixes.contains(String(name.prefix(2))) && name.dropFirst(2).first?.isUppercase == true
    }

    private static let prefixes: Set<String> = [
        "UI", "NS", "CL", "WK", "AV", "MK", "UN", "MF", "SK", "CB", "WC", "HK", "PH", "QL", "AS", "CN", "EK",
        "PK",
        "GK", "MC", "SF", "CX", "VN", "AR", "SC", "CA",
    ]

    /// Whether the system finds the structs that conform to it, and makes them.
    static func isFound(_ name: String) -> Bool {
        ["App", "AppShortcutsProvider", "AppEntity", "AppEnum"].contains(name) || name.hasSuffix("Intent")
            || name.hasSuffix("Widget") || name.hasSuffix("WidgetBundle")
    }
}
