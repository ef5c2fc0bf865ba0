import Foundation

/// <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell/accessories>
    public var accessories: [UICellAccessory] = []
}

/// <https://developer.apple.com/documentation/uikit/uicellaccessory>
public struct UICellAccessory: Sendable, Equatable {
    /// <https://developer.apple.com/documentation/uikit/uicellaccessory/displayedstate>
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    let displayed: DisplayedState
    /// <https://developer.apple.com/documentation/uikit/uicellaccessory/checkmark(displayed:options:)>
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(displayed: displayed)
    }
}

/// <https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol>
@MainActor public protocol UIContentConfiguration {}

/// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
    /// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct>
    public struct TextProperties: Sendable {
        /// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/color>
        public var color = UIColor.label
    }
    /// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/text>
    public var text: String?
    /// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/secondarytext>
    public var secondaryText: String?
    /// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.property>
    public var textProperties = TextProperties()

    /// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/header()>
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/valuecell()>
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@MainActor open class UICollectionViewLayout: NSObject {}

/// <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Not Apple's: what a test sees.
    public private(set) var configuration: UICollectionLayoutListConfiguration?

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:)>
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout()
        layout.configuration = configuration
        return layout
    }
}

/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>
public struct UICollectionLayoutListConfiguration {
    /// <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum>
    public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/itemseparatorhandler-swift.typealias>
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/itemseparatorhandler-swift.property>
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/init(appearance:)>
    public init(appearance: Appearance) {}
}

/// <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration>
public struct UIListSeparatorConfiguration: Sendable {
    /// <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration/visibility>
    public enum Visibility: Sendable { case automatic, visible, hidden }
    /// <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration/topseparatorvisibility>
    public var topSeparatorVisibility = Visibility.automatic
    /// <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration/bottomseparatorvisibility>
    public var bottomSeparatorVisibility = Visibility.automatic
    /// <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration/init(listappearance:)>
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
