// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// Anything that can be stored.
  public static let item = UTType(declared: "public.item")
  /// Anything that a document can hold.
  public static let content = UTType(declared: "public.content")
  /// Composite content.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// Any data.
  public static let data = UTType(declared: "public.data")
  /// Directory.
  public static let directory = UTType(declared: "public.directory")
  /// Folder.
  public static let folder = UTType(declared: "public.folder")
  /// Package.
  public static let package = UTType(declared: "com.apple.package")
  /// Archive.
  public static let archive = UTType(declared: "public.archive")
  /// ZIP archive.
  public static let zip = UTType(declared: "public.zip-archive")
  /// Gzip archive.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// Any text.
  public static let text = UTType(declared: "public.text")
  /// Plain text.
  public static let plainText = UTType(declared: "public.plain-text")
  /// UTF-8 text.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// UTF-16 text.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// Delimited text.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Tab-separated values.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(declared: "public.rtf")
  /// HTML text.
  public static let html = UTType(declared: "public.html")
  /// XML text.
  public static let xml = UTType(declared: "public.xml")
  /// YAML document.
  public static let yaml = UTType(declared: "public.yaml")
  /// JSON document.
  public static let json = UTType(declared: "public.json")
  /// Source code.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// Swift source.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// Script.
  public static let script = UTType(declared: "public.script")
  /// Shell script.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// Property list.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// XML property list.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// Log.
  public static let log = UTType(declared: "com.apple.log")
  /// PDF document.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// EPUB document.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// Spreadsheet.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// Presentation.
  public static let presentation = UTType(declared: "public.presentation")
  /// Database.
  public static let database = UTType(declared: "public.database")
  /// Image.
  public static let image = UTType(declared: "public.image")
  /// PNG image.
  public static let png = UTType(declared: "public.png")
  /// JPEG image.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// GIF image.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// TIFF image.
  public static let tiff = UTType(declared: "public.tiff")
  /// Windows bitmap image.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// HEIC image.
  public static let heic = UTType(declared: "public.heic")
  /// HEIF image.
  public static let heif = UTType(declared: "public.heif")
  /// WebP image.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// SVG image.
  public static let svg = UTType(declared: "public.svg-image")
  /// Raw image.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// Live photo.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// Audiovisual content.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// Audio.
  public static let audio = UTType(declared: "public.audio")
  /// MP3 audio.
  public static let mp3 = UTType(declared: "public.mp3")
  /// Waveform audio.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// AIFF audio.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// MIDI audio.
  public static let midi = UTType(declared: "public.midi-audio")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// Movie.
  public static let movie = UTType(declared: "public.movie")
  /// Video.
  public static let video = UTType(declared: "public.video")
  /// MPEG-4 movie.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// QuickTime movie.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// URL.
  public static let url = UTType(declared: "public.url")
  /// File URL.
  public static let fileURL = UTType(declared: "public.file-url")
  /// Contact.
  public static let contact = UTType(declared: "public.contact")
  /// VCard.
  public static let vCard = UTType(declared: "public.vcard")
  /// Message.
  public static let message = UTType(declared: "public.message")
  /// E-mail message.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// Calendar event.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// To-do item.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// Bookmark.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// Font.
  public static let font = UTType(declared: "public.font")
  /// Executable.
  public static let executable = UTType(declared: "public.executable")
  /// Application.
  public static let application = UTType(declared: "com.apple.application")
}
