/// A file that imports UIKit sees Foundation, as with Apple's module.
@_exported import Foundation
