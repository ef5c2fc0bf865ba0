import HTTPTypes

/// Why something is not done with a ride.
enum RideRefusal: WordedFailure, Equatable {
    case unknownPlace
    case samePlace
    case tooFar
    case unknownOffer
    case offerExpired
    case rideActive
    case unknownRide
    case tooLateToCancel
    case rideOver
    case cannotReturn
    case noDriverYet
    case emptyMessage
    case noReceiptYet
    case noReceipt

    func refusal(in language: Language) -> Refusal {
        switch language {
        case .english: Refusal(status, english)
        case .persian: Refusal(status, persian)
        }
    }

    private var status: HTTPResponse.Status {
        switch self {
        case .unknownOffer, .unknownRide: .notFound
        case .offerExpired: .gone
        case .unknownPlace, .samePlace, .tooFar, .emptyMessage: .unprocessableContent
        case .rideActive, .tooLateToCancel, .rideOver, .cannotReturn, .noDriverYet, .noReceiptYet,
            .noReceipt:
            .conflict
        }
    }

    private var english: String {
        switch self {
        case .unknownPlace: "This place is not known."
        case .samePlace: "Pickup and destination are the same place."
        case .tooFar: "This is too far to drive. Choose a nearer destination."
        case .unknownOffer: "This offer is not known. Ask for a new one."
        case .offerExpired: "The offer has expired. Ask for a new one."
        case .rideActive: "You already have a ride."
        case .unknownRide: "There is no such ride."
        case .tooLateToCancel: "The ride has started and can no longer be cancelled."
        case .rideOver: "The ride is over."
        case .cannotReturn: "The ride is past that state."
        case .noDriverYet: "There is no driver yet."
        case .emptyMessage: "Write something first."
        case .noReceiptYet: "The receipt comes when the ride is finished."
        case .noReceipt: "A cancelled ride has no receipt."
        }
    }

    private var persian: String {
        switch self {
        case .unknownPlace: "این مکان شناخته نشد."
        case .samePlace: "مبدأ و مقصد یکی هستند."
        case .tooFar: "این راه بسیار دور است. مقصد نزدیک‌تری انتخاب کنید."
        case .unknownOffer: "این پیشنهاد شناخته نشد. پیشنهاد تازه‌ای بگیرید."
        case .offerExpired: "زمان پیشنهاد گذشته است. پیشنهاد تازه‌ای بگیرید."
        case .rideActive: "شما هم‌اکنون سفری دارید."
        case .unknownRide: "چنین سفری نیست."
        case .tooLateToCancel: "سفر آغاز شده است و دیگر نمی‌توان آن را لغو کرد."
        case .rideOver: "سفر پایان یافته است."
        case .cannotReturn: "سفر از آن مرحله گذشته است."
        case .noDriverYet: "هنوز راننده‌ای نیست."
        case .emptyMessage: "نخست چیزی بنویسید."
        case .noReceiptYet: "رسید پس از پایان سفر می‌آید."
        case .noReceipt: "سفر لغوشده رسیدی ندارد."
        }
    }
}
