#if canImport(UIKit)
    import SceneryScreens
    import UIKit

    /// The views of a screen's elements by identity, so that a field keeps its focus and caret while the screen
    /// around it changes.
    @MainActor final class ElementViews {
        private let send: (ScreenInput) -> Void
        private var views: [ScreenElement.ID: ElementView] = [:]

        init(send: @escaping (ScreenInput) -> Void) {
            self.send = send
        }

        /// The view of the element, brought to what the element says now.
        func view(for element: ScreenElement) -> UIView {
            let view = elementView(for: element).view
            switch element.content {
            case .list, .group: if let stack = view as? UIStackView { fill(stack, with: element.children) }
            default: break
            }
            return view
        }

        /// Releases the views of all other elements.
        func keep(_ identities: Set<ScreenElement.ID>) {
            views = views.filter { identities.contains($0.key) }
        }

        private func elementView(for element: ScreenElement) -> ElementView {
            if let view = views[element.id], view.update(to: element) { return view }
            let view = ElementView(element, send: send)
            views[element.id] = view
            return view
        }

        /// Makes the stack show exactly these elements, keeping the views that are there.
        private func fill(_ stack: UIStackView, with elements: [ScreenElement]) {
            let wanted = elements.map(view)
            for view in stack.arrangedSubviews where !wanted.contains(where: { $0 === view }) {
                view.removeFromSuperview()
            }
            for (index, view) in wanted.enumerated()
            where index >= stack.arrangedSubviews.count || stack.arrangedSubviews[index] !== view {
                stack.insertArrangedSubview(view, at: index)
            }
        }
    }
#endif
