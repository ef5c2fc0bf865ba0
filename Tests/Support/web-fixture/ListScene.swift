import SceneryScreens

/// A long list that is turned round, thinned out and added to.
@MainActor final class ListView: ScreenView {
    let stage: Stage
    private var numbers = Array(1...500)

    init() {
        stage = Stage("List")
        stage.on("reverse") { [weak self] _ in self?.change { $0.reverse() } }
        stage.on("odd") { [weak self] _ in self?.change { $0.removeAll { $0.isMultiple(of: 2) } } }
        stage.on("first") { [weak self] _ in self?.change { $0.insert(($0.max() ?? 0) + 1, at: 0) } }
        stage.on(prefix: "number/") { [weak self] in
            guard let number = Int($0) else { return }
            self?.change { numbers in
                numbers.removeAll { $0 == number }
                numbers.insert(number, at: 0)
            }
        }
        change { _ in }
    }

    private func change(_ change: (inout [Int]) -> Void) {
        change(&numbers)
        stage.show(Screen("List") {[
            .group(axis: .horizontal, id: "actions") {[
                .button("Reverse", id: "reverse"),
                .button("Odd only", id: "odd"),
                .button("Put first", id: "first")
            ]},
            .list("Numbers", id: "numbers") {
                numbers.map { .row("Number \($0)", detail: "\($0 * $0)", id: "number/\($0)", isSelectable: true) }
            }
        ]})
    }
}

/// Right to left, in Persian, light and dark.
@MainActor final class PersianView: ScreenView {
    let stage: Stage
    private var appearance: Appearance = .dark

    init() {
        stage = Stage("Persian")
        stage.on("appearance") { [weak self] _ in self?.turn() }
        stage.on("next") { [weak self] _ in self?.navigation?.push(PersianView()) }
        update()
    }

    private func turn() {
        appearance = appearance == .dark ? .light : .dark
        update()
    }

    private func update() {
        stage.show(Screen("درباره", language: "fa", appearance: appearance) {[
            .text("این برنامه با صحنه‌ها ساخته شده است."),
            .list("نسخه") {[
                .row("نسخه", detail: "۱٫۰", id: "version"),
                .row("شرایط استفاده", id: "next", isSelectable: true)
            ]},
            .field("نام", id: "name", placeholder: "نام شما"),
            .button("تغییر ظاهر", id: "appearance", role: .primary)
        ]})
    }
}
