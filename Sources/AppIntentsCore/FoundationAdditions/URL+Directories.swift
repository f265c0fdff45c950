// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URL {
  /// The person's folder for documents.
  public static var documentsDirectory: URL { first(.documentDirectory) }

  /// The app's folder for what it needs to work, under `XDG_DATA_HOME`.
  public static var applicationSupportDirectory: URL { first(.applicationSupportDirectory) }

  /// The folder for what can be made again, under `XDG_CACHE_HOME`.
  public static var cachesDirectory: URL { first(.cachesDirectory) }

  /// The person's folder for downloads.
  public static var downloadsDirectory: URL { first(.downloadsDirectory) }

  /// Some accounts, such as a service's, have no such folders; their home stands in.
  private static func first(_ directory: FileManager.SearchPathDirectory) -> URL {
    let manager = FileManager.default
    return manager.urls(for: directory, in: .userDomainMask).first
      ?? manager.homeDirectoryForCurrentUser
  }
}
