import Scenery

/// The list, formatted for display.
struct RestaurantsViewModel: ViewModel {
    struct Row: ViewModel {
        var name: String
        /// Address, rating and price, as far as they are known.
        var detail: String
    }

    /// Where was searched; the label of the rows.
    var area: String
    var rows: [Row]
    /// Shown in place of the rows if there are none.
    var emptyMessage: String?
}
