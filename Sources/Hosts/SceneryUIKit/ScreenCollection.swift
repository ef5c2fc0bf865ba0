#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    /// A screen's elements as the cells of one collection view: only what is on the screen has a view, and an
    /// update touches the cells whose elements have changed.
    @MainActor final class ScreenCollection: NSObject {
        private(set) lazy var view = makeView()

        private let send: (ScreenInput) -> Void
        private let views: ElementViews
        private var lines: [ScreenLine.ID: ScreenLine] = [:]
        private lazy var source = makeSource()

        private let headers = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, title in cell.show(header: title)
        }
        private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, ScreenLine> {
            cell, _, line in
            if case .row(let row) = line.content { cell.show(row, of: line) }
        }
        private let hosts = UICollectionView.CellRegistration<HostingCell, UIView> { cell, _, view in
            cell.host(view)
        }

        init(send: @escaping (ScreenInput) -> Void) {
            self.send = send
            views = ElementViews(send: send)
        }

        func show(_ elements: [ScreenElement]) {
            let next = ScreenLine.lines(of: elements)
            let previous = lines
            lines = Dictionary(uniqueKeysWithValues: next.map { ($0.id, $0) })
            apply(next, replacing: previous)
            views.keep(Set(next.flatMap(\.viewIdentities)))
        }

        private func apply(_ next: [ScreenLine], replacing previous: [ScreenLine.ID: ScreenLine]) {
            var snapshot = source.snapshot()
            let order = next.map(\.id)
            let isMoved = order != snapshot.itemIdentifiers
            if isMoved {
                snapshot = NSDiffableDataSourceSnapshot()
                snapshot.appendSections([0])
                snapshot.appendItems(order, toSection: 0)
            }
            let changed = next.filter { line in previous[line.id].map { $0 != line } ?? false }
            guard isMoved || !changed.isEmpty else { return }
            let kept = changed.filter { line in previous[line.id].map(line.hasSameCell) ?? false }
            let keptIDs = Set(kept.map(\.id))
            snapshot.reconfigureItems(kept.map(\.id))
            snapshot.reloadItems(changed.map(\.id).filter { !keptIDs.contains($0) })
            source.apply(snapshot, animatingDifferences: isMoved && !previous.isEmpty)
        }
    }

    // MARK: - Parts

    extension ScreenCollection {
        private func makeView() -> UICollectionView {
            let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
            view.delegate = self
            return view
        }

        /// Lines between rows only.
        private func makeLayout() -> UICollectionViewLayout {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            #if !os(tvOS)
                configuration.itemSeparatorHandler = { [weak self] indexPath, separators in
                    var separators = separators
                    if self?.line(at: indexPath)?.isRow != true {
                        separators.topSeparatorVisibility = .hidden
                        separators.bottomSeparatorVisibility = .hidden
                    }
                    return separators
                }
            #endif
            return UICollectionViewCompositionalLayout.list(using: configuration)
        }

        private func makeSource() -> UICollectionViewDiffableDataSource<Int, ScreenLine.ID> {
            UICollectionViewDiffableDataSource(collectionView: view) { [weak self] view, indexPath, id in
                self?.cell(of: view, for: id, at: indexPath)
            }
        }

        private func cell(of view: UICollectionView, for id: ScreenLine.ID, at indexPath: IndexPath)
            -> UICollectionViewCell?
        {
            guard let line = lines[id] else { return nil }
            switch line.content {
            case .header(let title):
                return view.dequeueConfiguredReusableCell(using: headers, for: indexPath, item: title)
            case .row:
                return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: line)
            case .element(let element):
                let hosted = views.view(for: element)
                return view.dequeueConfiguredReusableCell(using: hosts, for: indexPath, item: hosted)
            }
        }

        private func line(at indexPath: IndexPath) -> ScreenLine? {
            source.itemIdentifier(for: indexPath).flatMap { lines[$0] }
        }
    }

    extension ScreenCollection: UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool {
            line(at: indexPath)?.isSelectable ?? false
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool {
            line(at: indexPath)?.isSelectable ?? false
        }

        /// The app says which rows are chosen; UIKit's own selection lasts as long as the tap.
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            collectionView.deselectItem(at: indexPath, animated: true)
            if case .element(let id)? = line(at: indexPath)?.id { send(ScreenInput(id)) }
        }
    }

    extension ScreenLine {
        fileprivate var isRow: Bool {
            if case .row = content { true } else { false }
        }

        /// The elements that have views of their own.
        fileprivate var viewIdentities: [ScreenElement.ID] {
            if case .element(let element) = content { element.withDescendants.map(\.id) } else { [] }
        }
    }
#endif
