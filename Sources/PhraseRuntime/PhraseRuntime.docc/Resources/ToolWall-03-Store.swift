actor ToolStore {
  private(set) var tools = [
    Tool(id: "drill", name: "Hammer Drill"), Tool(id: "saw", name: "Fretsaw"),
    Tool(id: "level", name: "Spirit Level"),
  ]

  func set(_ borrower: String, of tool: Tool) -> Tool {
    guard let index = tools.firstIndex(where: { $0.id == tool.id }) else { return tool }
    tools[index].borrower = borrower
    return tools[index]
  }

  func add(_ name: String) { tools.append(Tool(id: name.lowercased(), name: name)) }
}
