import Foundation

extension RequestBody {
    /// Adds the body to a request.
    ///
    /// - Returns: A temporary file that is to be removed when the request ends, if there is one.
    func add(to request: inout TransportRequest, using encoder: () -> JSONEncoder) throws -> URL? {
        if request.headers["Content-Type"] == nil || isMultipart {
            request.headers["Content-Type"] = contentType
        }
        switch content {
        case .data(let encode):
            do {
                request.body = try encode(encoder())
            } catch {
                throw NetworkError.badRequest(
                    "the body cannot be encoded as JSON: \(error)", underlying: error)
            }
        case .file(let file):
            request.bodyFile = file
        case .multipart(let form):
            if let data = form.data {
                request.body = data
            } else {
                let file = try Self.written(form)
                request.bodyFile = file
                return file
            }
        }
        return nil
    }

    /// The header of a form contains its boundary.
    private var isMultipart: Bool {
        if case .multipart = content { true } else { false }
    }

    private static func written(_ form: MultipartForm) throws -> URL {
        do {
            return try form.writeTemporaryFile()
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw NetworkError(
                domain: .file,
                message: "the form cannot be written to a temporary file; check its files and the free space",
                underlying: error)
        }
    }
}
