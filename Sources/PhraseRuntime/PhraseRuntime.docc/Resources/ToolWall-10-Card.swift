import AppIntents

struct ToolCard: SnippetView {
  let tool: Tool

  var body: Snippet {
    Snippet(tool.displayRepresentation) {
      .row("Borrower", tool.borrower ?? "On the wall", systemImage: "person")
    }
  }
}
