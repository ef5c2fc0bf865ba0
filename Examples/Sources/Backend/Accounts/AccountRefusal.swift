import HTTPTypes

/// Why an account is not signed in or changed.
enum AccountRefusal: WordedFailure, Equatable {
    case wrongPassword
    case tooManyAttempts
    case wrongCode
    case challengeExpired
    case notSignedIn
    case accessExpired
    case sessionEnded
    case emptyName

    func refusal(in language: Language) -> Refusal {
        switch language {
        case .english: Refusal(status, english)
        case .persian: Refusal(status, persian)
        }
    }

    private var status: HTTPResponse.Status {
        switch self {
        case .wrongPassword, .wrongCode, .notSignedIn, .accessExpired, .sessionEnded: .unauthorized
        case .tooManyAttempts: .tooManyRequests
        case .challengeExpired: .gone
        case .emptyName: .unprocessableContent
        }
    }

    private var english: String {
        switch self {
        case .wrongPassword: "Invalid email or password."
        case .tooManyAttempts: "Too many wrong passwords. Try again in a minute."
        case .wrongCode: "The code is not right."
        case .challengeExpired: "The code has expired. Sign in again."
        case .notSignedIn: "Sign in first."
        case .accessExpired: "Your access has expired."
        case .sessionEnded: "Your session has ended. Sign in again."
        case .emptyName: "Enter a name."
        }
    }

    private var persian: String {
        switch self {
        case .wrongPassword: "ایمیل یا گذرواژه نادرست است."
        case .tooManyAttempts: "گذرواژه چند بار نادرست بود. یک دقیقهٔ دیگر دوباره تلاش کنید."
        case .wrongCode: "کد نادرست است."
        case .challengeExpired: "کد منقضی شده است. دوباره وارد شوید."
        case .notSignedIn: "نخست وارد شوید."
        case .accessExpired: "دسترسی شما منقضی شده است."
        case .sessionEnded: "نشست شما پایان یافته است. دوباره وارد شوید."
        case .emptyName: "نامی وارد کنید."
        }
    }
}
