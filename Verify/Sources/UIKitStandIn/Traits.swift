import Foundation

/// <https://developer.apple.com/documentation/uikit/uimutabletraits>
@MainActor public protocol UIMutableTraits {
    /// <https://developer.apple.com/documentation/uikit/uimutabletraits/layoutdirection>
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// <https://developer.apple.com/documentation/uikit/uitraitcollection>
public struct UITraitCollection: Sendable {
    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle>
    public let userInterfaceStyle: UIUserInterfaceStyle
}

/// <https://developer.apple.com/documentation/uikit/traits>
struct Traits: UIMutableTraits {
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
}

/// <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// <https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct>
@MainActor public enum UIAccessibility {
    /// <https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification>
    public struct Notification: Hashable, Sendable {
        let name: String
        /// <https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification/announcement>
        public static let announcement = Notification(name: "announcement")
    }

    /// Not Apple's: what VoiceOver said.
    public private(set) static var announcements: [String] = []

    /// <https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)>
    public static func post(notification: Notification, argument: Any?) {
        if notification == .announcement, let text = argument as? String { announcements.append(text) }
    }
}
