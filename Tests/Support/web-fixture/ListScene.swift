import SceneryScreens

/// A long list that is reversed, thinned out and added to.
@MainActor final class ListView: ScreenView {
    let stage: Stage
    private var numbers = Array(1...500)

    init() {
        stage = Stage("List")
        change { _ in }
    }

    private func change(_ change: (inout [Int]) -> Void) {
        change(&numbers)
        stage.show("List") {
            ScreenGroup(axis: .horizontal) {
                ScreenButton("Reverse") { [weak self] in self?.change { $0.reverse() } }.id("reverse")
                ScreenButton("Odd only") { [weak self] in self?.keepOdd() }.id("odd")
                ScreenButton("Put first") { [weak self] in self?.addFirst() }.id("first")
            }.id("actions")
            ScreenList("Numbers") {
                for number in numbers {
                    ScreenRow("Number \(number)", detail: "\(number * number)") { [weak self] in
                        self?.moveToFront(number)
                    }.id(number)
                }
            }.id("numbers")
        }
    }

    private func keepOdd() { change { $0.removeAll { $0.isMultiple(of: 2) } } }

    private func addFirst() { change { $0.insert(($0.max() ?? 0) + 1, at: 0) } }

    private func moveToFront(_ number: Int) {
        change { numbers in
            numbers.removeAll { $0 == number }
            numbers.insert(number, at: 0)
        }
    }
}

/// Right to left, in Persian, light and dark.
@MainActor final class PersianView: ScreenView {
    let stage: Stage
    private var appearance: Appearance = .dark

    init() {
        stage = Stage("Persian")
        update()
    }

    private func turn() {
        appearance = appearance == .dark ? .light : .dark
        update()
    }

    private func update() {
        stage.show("درباره", language: "fa", appearance: appearance) {
            ScreenText("این برنامه با صحنه‌ها ساخته شده است.")
            ScreenList("نسخه") {
                ScreenRow("نسخه", detail: "۱٫۰").id("version")
                ScreenRow("شرایط استفاده") { [weak self] in self?.navigation?.push(PersianView()) }.id("next")
            }.id("about")
            ScreenField("نام", placeholder: "نام شما").id("name")
            ScreenButton("تغییر ظاهر", role: .primary) { [weak self] in self?.turn() }.id("appearance")
        }
    }
}
