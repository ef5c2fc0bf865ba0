#if canImport(UIKit)
import Scenery
import UIKit

/// What Default looks like. It knows no logic: the view controller fills it and connects its controls.
final class DefaultView: UIView {
    let priceText = UILabel()
    let dayText = UILabel()
    let countText = UILabel()
    let tagsText = UILabel()
    let ratesText = UILabel()
    let okText = UILabel()
    let rideText = UILabel()
    let closeTappedButton = UIButton(type: .system)
    let emailEditedField = UITextField()
    let rowTappedButton = UIButton(type: .system)
    let reloadTappedButton = UIButton(type: .system)
    let indicator = UIActivityIndicatorView(style: .medium)
    let errorMessage = UILabel()
    let errorRetry = UIButton(type: .system)
    let errorDismiss = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        prepare()
        arrange()
        show(error: nil)
    }

    @available(*, unavailable, message: "scenes are built in code, by their builders")
    required init?(coder: NSCoder) { return nil }

    /// Shows an error until the person dismisses it or tries again; `nil` hides it.
    func show(error: ErrorViewModel?) {
        errorMessage.text = error.map { "\($0.title)\n\($0.message)" }
        errorRetry.setTitle(error?.retryTitle, for: .normal)
        errorDismiss.setTitle(error?.dismissTitle, for: .normal)
        errorMessage.isHidden = error == nil
        errorRetry.isHidden = error?.retryTitle == nil
        errorDismiss.isHidden = error == nil
    }

    func showActivity(_ isActive: Bool) {
        if isActive { indicator.startAnimating() } else { indicator.stopAnimating() }
    }

    private var labels: [UILabel] {
        [
            priceText,
            dayText,
            countText,
            tagsText,
            ratesText,
            okText,
            rideText,
            errorMessage,
        ]
    }

    private var controls: [UIView] {
        [
            errorRetry, errorDismiss, indicator,
            closeTappedButton,
            emailEditedField,
            rowTappedButton,
            reloadTappedButton,
        ]
    }

    private func prepare() {
        for label in labels {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        closeTappedButton.setTitle("Close", for: .normal)
        emailEditedField.placeholder = "Email"
        emailEditedField.borderStyle = .roundedRect
        emailEditedField.keyboardType = .emailAddress
        emailEditedField.textContentType = .emailAddress
        emailEditedField.autocapitalizationType = .none
        rowTappedButton.setTitle("Row", for: .normal)
        reloadTappedButton.setTitle("Reload", for: .normal)
        errorDismiss.addAction(UIAction { [weak self] _ in self?.show(error: nil) }, for: .touchUpInside)
    }

    private func arrange() {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        for part in labels + controls { stack.addArrangedSubview(part) }
        let scroll = UIScrollView()
        scroll.addSubview(stack)
        addSubview(scroll)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        let (inside, outside) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: inside.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: outside.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: outside.trailingAnchor, constant: -16),
        ])
    }
}
#endif
