import Foundation

/// <https://developer.apple.com/documentation/uikit/uiview>
@MainActor open class UIView: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiview/subviews>
    public private(set) var subviews: [UIView] = []
    /// <https://developer.apple.com/documentation/uikit/uiview/superview>
    public private(set) weak var superview: UIView?
    /// <https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints>
    public var translatesAutoresizingMaskIntoConstraints = true
    /// <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>
    public var backgroundColor: UIColor?
    /// <https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute>
    public var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier>
    public var accessibilityIdentifier: String?
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel>
    public var accessibilityLabel: String?
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue>
    public var accessibilityValue: String?
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement>
    public var isAccessibilityElement = false
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits>
    public var accessibilityTraits = UIAccessibilityTraits.none
    /// <https://developer.apple.com/documentation/uikit/uiview/topanchor>
    public let topAnchor = NSLayoutAnchor()
    /// <https://developer.apple.com/documentation/uikit/uiview/bottomanchor>
    public let bottomAnchor = NSLayoutAnchor()
    /// <https://developer.apple.com/documentation/uikit/uiview/leadinganchor>
    public let leadingAnchor = NSLayoutAnchor()
    /// <https://developer.apple.com/documentation/uikit/uiview/trailinganchor>
    public let trailingAnchor = NSLayoutAnchor()
    /// <https://developer.apple.com/documentation/uikit/uiview/heightanchor>
    public let heightAnchor = NSLayoutDimension()
    /// <https://developer.apple.com/documentation/uikit/uiview/widthanchor>
    public let widthAnchor = NSLayoutDimension()
    /// <https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property>
    public var contentMode = ContentMode.scaleToFill
    /// <https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum>
    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
    /// <https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide>
    public let keyboardLayoutGuide = UIKeyboardLayoutGuide()
    /// <https://developer.apple.com/documentation/uikit/uiview/ishidden>
    public var isHidden = false
    /// <https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled>
    public var isUserInteractionEnabled = true
    /// <https://developer.apple.com/documentation/uikit/uiview/tintcolor>
    public var tintColor: UIColor!
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycontainertype>
    public var accessibilityContainerType = UIAccessibilityContainerType.none
    /// <https://developer.apple.com/documentation/uikit/uiview/bounds>
    public var bounds = CGRect.zero
    private var needsLayout = true
    /// Not Apple's: the constraints that end at this view's own height.
    public var heightConstraints: [NSLayoutConstraint] { heightAnchor.active }

    /// <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>
    public init(frame: CGRect) { super.init() }
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/init()>
    public override convenience init() { self.init(frame: .zero) }
    /// <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>
    public required init?(coder: NSCoder) { return nil }

    /// <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        view.didMoveToSuperview()
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()>
    open func didMoveToSuperview() {}

    /// <https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()>
    open func layoutSubviews() {}

    /// <https://developer.apple.com/documentation/uikit/uiview/setneedslayout()>
    public func setNeedsLayout() { needsLayout = true }

    /// Lays out this view, which the stand-in's test gives a size; subviews are not moved.
    /// <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>
    public func layoutIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        layoutSubviews()
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()>
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    /// Not Apple's: every view below this one, depth first: what a test looks through.
    public var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

    fileprivate func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(index, subviews.count))
        view.didMoveToSuperview()
    }
}

/// <https://developer.apple.com/documentation/uikit/uistackview>
@MainActor open class UIStackView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uistackview/axis>
    public var axis = NSLayoutConstraint.Axis.horizontal
    /// <https://developer.apple.com/documentation/uikit/uistackview/spacing>
    public var spacing: CGFloat = 0
    /// <https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews>
    public var arrangedSubviews: [UIView] { subviews }

    /// <https://developer.apple.com/documentation/uikit/uistackview/init(frame:)>
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/init()>
    public convenience init() { self.init(frame: .zero) }
    /// <https://developer.apple.com/documentation/uikit/uistackview/init(coder:)>
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// <https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)>
    public func addArrangedSubview(_ view: UIView) { addSubview(view) }
    /// <https://developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)>
    public func insertArrangedSubview(_ view: UIView, at index: Int) { insertSubview(view, at: index) }
}

/// <https://developer.apple.com/documentation/uikit/uiscrollview>
@MainActor open class UIScrollView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>
    public let contentLayoutGuide = UILayoutGuide()
}

