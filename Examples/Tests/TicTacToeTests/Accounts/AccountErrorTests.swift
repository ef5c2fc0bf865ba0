import Scenery
import Testing

@testable import TicTacToe

@Suite("AccountError") struct AccountErrorTests {
    @Test("a refusal is in the server's words, and can only be closed")
    func refused() {
        #expect(
            AccountError.refused("Wrong.").viewModel
                == ErrorViewModel(title: "Not logged in", message: "Wrong."))
        #expect(
            AccountError.tooManyAttempts("Wait.").viewModel
                == ErrorViewModel(title: "Too many attempts", message: "Wait."))
    }

    @Test("an expired code leads back to the login")
    func expired() {
        let error = AccountError.expired.viewModel
        #expect(error.title == "Code expired")
        #expect(error.message == "Log in again to get a new code.")
        #expect(error.retryTitle == "Log in again")
    }

    @Test(
        "what may pass can be tried again",
        arguments: [AccountError.unreachable, .failed(nil), .failed("No.")])
    func passing(error: AccountError) {
        #expect(error.viewModel.retryTitle == "Try again")
        #expect(error.viewModel.dismissTitle == "Close")
    }

    @Test("no connection and a server's failure are told apart")
    func words() {
        #expect(AccountError.unreachable.viewModel.title == "No connection")
        #expect(AccountError.unreachable.viewModel.message.contains("Check the connection"))
        #expect(
            AccountError.failed(nil).viewModel.message
                == "The server could not answer. Try again in a minute.")
        #expect(AccountError.failed("Moving.").viewModel.message == "Moving.")
    }
}
