import Foundation

/// Makes cells for the items on the screen only, and uses those of items that left for the next.
/// <https://developer.apple.com/documentation/uikit/uicollectionview>
@MainActor open class UICollectionView: UIScrollView {
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/delegate>
    public weak var delegate: (any UICollectionViewDelegate)?
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout>
    public let collectionViewLayout: UICollectionViewLayout

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.property>
    public var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum>
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// Not Apple's: how many items the screen of the stand-in has room for.
    public var capacity = 20 { didSet { layOut() } }
    /// Not Apple's: how many cells were made, and how often a cell was given an item.
    public private(set) var cellsMade = 0
    /// Not Apple's: what a test sees.
    public private(set) var cellsConfigured = 0
    /// Not Apple's: what a test sees.
    public private(set) var itemCount = 0

    private var provide: ((IndexPath, AnyHashable) -> UICollectionViewCell?)?
    private var items: [AnyHashable] = []
    private var firstVisible = 0
    private var visible: [AnyHashable: UICollectionViewCell] = [:]
    private var reusable: [UICollectionViewCell] = []
    private var reconfigured: UICollectionViewCell?

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:)>
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/init(coder:)>
    public required init?(coder: NSCoder) { return nil }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/dequeueconfiguredreusablecell(using:for:item:)>
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = dequeue(Cell.self)
        cellsConfigured += 1
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A cell that is configured again has to be of the type it was.
    private func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell {
        if let reconfigured {
            guard let cell = reconfigured as? Cell else { preconditionFailure("another type of cell") }
            return cell
        }
        if let index = reusable.firstIndex(where: { Swift.type(of: $0) == type }),
            let cell = reusable.remove(at: index) as? Cell
        {
            return cell
        }
        cellsMade += 1
        return Cell(frame: .zero)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)>
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        items.indices.contains(indexPath.item) ? visible[items[indexPath.item]] : nil
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/visiblecells>
    public var visibleCells: [UICollectionViewCell] { Array(visible.values) }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/deselectitem(at:animated:)>
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Not Apple's: what a person's scrolling does: this item is the first on the screen.
    public func scroll(toItem index: Int) {
        firstVisible = index
        layOut()
    }

    /// Not Apple's: what a person's tap on an item does: the delegate may refuse it, else the cell is selected.
    public func tapItem(at index: Int) {
        let path = IndexPath(item: index, section: 0)
        guard let cell = cellForItem(at: path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) != false,
            delegate?.collectionView(self, shouldSelectItemAt: path) != false
        else { return }
        cell.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}

// MARK: - What its data source does with it

/// <https://developer.apple.com/documentation/uikit/uicollectionview>
extension UICollectionView {
    func setProvider(_ provide: @escaping (IndexPath, AnyHashable) -> UICollectionViewCell?) {
        self.provide = provide
    }

    func show(_ items: [AnyHashable], reloaded: Set<AnyHashable>, reconfigured: Set<AnyHashable>) {
        self.items = items
        itemCount = items.count
        for (item, cell) in visible where reloaded.contains(item) { recycle(cell, of: item) }
        layOut()
        for (index, item) in items.enumerated() where reconfigured.contains(item) {
            guard let cell = visible[item] else { continue }
            self.reconfigured = cell
            let returned = provide?(IndexPath(item: index, section: 0), item)
            self.reconfigured = nil
            precondition(returned === cell, "another cell for an item that is configured again")
        }
    }

    private func layOut() {
        let range = max(0, min(firstVisible, items.count - capacity))..<items.count
        let onScreen = range.prefix(capacity)
        let wanted = Set(onScreen.map { items[$0] })
        for (item, cell) in visible where !wanted.contains(item) { recycle(cell, of: item) }
        for index in onScreen where visible[items[index]] == nil {
            guard let cell = provide?(IndexPath(item: index, section: 0), items[index]) else {
                preconditionFailure("no cell for an item")
            }
            visible[items[index]] = cell
            addSubview(cell)
        }
    }

    private func recycle(_ cell: UICollectionViewCell, of item: AnyHashable) {
        visible[item] = nil
        cell.removeFromSuperview()
        cell.prepareForReuse()
        reusable.append(cell)
    }
}

// MARK: - Cells

/// <https://developer.apple.com/documentation/uikit/uicollectionview>
extension UICollectionView {
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>
    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration/handler>
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        /// <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration/init(handler:)>
        public init(handler: @escaping Handler) { self.handler = handler }
    }
}

/// <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@MainActor open class UICollectionReusableView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uicollectionreusableview/init(frame:)>
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// <https://developer.apple.com/documentation/uikit/uicollectionreusableview/init(coder:)>
    public required init?(coder: NSCoder) { return nil }
    /// <https://developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()>
    open func prepareForReuse() {}
}

/// <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/contentview>
    public let contentView = UIView()
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/isselected>
    public var isSelected = false
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration>
    public var contentConfiguration: (any UIContentConfiguration)?

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/init(frame:)>
    public required init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/init(coder:)>
    public required init?(coder: NSCoder) { return nil }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/prepareforreuse()>
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
    }
}

/// Its methods are optional, which is what the defaults stand for.
/// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate>
@MainActor public protocol UICollectionViewDelegate: AnyObject {
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)>
    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)>
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didselectitemat:)>
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

/// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate>
extension UICollectionViewDelegate {
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)>
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)>
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didselectitemat:)>
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
}

/// <https://developer.apple.com/documentation/uikit/indexpath>
extension IndexPath {
    /// <https://developer.apple.com/documentation/foundation/indexpath/init(item:section:)>
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// <https://developer.apple.com/documentation/foundation/indexpath/item>
    public var item: Int { self[1] }
    /// <https://developer.apple.com/documentation/foundation/indexpath/section>
    public var section: Int { self[0] }
}
