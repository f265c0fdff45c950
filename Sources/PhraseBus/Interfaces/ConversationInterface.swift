// SPDX-License-Identifier: Apache-2.0

/// The interface that an app and the assistant have on the bus: conversations.
///
/// What is said in them is PhraseWire, as JSON in a text; the article <doc:AppsOnTheBus> has all of it.
package enum ConversationInterface {
  /// The name; the number at its end is the version, which changes when a program for an older one
  /// would not understand it any more.
  package static let name = "org.phraseengine.Conversation1"

  static let introspection = """
    <interface name="\(name)">
      <!-- Begins a conversation. Settings: "language" (s), the code of what is said before the person
           said anything; "voice-only" (b), whether the person sees nothing. -->
      <method name="Open">
        <arg name="settings" type="a{sv}" direction="in"/>
        <arg name="conversation" type="u" direction="out"/>
      </method>
      <!-- Takes a request and replies, with a question, an answer, or why there is none. A call waits
           until the app is done or asks; another call may cancel it meanwhile. -->
      <method name="Respond">
        <arg name="conversation" type="u" direction="in"/>
        <arg name="request" type="s" direction="in"/>
        <arg name="reply" type="s" direction="out"/>
      </method>
      <!-- Ends a conversation, as the end of the program that opened it does. -->
      <method name="Close">
        <arg name="conversation" type="u" direction="in"/>
      </method>
      <!-- What happens beside the replies; only the program that opened the conversation gets it. -->
      <signal name="Event">
        <arg name="conversation" type="u"/>
        <arg name="event" type="s"/>
      </signal>
      <!-- What the app has is not as it was: "values" of its lists, or "shortcuts". -->
      <signal name="Changed">
        <arg name="what" type="s"/>
      </signal>
    </interface>
    """

  /// There is no conversation of this number for the program that calls.
  static func unknown(_ number: Int) -> BusError {
    BusError(unknownConversation, "you have no conversation \(number) here")
  }
  static let unknownConversation = "org.phraseengine.Error.UnknownConversation"

  /// The path of the one object that an app has.
  package static func path(of name: String) -> String {
    "/" + name.replacing(".", with: "/").replacing("-", with: "_")
  }
}

extension Bus {
  /// Answers the calls to an object whose interfaces are written down.
  ///
  /// - Parameters:
  ///   - path: The object.
  ///   - introspection: The interfaces, as the bus describes them.
  ///   - handler: Answers all else.
  package func serve(
    _ path: String, describedBy introspection: String, _ handler: @escaping Handler
  ) {
    serve(path) { message in
      guard message.isIntrospection else {
        return try await handler(message)
      }
      return [.string("<node name=\"\(path)\">\n\(introspection)\n</node>\n")]
    }
  }
}
