import Driving

/// The screens of Ride, as a person uses them who reads Persian.
struct PersianRideRobot {
    let app: any AppDriver

    func seesFailureOfSignIn() async throws {
        try await app.seesTitle("ورود")
        try await app.readsRightToLeft()
        try await app.type("guest@example.com", into: "ایمیل")
        try await app.type("guest", into: "گذرواژه")
        try await app.tap("ورود")
        try await app.seesDialog("خطای سرور", "یک دقیقهٔ دیگر دوباره تلاش کنید.")
    }

    func triesAgain() async throws { try await app.tap("تلاش دوباره") }

    func seesMap() async throws {
        try await app.seesTitle("سفر")
        try await app.sees("کجا می‌روید؟")
    }

    func books() async throws {
        try await app.tap("کجا می‌روید؟")
        try await app.tap("Home")
        try await app.tap("درخواست سفر")
    }

    func waitsForDriver() async throws {
        try await app.seesTitle("رانندهٔ شما")
        try await app.sees("در جستجوی راننده")
    }

    func seesDriver() async throws {
        try await app.seesTitle("سفر شما")
        try await app.sees("راننده در راه است", "★")
        try await app.readsRightToLeft()
    }
}
