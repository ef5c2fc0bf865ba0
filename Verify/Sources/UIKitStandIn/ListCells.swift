import Foundation

/// <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
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
        public var color = UIColor.label
    }
    public var text: String?
    public var secondaryText: String?
    public var textProperties = TextProperties()

    public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@MainActor open class UICollectionViewLayout: NSObject {}

/// <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
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
    public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public init(appearance: Appearance) {}
}

/// <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration>
public struct UIListSeparatorConfiguration: Sendable {
    public enum Visibility: Sendable { case automatic, visible, hidden }
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
