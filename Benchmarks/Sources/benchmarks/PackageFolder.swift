import Foundation

/// Where the sources of this package lie.
enum PackageFolder {
  /// The file stands in Benchmarks/Sources/benchmarks.
  static let url = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  static let peers = url.appending(path: ".build/peers")
}
