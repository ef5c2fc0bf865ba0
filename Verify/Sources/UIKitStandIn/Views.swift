import Foundation

@MainActor open class UIView: NSObject {
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    public var translatesAutoresizingMaskIntoConstraints = true
    public var backgroundColor: UIColor?
    public var semanticContentAttribute = UISemanticContentAttribute.unspecified
    public var accessibilityIdentifier: String?
    public var accessibilityLabel: String?
    public var accessibilityValue: String?
    public var isAccessibilityElement = false
    public var accessibilityTraits = UIAccessibilityTraits.none
    public let topAnchor = NSLayoutAnchor()
    public let bottomAnchor = NSLayoutAnchor()
    public let leadingAnchor = NSLayoutAnchor()
    public let trailingAnchor = NSLayoutAnchor()
    public let heightAnchor = NSLayoutDimension()
    /// <https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide>
    public let keyboardLayoutGuide = UIKeyboardLayoutGuide()
    public var isHidden = false
    /// The constraints that end at this view's own height.
    public var heightConstraints: [NSLayoutConstraint] { heightAnchor.active }

    public init(frame: CGRect) { super.init() }
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { return nil }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Every view below this one, depth first: what a test looks through.
    public var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

    fileprivate func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(index, subviews.count))
    }
}

@MainActor open class UIStackView: UIView {
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var spacing: CGFloat = 0
    public var arrangedSubviews: [UIView] { subviews }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public func addArrangedSubview(_ view: UIView) { addSubview(view) }
    public func insertArrangedSubview(_ view: UIView, at index: Int) { insertSubview(view, at: index) }
}

@MainActor open class UIScrollView: UIView {
    public let contentLayoutGuide = UILayoutGuide()
}

@MainActor public final class UILabel: UIView {
    public var text: String?
    public var numberOfLines = 1
    public var font = UIFont()
    /// <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>
    public var adjustsFontForContentSizeCategory = false
}

@MainActor public final class UIImageView: UIView {}

@MainActor public final class UIProgressView: UIView {
    public enum Style: Sendable { case `default`, bar }
    public var progress: Float = 0
    public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
}

@MainActor public final class UIActivityIndicatorView: UIView {
    public enum Style: Sendable { case medium, large }
    public private(set) var isAnimating = false
    public convenience init(style: Style) { self.init(frame: .zero) }
    public func startAnimating() { isAnimating = true }
    public func stopAnimating() { isAnimating = false }
}

// MARK: - Controls

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    public var isEnabled = true
    public var isSelected = false
    private var actions: [(action: UIAction, event: Event)] = []

    public func addAction(_ action: UIAction, for event: Event) { actions.append((action, event)) }

    public func sendActions(for event: Event) {
        guard isEnabled else { return }
        for (action, wanted) in actions where wanted.contains(event) { action.perform() }
    }
}

@MainActor public final class UIButton: UIControl {
    public enum ButtonType: Sendable { case system, custom }
    public var menu: UIMenu?
    public var showsMenuAsPrimaryAction = false
    public private(set) var currentTitle: String?
    public let titleLabel: UILabel? = UILabel()

    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    public func setTitle(_ title: String?, for state: UIControlState) { currentTitle = title }
}

public enum UIControlState: Sendable { case normal }

@MainActor public final class UISwitch: UIControl {
    public private(set) var isOn = false
    public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

    /// What a person's tap does.
    public func tap() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }
}

@MainActor public final class UIAction: UIMenuElement {
    public enum State: Sendable { case off, on }
    public let title: String
    public let state: State
    private let handler: (UIAction) -> Void

    public init(title: String = "", state: State = .off, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.state = state
        self.handler = handler
    }

    public func perform() { handler(self) }
}

@MainActor open class UIMenuElement {}

@MainActor public final class UIMenu: UIMenuElement {
    public let title: String
    public let children: [UIMenuElement]

    public init(title: String, children: [UIMenuElement]) {
        self.title = title
        self.children = children
    }
}

// MARK: - Values

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

public enum UISemanticContentAttribute: Sendable { case unspecified, forceLeftToRight, forceRightToLeft }

public struct UIColor: Sendable, Equatable {
    let name: String
    public static let systemBackground = UIColor(name: "systemBackground")
    public static let label = UIColor(name: "label")
    public static let secondaryLabel = UIColor(name: "secondaryLabel")
    public static let separator = UIColor(name: "separator")
}

public struct UIFont: Sendable, Equatable {
    public enum TextStyle: Sendable { case largeTitle, title2, title3, headline, body, caption1 }
    var style = TextStyle.body
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style: style) }
}

@MainActor public class NSLayoutAnchor {
    /// What the anchor was set equal to.
    public private(set) weak var other: NSLayoutAnchor?
    public func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        self.other = other
        return NSLayoutConstraint()
    }
}

/// <https://developer.apple.com/documentation/uikit/nslayoutdimension>
@MainActor public final class NSLayoutDimension: NSLayoutAnchor {
    private var constraints: [NSLayoutConstraint] = []
    var active: [NSLayoutConstraint] { constraints.filter(\.isActive) }
    /// <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equaltoconstant:)>
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.constant = constant
        constraints.append(constraint)
        return constraint
    }
}

/// <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {
    public var usesBottomSafeArea = true
}

@MainActor public class UILayoutGuide {
    public let topAnchor = NSLayoutAnchor()
    public let bottomAnchor = NSLayoutAnchor()
}

@MainActor public final class NSLayoutConstraint {
    public enum Axis: Sendable { case horizontal, vertical }
    public var constant: CGFloat = 0
    public var isActive = false
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
}
