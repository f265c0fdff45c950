// SPDX-License-Identifier: Apache-2.0

/// Bytes that never change, of this process or of a mapped file.
///
/// Compiled lists lie in regions, so that a list that was mapped from a file is the same to the
/// search as one that was compiled a moment ago.
///
/// - Note: `@unchecked Sendable`: nothing writes to the bytes once the region exists; the memory is
///   given back when the last reference goes.
final class Region: @unchecked Sendable {
  let base: UnsafeRawPointer
  let count: Int
  private let release: @Sendable (UnsafeRawPointer, Int) -> Void

  /// Takes over bytes that somebody else made, and what gives them back.
  init(
    _ base: UnsafeRawPointer, count: Int,
    release: @escaping @Sendable (UnsafeRawPointer, Int) -> Void
  ) {
    self.base = base
    self.count = count
    self.release = release
  }

  /// Makes a region of bytes that `fill` writes into zeroed memory.
  convenience init(count: Int, fill: (UnsafeMutableRawPointer) -> Void) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(count, 8), alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(count, 8))
    fill(memory)
    self.init(UnsafeRawPointer(memory), count: count) { base, _ in
      UnsafeMutableRawPointer(mutating: base).deallocate()
    }
  }

  /// Giving back more than this may take the thread a millisecond.
  private static let large = 1 << 20

  /// Gives the memory back, elsewhere if there is much of it: the last reference may go in the middle
  /// of somebody's match.
  deinit {
    guard count > Self.large else { return release(base, count) }
    let memory = UInt(bitPattern: base)
    Task.detached(priority: .background) { [release, count] in
      if let base = UnsafeRawPointer(bitPattern: memory) { release(base, count) }
    }
  }
}
