import Foundation

/// <https://developer.apple.com/documentation/uikit/uiimageview>
@MainActor open class UIImageView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiimageview/image>
    public var image: UIImage?
}

/// Reads two numbers and a cross between them, which stand for a picture of that size.
/// <https://developer.apple.com/documentation/uikit/uiimage>
public final class UIImage: Sendable {
    /// <https://developer.apple.com/documentation/uikit/uiimage/size>
    public let size: CGSize

    /// <https://developer.apple.com/documentation/uikit/uiimage/init(data:)>
    public init?(data: Data) {
        let sides = String(decoding: data, as: UTF8.self).split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2 else { return nil }
        size = CGSize(width: sides[0], height: sides[1])
    }

    /// The stand-in's app has one picture, of 8 by 8.
    /// <https://developer.apple.com/documentation/uikit/uiimage/init(named:)>
    public init?(named name: String) {
        guard name == "logo" else { return nil }
        size = CGSize(width: 8, height: 8)
    }
}
