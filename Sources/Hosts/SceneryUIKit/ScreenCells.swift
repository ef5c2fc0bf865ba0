#if canImport(UIKit)
    import SceneryScreens
    import UIKit

    extension UICollectionViewListCell {
        func show(header title: String) {
            var content = UIListContentConfiguration.header()
            content.text = title
            contentConfiguration = content
            accessibilityTraits = .header
        }

        /// Title and detail are one line for VoiceOver, and a chosen row has a checkmark.
        func show(_ row: ScreenRow, of line: ScreenLine) {
            var content = UIListContentConfiguration.valueCell()
            content.text = row.title
            content.secondaryText = row.detail.isEmpty ? nil : row.detail
            if !line.isEnabled { content.textProperties.color = .secondaryLabel }
            contentConfiguration = content
            accessories = row.isSelected ? [.checkmark()] : []
            isAccessibilityElement = true
            accessibilityLabel = row.title
            accessibilityValue = row.detail.isEmpty ? nil : row.detail
            accessibilityTraits = row.traits(isEnabled: line.isEnabled)
            if case .element(let id) = line.id { accessibilityIdentifier = id }
        }
    }

    extension ScreenRow {
        fileprivate func traits(isEnabled: Bool) -> UIAccessibilityTraits {
            var traits: UIAccessibilityTraits = isSelectable ? .button : .staticText
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return traits
        }
    }

    /// A cell around a view that outlives it.
    final class HostingCell: UICollectionViewCell {
        private weak var hosted: UIView?

        func host(_ view: UIView) {
            guard view.superview !== contentView else { return }
            removeHosted()
            hosted = view
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
                view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            removeHosted()
        }

        /// Leaves the view alone once it is in another cell.
        private func removeHosted() {
            if hosted?.superview === contentView { hosted?.removeFromSuperview() }
            hosted = nil
        }
    }
#endif
