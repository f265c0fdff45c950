// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are read by mapping them and written as a whole.
enum MappedFile {
  /// Maps a file.
  ///
  /// The pages are shared with other processes and loaded when they are read. A file must be
  /// replaced by renaming another one over it, as ``write(_:to:)`` does; one that is cut short in
  /// place takes the process down.
  ///
  /// - Throws: `ListArchiveError` if there is no such file or it cannot be read.
  static func map(_ path: String) throws(ListArchiveError) -> Region {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, reason: reason) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(path: path, reason: reason) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is no regular file")
    }
    let size = Int(status.st_size)
    guard size > 0 else { throw .damaged(path: path, reason: "the file is empty") }
    guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0),
      memory != MAP_FAILED
    else { throw .unreadable(path: path, reason: reason) }
    return Region(UnsafeRawPointer(memory), count: size) { base, count in
      munmap(UnsafeMutableRawPointer(mutating: base), count)
    }
  }

  /// Writes pieces to a file that takes the place of another only when it is complete.
  ///
  /// - Throws: `ListArchiveError` if the disk is full, or the folder cannot be written.
  static func write(_ pieces: [UnsafeRawBufferPointer], to path: String) throws(ListArchiveError) {
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .unwritable(path: path, reason: reason) }
    var failure: String?
    for piece in pieces where failure == nil { failure = write(piece, to: file) }
    if close(file) != 0, failure == nil { failure = reason }
    if failure == nil, rename(draft, path) != 0 { failure = reason }
    guard let failure else { return }
    unlink(draft)
    throw .unwritable(path: path, reason: failure)
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> String? {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(file, rest.baseAddress, rest.count)
      #else
        let count = Musl.write(file, rest.baseAddress, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return reason }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return nil
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
