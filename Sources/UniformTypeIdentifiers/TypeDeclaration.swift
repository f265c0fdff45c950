// SPDX-License-Identifier: Apache-2.0

/// What the system of types says of one type.
struct TypeDeclaration {
  let identifier: String
  let supertypes: [String]
  let extensions: [String]
  let mimeTypes: [String]
  let words: String

  init(
    _ identifier: String, _ words: String, of supertypes: String..., extensions: [String] = [],
    mime mimeTypes: String...
  ) {
    self.identifier = identifier
    self.words = words
    self.supertypes = supertypes
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }

  static let byIdentifier = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  static let all: [TypeDeclaration] = [
    TypeDeclaration("public.item", "item"),
    TypeDeclaration("public.content", "content"),
    TypeDeclaration("public.composite-content", "composite content", of: "public.content"),
    TypeDeclaration("public.data", "data", of: "public.item", mime: "application/octet-stream"),
    TypeDeclaration("public.directory", "directory", of: "public.item"),
    TypeDeclaration("public.folder", "folder", of: "public.directory"),
    TypeDeclaration("com.apple.package", "package", of: "public.directory"),
    TypeDeclaration("public.archive", "archive", of: "public.data"),
    TypeDeclaration(
      "public.zip-archive", "ZIP archive", of: "public.archive", extensions: ["zip"],
      mime: "application/zip"),
    TypeDeclaration(
      "org.gnu.gnu-zip-archive", "gzip archive", of: "public.archive", extensions: ["gz"],
      mime: "application/gzip"),
    TypeDeclaration("public.text", "text", of: "public.data", "public.content"),
    TypeDeclaration(
      "public.plain-text", "plain text", of: "public.text", extensions: ["txt", "text"],
      mime: "text/plain"),
    TypeDeclaration("public.utf8-plain-text", "UTF-8 text", of: "public.plain-text"),
    TypeDeclaration("public.utf16-plain-text", "UTF-16 text", of: "public.plain-text"),
    TypeDeclaration("public.delimited-values-text", "delimited text", of: "public.text"),
    TypeDeclaration(
      "public.comma-separated-values-text", "comma-separated values",
      of: "public.delimited-values-text", extensions: ["csv"], mime: "text/csv"),
    TypeDeclaration(
      "public.tab-separated-values-text", "tab-separated values",
      of: "public.delimited-values-text", extensions: ["tsv"], mime: "text/tab-separated-values"),
    TypeDeclaration(
      "public.rtf", "rich text", of: "public.text", extensions: ["rtf"], mime: "text/rtf"),
    TypeDeclaration(
      "public.html", "HTML text", of: "public.text", extensions: ["html", "htm"], mime: "text/html"),
    TypeDeclaration(
      "public.xml", "XML text", of: "public.text", extensions: ["xml"], mime: "application/xml"),
    TypeDeclaration(
      "public.yaml", "YAML document", of: "public.text", extensions: ["yaml", "yml"],
      mime: "application/x-yaml"),
    TypeDeclaration(
      "public.json", "JSON document", of: "public.text", extensions: ["json"],
      mime: "application/json"),
    TypeDeclaration("public.source-code", "source code", of: "public.plain-text"),
    TypeDeclaration(
      "public.swift-source", "Swift source", of: "public.source-code", extensions: ["swift"]),
    TypeDeclaration("public.script", "script", of: "public.source-code"),
    TypeDeclaration("public.shell-script", "shell script", of: "public.script", extensions: ["sh"]),
    TypeDeclaration(
      "com.apple.property-list", "property list", of: "public.data", extensions: ["plist"]),
    TypeDeclaration(
      "com.apple.xml-property-list", "XML property list", of: "com.apple.property-list",
      "public.xml"),
    TypeDeclaration("com.apple.log", "log", of: "public.plain-text", extensions: ["log"]),
    TypeDeclaration(
      "com.adobe.pdf", "PDF document", of: "public.data", "public.composite-content",
      extensions: ["pdf"], mime: "application/pdf"),
    TypeDeclaration(
      "org.idpf.epub-container", "EPUB document", of: "public.data", "public.composite-content",
      extensions: ["epub"], mime: "application/epub+zip"),
    TypeDeclaration("public.spreadsheet", "spreadsheet", of: "public.content"),
    TypeDeclaration("public.presentation", "presentation", of: "public.composite-content"),
    TypeDeclaration("public.database", "database", of: "public.data"),
    TypeDeclaration("public.image", "image", of: "public.data", "public.content"),
    TypeDeclaration(
      "public.png", "PNG image", of: "public.image", extensions: ["png"], mime: "image/png"),
    TypeDeclaration(
      "public.jpeg", "JPEG image", of: "public.image", extensions: ["jpeg", "jpg"],
      mime: "image/jpeg"),
    TypeDeclaration(
      "com.compuserve.gif", "GIF image", of: "public.image", extensions: ["gif"], mime: "image/gif"),
    TypeDeclaration(
      "public.tiff", "TIFF image", of: "public.image", extensions: ["tiff", "tif"],
      mime: "image/tiff"),
    TypeDeclaration(
      "com.microsoft.bmp", "Windows bitmap image", of: "public.image", extensions: ["bmp"],
      mime: "image/bmp"),
    TypeDeclaration(
      "public.heic", "HEIC image", of: "public.heif", extensions: ["heic"], mime: "image/heic"),
    TypeDeclaration(
      "public.heif", "HEIF image", of: "public.image", extensions: ["heif"], mime: "image/heif"),
    TypeDeclaration(
      "org.webmproject.webp", "WebP image", of: "public.image", extensions: ["webp"],
      mime: "image/webp"),
    TypeDeclaration(
      "public.svg-image", "SVG image", of: "public.image", "public.xml", extensions: ["svg"],
      mime: "image/svg+xml"),
    TypeDeclaration("public.camera-raw-image", "raw image", of: "public.image"),
    TypeDeclaration("com.apple.live-photo", "live photo", of: "public.image"),
    TypeDeclaration(
      "public.audiovisual-content", "audiovisual content", of: "public.data", "public.content"),
    TypeDeclaration("public.audio", "audio", of: "public.audiovisual-content"),
    TypeDeclaration(
      "public.mp3", "MP3 audio", of: "public.audio", extensions: ["mp3"], mime: "audio/mpeg"),
    TypeDeclaration(
      "com.microsoft.waveform-audio", "waveform audio", of: "public.audio", extensions: ["wav"],
      mime: "audio/vnd.wave"),
    TypeDeclaration(
      "public.aiff-audio", "AIFF audio", of: "public.audio", extensions: ["aiff", "aif"],
      mime: "audio/aiff"),
    TypeDeclaration(
      "public.midi-audio", "MIDI audio", of: "public.audio", extensions: ["mid", "midi"],
      mime: "audio/midi"),
    TypeDeclaration(
      "public.mpeg-4-audio", "MPEG-4 audio", of: "public.audio", extensions: ["m4a"],
      mime: "audio/mp4"),
    TypeDeclaration("public.movie", "movie", of: "public.audiovisual-content"),
    TypeDeclaration("public.video", "video", of: "public.movie"),
    TypeDeclaration(
      "public.mpeg-4", "MPEG-4 movie", of: "public.movie", extensions: ["mp4", "m4v"],
      mime: "video/mp4"),
    TypeDeclaration(
      "com.apple.quicktime-movie", "QuickTime movie", of: "public.movie", extensions: ["mov"],
      mime: "video/quicktime"),
    TypeDeclaration("public.url", "URL", of: "public.data"),
    TypeDeclaration("public.file-url", "file URL", of: "public.url"),
    TypeDeclaration("public.contact", "contact", of: "public.content"),
    TypeDeclaration(
      "public.vcard", "vCard", of: "public.text", "public.contact", extensions: ["vcf"],
      mime: "text/vcard"),
    TypeDeclaration("public.message", "message", of: "public.item"),
    TypeDeclaration(
      "public.email-message", "e-mail message", of: "public.message", extensions: ["eml"],
      mime: "message/rfc822"),
    TypeDeclaration("public.calendar-event", "calendar event", of: "public.item"),
    TypeDeclaration("public.to-do-item", "to-do item", of: "public.item"),
    TypeDeclaration("public.bookmark", "bookmark", of: "public.data"),
    TypeDeclaration("public.font", "font", of: "public.item"),
    TypeDeclaration("public.executable", "executable", of: "public.item"),
    TypeDeclaration("com.apple.application", "application", of: "public.executable"),
  ]
}
