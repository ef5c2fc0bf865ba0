#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    /// The pictures of all screens.
    @MainActor enum Pictures {
        static let shared = PictureStore<UIImage> {
            UIImage(data: $0)
        } named: {
            UIImage(named: $0)
        }
    }

    /// Loads its picture while it is in a cell, and stops when that scrolls off the screen.
    @MainActor final class PictureView: UIImageView {
        private var source = ""
        private var loading: Task<Void, Never>?
        private var heightLimit: NSLayoutConstraint?

        deinit { loading?.cancel() }

        func show(_ picture: ScreenImage) {
            isAccessibilityElement = !picture.description.isEmpty
            accessibilityLabel = picture.description
            accessibilityTraits = .image
            contentMode = .scaleAspectFit
            guard picture.source != source else { return }
            source = picture.source
            put(nil)
            load()
        }

        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            load()
        }

        private func load() {
            loading?.cancel()
            loading = nil
            guard superview != nil, image == nil, !source.isEmpty else { return }
            if let kept = Pictures.shared.kept(source) { return put(kept) }
            loading = Task { [weak self, source] in
                let picture = await Pictures.shared.picture(at: source)
                if !Task.isCancelled { self?.put(picture) }
            }
        }

        /// As high as the picture, or less where the screen is not as wide.
        private func put(_ picture: UIImage?) {
            image = picture
            heightLimit?.isActive = false
            heightLimit = nil
            guard let size = picture?.size, size.width > 0 else { return }
            heightLimit = heightAnchor.constraint(
                lessThanOrEqualTo: widthAnchor, multiplier: size.height / size.width)
            heightLimit?.isActive = true
        }
    }
#endif
