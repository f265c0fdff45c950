import SwiftUI

struct ToolCard: View {
  let tool: Tool

  var body: some View {
    VStack(alignment: .leading) {
      Label(tool.name, systemImage: "hammer")
      Text(tool.borrower ?? "On the wall")
    }
    .padding()
  }
}
