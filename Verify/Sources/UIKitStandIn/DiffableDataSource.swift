import Foundation

/// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    NSObject
{
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> UICollectionViewCell?

    private weak var collectionView: UICollectionView?
    private var current = NSDiffableDataSourceSnapshot<Section, Item>()

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

    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

    open func itemIdentifier(for indexPath: IndexPath) -> Item? {
        let items = current.itemIdentifiers
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
}

/// One section, which is what the hosts use. UIKit ends the app where this stand-in ends the test.
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>
public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable
{
    public private(set) var sectionIdentifiers: [Section] = []
    public private(set) var itemIdentifiers: [Item] = []
    public internal(set) var reloadedItemIdentifiers: [Item] = []
    public internal(set) var reconfiguredItemIdentifiers: [Item] = []
    private var known: Set<Item> = []

    public init() {}

    public mutating func appendSections(_ identifiers: [Section]) { sectionIdentifiers += identifiers }

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
