import Foundation

/// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    NSObject
{
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/cellprovider>
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> UICollectionViewCell?

    private weak var collectionView: UICollectionView?
    private var current = NSDiffableDataSourceSnapshot<Section, Item>()

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/init(collectionview:cellprovider:)>
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        super.init()
        collectionView.setProvider { [weak collectionView] indexPath, item in
            guard let collectionView, let item = item.base as? Item else { return nil }
            return cellProvider(collectionView, indexPath, item)
        }
    }

    /// Keeps the cells of items that stay, and configures again only those that the snapshot names.
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:completion:)>
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        current.reloadedItemIdentifiers = []
        current.reconfiguredItemIdentifiers = []
        collectionView?.show(
            snapshot.itemIdentifiers.map(AnyHashable.init),
            reloaded: Set(snapshot.reloadedItemIdentifiers.map(AnyHashable.init)),
            reconfigured: Set(snapshot.reconfiguredItemIdentifiers.map(AnyHashable.init)))
        completion?()
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/snapshot()>
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/itemidentifier(for:)>
    open func itemIdentifier(for indexPath: IndexPath) -> Item? {
        let items = current.itemIdentifiers
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
}

/// One section, which is what the hosts use. UIKit ends the app where this stand-in ends the test.
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>
public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable
{
    /// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/sectionidentifiers>
    public private(set) var sectionIdentifiers: [Section] = []
    /// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/itemidentifiers>
    public private(set) var itemIdentifiers: [Item] = []
    /// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/reloadeditemidentifiers>
    public internal(set) var reloadedItemIdentifiers: [Item] = []
    /// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/reconfigureditemidentifiers>
    public internal(set) var reconfiguredItemIdentifiers: [Item] = []
    private var known: Set<Item> = []

    /// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/init()>
    public init() {}

    /// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/appendsections(_:)>
    public mutating func appendSections(_ identifiers: [Section]) { sectionIdentifiers += identifiers }

    /// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)>
    public mutating func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Section? = nil) {
        precondition(!sectionIdentifiers.isEmpty, "no section to append to")
        itemIdentifiers += identifiers
        known.formUnion(identifiers)
        precondition(known.count == itemIdentifiers.count, "an item is there twice")
    }

    /// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/reloaditems(_:)>
    public mutating func reloadItems(_ identifiers: [Item]) {
        precondition(identifiers.allSatisfy(known.contains), "an item that is not in the snapshot")
        reloadedItemIdentifiers += identifiers
    }

    /// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)>
    public mutating func reconfigureItems(_ identifiers: [Item]) {
        precondition(identifiers.allSatisfy(known.contains), "an item that is not in the snapshot")
        reconfiguredItemIdentifiers += identifiers
    }
}