/// <https://developer.apple.com/documentation/uikit/uilabel>
@MainActor public final class UILabel: UIView {
    /// <https://developer.apple.com/documentation/uikit/uilabel/text>
    public var text: String?
    /// <https://developer.apple.com/documentation/uikit/uilabel/numberoflines>
    public var numberOfLines = 1
    /// <https://developer.apple.com/documentation/uikit/uilabel/font>
    public var font = UIFont()
    /// <https://developer.apple.com/documentation/uikit/uilabel/textcolor>
    public var textColor: UIColor! = .label
    /// <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>
    public var adjustsFontForContentSizeCategory = false
}

/// <https://developer.apple.com/documentation/uikit/uiprogressview>
@MainActor public final class UIProgressView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiprogressview/style>
    public enum Style: Sendable { case `default`, bar }
    /// <https://developer.apple.com/documentation/uikit/uiprogressview/progress>
    public var progress: Float = 0
    /// <https://developer.apple.com/documentation/uikit/uiprogressview/init(progressviewstyle:)>
    public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
}

/// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@MainActor public final class UIActivityIndicatorView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum>
    public enum Style: Sendable { case medium, large }
    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/isanimating>
    public private(set) var isAnimating = false
    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(style:)>
    public convenience init(style: Style) { self.init(frame: .zero) }
    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/startanimating()>
    public func startAnimating() { isAnimating = true }
    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/stopanimating()>
    public func stopAnimating() { isAnimating = false }
}

// MARK: - Controls

/// <https://developer.apple.com/documentation/uikit/uicontrol>
@MainActor open class UIControl: UIView {
    /// <https://developer.apple.com/documentation/uikit/uicontrol/event>
    public struct Event: OptionSet, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: UInt
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// <https://developer.apple.com/documentation/uikit/uicontrol/event/touchupinside>
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// <https://developer.apple.com/documentation/uikit/uicontrol/event/valuechanged>
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// <https://developer.apple.com/documentation/uikit/uicontrol/event/editingchanged>
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// <https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidendonexit>
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    /// <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct>
    public struct State: OptionSet, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: UInt
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/normal>
        public static let normal = State([])
    }

    /// <https://developer.apple.com/documentation/uikit/uicontrol/isenabled>
    public var isEnabled = true
    /// <https://developer.apple.com/documentation/uikit/uicontrol/isselected>
    public var isSelected = false
    private var actions: [(action: UIAction, event: Event)] = []

    /// <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)>
    public func addAction(_ action: UIAction, for event: Event) { actions.append((action, event)) }

    /// <https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)>
    public func sendActions(for event: Event) {
        guard isEnabled else { return }
        for (action, wanted) in actions where wanted.contains(event) { action.perform() }
    }
}

/// <https://developer.apple.com/documentation/uikit/uibutton>
@MainActor public final class UIButton: UIControl {
    /// <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum>
    public enum ButtonType: Sendable { case system, custom }
    /// <https://developer.apple.com/documentation/uikit/uibutton/menu>
    public var menu: UIMenu?
    /// <https://developer.apple.com/documentation/uikit/uibutton/showsmenuasprimaryaction>
    public var showsMenuAsPrimaryAction = false
    /// <https://developer.apple.com/documentation/uikit/uibutton/currenttitle>
    public private(set) var currentTitle: String?
    /// <https://developer.apple.com/documentation/uikit/uibutton/titlelabel>
    public let titleLabel: UILabel? = UILabel()

    /// <https://developer.apple.com/documentation/uikit/uibutton/init(type:)>
    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    /// <https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)>
    public func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
}

/// <https://developer.apple.com/documentation/uikit/uiswitch>
@MainActor public final class UISwitch: UIControl {
    /// <https://developer.apple.com/documentation/uikit/uiswitch/ison>
    public private(set) var isOn = false
    /// <https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)>
    public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

    /// Not Apple's: what a person's tap does.
    public func tap() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }
}

/// <https://developer.apple.com/documentation/uikit/uiaction>
@MainActor public final class UIAction: UIMenuElement {
    /// <https://developer.apple.com/documentation/uikit/uimenuelement/state>
    public enum State: Sendable { case off, on }
    /// <https://developer.apple.com/documentation/uikit/uiaction/title>
    public let title: String
    /// <https://developer.apple.com/documentation/uikit/uiaction/state>
    public let state: State
    private let handler: (UIAction) -> Void

