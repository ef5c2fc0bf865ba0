/// What native views of generated scenes lay out against; a test looks at no frames.
/// <https://developer.apple.com/documentation/uikit/uiview>
extension UIView {
    /// <https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide>
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

/// <https://developer.apple.com/documentation/uikit/uiscrollview>
extension UIScrollView {
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide>
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

/// <https://developer.apple.com/documentation/uikit/uilayoutguide>
extension UILayoutGuide {
    /// <https://developer.apple.com/documentation/uikit/uilayoutguide/leadinganchor>
    public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// <https://developer.apple.com/documentation/uikit/uilayoutguide/trailinganchor>
    public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}
