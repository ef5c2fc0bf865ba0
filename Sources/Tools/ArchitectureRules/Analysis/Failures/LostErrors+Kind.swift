import SourceModel

// How errors are lost, and what is said of it.

extension LostErrors {
    enum Kind {
        case write(String)
        case hidden, answeredAsDone, answeredWithNothing, unread, unreadParameter, onlyTested, overlooked,
            emptyCatch, emptyHandler
        case unanswered(String)
        case printed, onlyNoted, emptyListAnswer, onlyStopped
        case unreadTask(String)
        case unreported(String)
        case stream(LostFailures.Loss.Kind)

        /// What is lost there, and what to do.
        func message(_ subject: String) -> String {
            let explained =
                "so the error in \"\(subject)\" is lost; pass it on, or explain in a comment why not"
            switch self {
            case .write(let call):
                return
                    "\"try? \(call)(…)\" drops its error, so \"\(subject)\" goes on as if it had succeeded; pass the error on, or log it"
            case .hidden:
                return
                    "\"\(subject)\" answers a failure as a success without a value, so the error is lost; answer with .failure and the error"
            case .answeredAsDone:
                return
                    "\"\(subject)\" answers a failure as it does a success, so nobody learns of it; pass the error on"
            case .answeredWithNothing:
                return
                    "\"\(subject)\" answers an error with nothing, so nobody learns of it; pass the error on"
            case .unread:
                return
                    "this closure receives an error and does not look at it, so the error in \"\(subject)\" is lost; pass it on, or "
                    + "name it _ if it is right to ignore it"
            case .unreadParameter:
                return
                    "\"\(subject)\" receives an error and does not look at it, so it is lost; pass it on, or log it"
            case .overlooked:
                return
                    "this guard leaves before the code looks at the error that it received, so the error in \"\(subject)\" is lost; look at the error first"
            case .onlyTested: return "if there is an error, nothing is done, \(explained)"
            case .emptyCatch: return "this catch does nothing, \(explained)"
            case .emptyHandler: return "the failure is ignored, \(explained)"
            case .unanswered(let closure):
                return
                    "\"\(subject)\" does not call \"\(closure)\" if this fails, so whoever waits for it waits forever; call it, with the error if it takes one"
            case .printed:
                return
                    "\"\(subject)\" may throw, and only prints this error, so its caller goes on as if it had succeeded; throw it"
            case .onlyNoted:
                return
                    "\"\(subject)\" only prints this error, logs or tracks it, so people never see it; show it, or pass it on"
            case .emptyListAnswer:
                return
                    "\"\(subject)\" answers a failure with an empty list, so people take it for an empty result; pass the error on, or log it"
            case .onlyStopped:
                return
                    "after this failure only an indicator stops, so nobody learns of the error in \"\(subject)\"; show it, or pass it on"
            case .unreadTask(let call):
                return
                    "\"\(call)(…)\" may throw, and nobody reads the result of its Task, so the error in \"\(subject)\" is lost; catch it in the Task"
            case .unreported(let call):
                return
                    "\"\(call)(…)\" gets nil instead of a handler for its error, so \"\(subject)\" goes on as if it had succeeded; pass a handler"
            case .stream(let kind): return "\"\(subject)\" \(kind.rawValue)"
            }
        }
    }
}
