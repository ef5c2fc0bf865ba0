import Foundation

/// Foundation's own, which there is not on Linux.
/// <https://developer.apple.com/documentation/foundation/nsuseractivity>
public final class NSUserActivity: NSObject {
    /// <https://developer.apple.com/documentation/foundation/nsuseractivity/activitytype>
    public let activityType: String
    /// Holds values of the kinds of a property list.
    /// <https://developer.apple.com/documentation/foundation/nsuseractivity/userinfo>
    public private(set) var userInfo: [AnyHashable: Any]?
    /// <https://developer.apple.com/documentation/foundation/nsuseractivity/webpageurl>
    public var webpageURL: URL?

    /// <https://developer.apple.com/documentation/foundation/nsuseractivity/init(activitytype:)>
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// <https://developer.apple.com/documentation/foundation/nsuseractivity/adduserinfoentries(from:)>
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// <https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb>
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
