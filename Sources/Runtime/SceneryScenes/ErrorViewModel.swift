import Foundation

/// An error as a person sees it, with text that they can act on.
public struct ErrorViewModel: ViewModel {
    public var title: String
    public var message: String
    /// The title of the button that tries again; `nil` when trying again makes no sense.
    public var retryTitle: String?
    /// The title of the button that closes the dialog.
    public var dismissTitle: String

    /// - Parameters:
    ///   - retryTitle: `nil` by default: no retry button.
    ///   - dismissTitle: `OK` by default.
    public init(title: String, message: String, retryTitle: String? = nil, dismissTitle: String = "OK") {
        self.title = title
        self.message = message
        self.retryTitle = retryTitle
        self.dismissTitle = dismissTitle
    }
}

/// An error that knows how to put itself to a person.
///
/// `ErrorViewModel.init(describing:)` uses it; any other error is shown by its localized
/// description, never dropped.
public protocol PresentableError: Error {
    var viewModel: ErrorViewModel { get }
}

extension ErrorViewModel {
    /// The text for any error: its own if it is a `PresentableError`, otherwise its localized description.
    ///
    /// - Parameters:
    ///   - title: The title for an error that brings none; `Error` by default.
    ///   - retryTitle: The retry button for an error that brings none; `nil` by default.
    public init(describing error: any Error, title: String = "Error", retryTitle: String? = nil) {
        if let error = error as? any PresentableError {
            self = error.viewModel
            self.retryTitle = self.retryTitle ?? retryTitle
        } else {
            self.init(title: title, message: error.localizedDescription, retryTitle: retryTitle)
        }
    }
}
