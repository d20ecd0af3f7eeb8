import Foundation
import PlumbInterfaceBuilder

/// Files of documents, as they are read from and written to disk.
enum DocumentFile {
  /// Reads and parses a document of UIKit's views.
  static func read(_ path: String) throws(CommandFailure) -> InterfaceDocument {
    let bytes = try bytes(of: path, limit: MarkupLimits().bytes)
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(bytes, file: path)
    } catch {
      throw CommandFailure(message: error.description)
    }
    switch document.kind.platform {
    case .iOS, .tvOS: return document
    case .macOS, .watchOS:
      // Their views have other metrics and, on macOS, the other vertical direction: frames would be wrong.
      let platform = document.kind.platform.rawValue
      throw CommandFailure(
        message: "'\(path)' is a document for \(platform); only UIKit's documents are laid out")
    }
  }

  /// Reads a file, but hardly more of it than a document may have: what is longer is refused by its reader anyway.
  static func bytes(of path: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw CommandFailure(message: "there is no file '\(path)'")
    }
    guard !isDirectory.boolValue else { throw CommandFailure(message: "'\(path)' is a folder") }
    #if os(Windows)
    // There `fopen` takes no path in UTF-8.
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw CommandFailure(message: "'\(path)' cannot be opened for reading")
    }
    defer { try? handle.close() }
    var bytes: [UInt8] = []
    do {
      while bytes.count <= limit, let chunk = try handle.read(upToCount: 1 << 20), !chunk.isEmpty {
        bytes += chunk
      }
    } catch {
      throw CommandFailure(message: "'\(path)' cannot be read")
    }
    return bytes
    #else
    // Documents are small: Foundation's handle takes longer than C's to read one.
    guard let file = fopen(path, "rb") else {
      throw CommandFailure(message: "'\(path)' cannot be opened for reading")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var size = 1 << 15
    while bytes.count <= limit {
      let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = fread(buffer.baseAddress, 1, size, file)
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if chunk.count < size { break }
      size = 1 << 20
    }
    guard ferror(file) == 0 else { throw CommandFailure(message: "'\(path)' cannot be read") }
    return bytes
    #endif
  }

  /// Writes a file as a whole: a reader sees the old one or the new one.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(message: "'\(path)' cannot be written")
    }
  }
}
