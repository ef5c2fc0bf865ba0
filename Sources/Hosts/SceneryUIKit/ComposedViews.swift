#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    #if os(tvOS)
        /// A button that has a checkmark while the toggle is on: there is no switch on a television.
        @MainActor final class LabelledSwitch: UIStackView {
            var onSet: (Bool) -> Void = { _ in }
            private let control = UIButton(type: .system)
            private var isOn = false

            override init(frame: CGRect) {
                super.init(frame: frame)
                addArrangedSubview(control)
                control.addAction(
                    UIAction { [weak self] _ in
                        guard let self else { return }
                        onSet(!isOn)
                    }, for: .primaryActionTriggered)
            }

            required init(coder: NSCoder) {
                super.init(coder: coder)
            }

            func show(_ toggle: ScreenToggle, isEnabled: Bool) {
                isOn = toggle.isOn
                control.setTitle(toggle.title, for: .normal)
                control.setImage(isOn ? UIImage(systemName: "checkmark") : nil, for: .normal)
                control.accessibilityTraits = isOn ? [.button, .selected] : .button
                control.isEnabled = isEnabled
            }
        }
    #else
        /// A switch with its title before it.
        @MainActor final class LabelledSwitch: UIStackView {
            var onSet: (Bool) -> Void = { _ in }
            private let control = UISwitch()
            private let label = UILabel()

            override init(frame: CGRect) {
                super.init(frame: frame)
                axis = .horizontal
                spacing = 8
                label.prepareForBody()
                // VoiceOver reads the title with the switch.
                label.isAccessibilityElement = false
                addArrangedSubview(label)
                addArrangedSubview(control)
                control.addAction(
                    UIAction { [weak self] _ in
                        guard let self else { return }
                        onSet(control.isOn)
                    }, for: .valueChanged)
            }

            required init(coder: NSCoder) {
                super.init(coder: coder)
            }

            func show(_ toggle: ScreenToggle, isEnabled: Bool) {
                label.text = toggle.title
                control.accessibilityLabel = toggle.title
                control.isEnabled = isEnabled
                if control.isOn != toggle.isOn { control.setOn(toggle.isOn, animated: true) }
            }
        }
    #endif

    /// A title above a bar, or next to a wheel where it is not known how far the work is.
    @MainActor final class ProgressLine: UIStackView {
        private let label = UILabel()
        private let bar = UIProgressView(progressViewStyle: .default)
        private let wheel = UIActivityIndicatorView(style: .medium)

        override init(frame: CGRect) {
            super.init(frame: frame)
            spacing = 8
            label.prepareForBody()
            label.isAccessibilityElement = false
            for view in [label, bar, wheel] as [UIView] { addArrangedSubview(view) }
        }

        required init(coder: NSCoder) {
            super.init(coder: coder)
        }

        func show(_ progress: ScreenProgress) {
            label.text = progress.title
            for view in [bar, wheel] as [UIView] { view.accessibilityLabel = progress.title }
            let fraction = progress.drawnFraction
            axis = fraction == nil ? .horizontal : .vertical
            bar.isHidden = fraction == nil
            wheel.isHidden = fraction != nil
            bar.progress = Float(fraction ?? 0)
            if fraction == nil { wheel.startAnimating() } else { wheel.stopAnimating() }
        }
    }

    /// A line one point high; a plain view would have no height.
    @MainActor final class DividerLine: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .separator
            heightAnchor.constraint(equalToConstant: 1).isActive = true
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    extension UILabel {
        fileprivate func prepareForBody() {
            numberOfLines = 0
            font = .preferredFont(forTextStyle: .body)
            adjustsFontForContentSizeCategory = true
        }
    }
#endif
