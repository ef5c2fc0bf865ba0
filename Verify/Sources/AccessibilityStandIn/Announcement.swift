/// <https://developer.apple.com/documentation/accessibility/accessibilitynotification>
@MainActor public enum AccessibilityNotification {
    /// Not Apple's: what VoiceOver said.
    public private(set) static var announcements: [String] = []

    /// <https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement>
    @MainActor public struct Announcement {
        let text: String
        /// <https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/init(_:)>
        public init(_ announcement: String) { text = announcement }
        /// <https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/post()>
        public func post() { announcements.append(text) }
    }
}