    /// <https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)>
    public init(title: String = "", state: State = .off, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.state = state
        self.handler = handler
    }

    /// Not Apple's: what a test sees.
    public func perform() { handler(self) }
}

/// <https://developer.apple.com/documentation/uikit/uimenuelement>
@MainActor open class UIMenuElement {}

/// <https://developer.apple.com/documentation/uikit/uimenu>
@MainActor public final class UIMenu: UIMenuElement {
    /// <https://developer.apple.com/documentation/uikit/uimenuelement/title>
    public let title: String
    /// <https://developer.apple.com/documentation/uikit/uimenu/children>
    public let children: [UIMenuElement]

    /// <https://developer.apple.com/documentation/uikit/uimenu/init(title:image:identifier:options:children:)>
    public init(title: String, children: [UIMenuElement]) {
        self.title = title
        self.children = children
    }
}

// MARK: - Values

/// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
    public let rawValue: UInt64
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/none>
    public static let none: UIAccessibilityTraits = []
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/button>
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/selected>
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/image>
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext>
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled>
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/header>
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype>
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

/// <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute>
public enum UISemanticContentAttribute: Sendable { case unspecified, forceLeftToRight, forceRightToLeft }

/// <https://developer.apple.com/documentation/uikit/uicolor>
public struct UIColor: Sendable, Equatable {
    let name: String

    init(name: String) { self.name = name }

    /// <https://developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)>
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        name = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
    }

    /// Asked once for light and once for dark.
    /// <https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)>
    public init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let names = [UIUserInterfaceStyle.light, .dark].map {
            dynamicProvider(UITraitCollection(userInterfaceStyle: $0)).name
        }
        name = names.joined(separator: " / ")
    }

    /// <https://developer.apple.com/documentation/uikit/uicolor/systemred>
    public static let systemRed = UIColor(name: "systemRed")
    /// <https://developer.apple.com/documentation/uikit/uicolor/systembackground>
    public static let systemBackground = UIColor(name: "systemBackground")
    /// <https://developer.apple.com/documentation/uikit/uicolor/label>
    public static let label = UIColor(name: "label")
    /// <https://developer.apple.com/documentation/uikit/uicolor/secondarylabel>
    public static let secondaryLabel = UIColor(name: "secondaryLabel")
    /// <https://developer.apple.com/documentation/uikit/uicolor/separator>
    public static let separator = UIColor(name: "separator")
}

/// <https://developer.apple.com/documentation/uikit/uifont>
public struct UIFont: Sendable, Equatable {
    /// <https://developer.apple.com/documentation/uikit/uifont/textstyle>
    public enum TextStyle: Sendable { case largeTitle, title2, title3, headline, body, caption1 }
    var style = TextStyle.body
    /// <https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)>
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style: style) }
}

/// <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@MainActor public class NSLayoutAnchor {
    /// Not Apple's: what the anchor was set equal to.
    public private(set) weak var other: NSLayoutAnchor?
    /// <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:constant:)>
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
        make { $0.constant = constant }
    }
    /// <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequalto:multiplier:)>
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
        -> NSLayoutConstraint
    {
        make { $0.multiplier = m }
    }
    private func make(_ set: (NSLayoutConstraint) -> Void) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        set(constraint)
        constraints.append(constraint)
        return constraint
    }
}

/// <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {
    /// <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea>
    public var usesBottomSafeArea = true
}

/// <https://developer.apple.com/documentation/uikit/uilayoutguide>
@MainActor public class UILayoutGuide {
    /// <https://developer.apple.com/documentation/uikit/uilayoutguide/topanchor>
    public let topAnchor = NSLayoutAnchor()
    /// <https://developer.apple.com/documentation/uikit/uilayoutguide/bottomanchor>
    public let bottomAnchor = NSLayoutAnchor()
}

/// <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
@MainActor public final class NSLayoutConstraint {
    /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis>
    public enum Axis: Sendable { case horizontal, vertical }
    /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant>
    public var constant: CGFloat = 0
    /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier>
    public fileprivate(set) var multiplier: CGFloat = 1
    /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive>
    public var isActive = false
    /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)>
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
}
