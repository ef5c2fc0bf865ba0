/// The pages that the content starts with: each a title and its paragraphs, in each language.
enum PageSeed {
    static let all: [(page: String, language: Language, paragraphs: [String])] = [
        ("about", .english, aboutInEnglish), ("about", .persian, aboutInPersian),
        ("terms", .english, termsInEnglish), ("terms", .persian, termsInPersian),
    ]

    private static let aboutInEnglish = [
        "About",
        "Scenery is a toolkit for apps that are built of scenes.",
        "A scene is one loop: what a person does becomes an event, logic decides, presentation words it, and "
            + "the view shows it.",
    ]

    private static let aboutInPersian = [
        "درباره",
        "سینری ابزاری است برای ساختن برنامه‌هایی که از صحنه‌ها تشکیل می‌شوند.",
        "هر صحنه یک چرخه است: کار کاربر رویداد می‌شود، منطق تصمیم می‌گیرد، ارائه آن را به زبان کاربر "
            + "درمی‌آورد و نما نشانش می‌دهد.",
    ]

    private static let termsInEnglish = [
        "Terms of use",
        "You may use this sample for any purpose, and change it as you like.",
        "The sample keeps nothing about you: it sends your language to its own backend, and nothing else.",
        "It comes as it is, without any warranty.",
    ]

    private static let termsInPersian = [
        "شرایط استفاده",
        "می‌توانید این نمونه را برای هر منظوری به کار ببرید و به دلخواه تغییر دهید.",
        "این نمونه چیزی دربارهٔ شما نگه نمی‌دارد: تنها زبان شما را برای سرور خودش می‌فرستد.",
        "نمونه همان‌گونه که هست ارائه می‌شود و هیچ ضمانتی ندارد.",
    ]
}
