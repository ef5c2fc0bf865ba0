import Foundation
import Scenery
import Testing

@Suite("An error is shown to a person as text")
struct ErrorViewModelTests {
    private struct Known: PresentableError {
        var viewModel: ErrorViewModel { ErrorViewModel(title: "No Internet!", message: "Check the cable.") }
    }
    private struct Unknown: LocalizedError { var errorDescription: String? { "Something broke." } }

    @Test("an error that has its own text keeps it")
    func presentable() {
        #expect(
            ErrorViewModel(describing: Known())
                == ErrorViewModel(title: "No Internet!", message: "Check the cable."))
        #expect(ErrorViewModel(describing: Known(), retryTitle: "Retry").retryTitle == "Retry")
    }

    @Test("any other error is shown by its description, never dropped")
    func other() {
        let model = ErrorViewModel(describing: Unknown(), title: "Oops", retryTitle: "Again")
        #expect(model == ErrorViewModel(title: "Oops", message: "Something broke.", retryTitle: "Again"))
        #expect(ErrorViewModel(describing: Unknown()).title == "Error")
        #expect(model.dismissTitle == "OK")
    }
}
