// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// A snippet as a page: one HTML file that needs no other, by day and by night.
enum HTMLPage {
  /// The text of the file.
  static func text(of card: WireCard) -> String {
    let title = card.title?.markup ?? ""
    return """
      <!DOCTYPE html>
      <html lang="\(card.languageCode.markup)" dir="\(card.isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(title)</title>
      <style>\(SnippetPalette.pageRules)\(styles)</style>
      </head>
      <body>
      <main class="card">
      \(heading(card))\(HTMLElement.all(card.elements))\(notice(card))
      </main>
      </body>
      </html>

      """
  }

  private static let styles =
    """
    *{box-sizing:border-box}
    body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;padding:20px;
    background:var(--page);color:var(--ink);font:15px/1.4 \(SnippetPalette.fonts)}
    .card{width:100%;max-width:420px;padding:24px;border-radius:28px;background:var(--card);
    border:1px solid var(--edge);display:flex;flex-direction:column;gap:16px;overflow-wrap:anywhere;
    box-shadow:0 12px 40px rgb(0 0 0/.08)}
    header{display:flex;gap:16px;align-items:center}
    h1{font-size:22px;line-height:1.3;margin:0}h2{font-size:13px;color:var(--soft);margin:0 0 -8px}
    p{margin:0;white-space:pre-line}.soft{color:var(--soft)}
    .badge{flex:none;width:54px;height:54px;border-radius:16px;display:grid;place-items:center;
    color:var(--white);background:linear-gradient(135deg,var(--accent),var(--second))}
    .badge svg{width:30px;height:30px}.badge img{width:54px;height:54px}
    .round,.round img{border-radius:50%}.badge,.banner{overflow:hidden}img{object-fit:cover}
    .glyph{flex:none;width:20px;height:20px;stroke-width:1.8}
    .panel{background:var(--panel);border-radius:16px;padding:0 16px;margin:0}
    .line{display:flex;gap:12px;align-items:center;padding:12px 0;min-height:46px}
    .line+.line{border-top:1px solid var(--line)}.line .glyph{color:var(--accent)}
    .line .name{flex:1}.line .value{font-weight:600;text-align:end;white-space:pre-line}
    .switch{flex:none;width:48px;height:28px;border-radius:14px;background:var(--off);padding:3px}
    .switch i{display:block;width:22px;height:22px;border-radius:50%;background:var(--white)}
    .switch.on{background:var(--on)}.switch.on i{margin-inline-start:20px}
    .buttons{display:flex;flex-wrap:wrap;gap:10px}
    .button{flex:1 1 150px;display:flex;gap:8px;align-items:center;justify-content:center;
    min-height:46px;padding:8px 14px;border:0;border-radius:15px;font:inherit;font-weight:600;
    color:var(--accent);background:var(--tint);text-align:center}
    .prominent{color:var(--white);background:linear-gradient(135deg,var(--accent),var(--second))}
    .destructive{color:var(--danger);background:var(--dangerTint)}
    .progress{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px}
    .bar{flex:0 0 100%;height:10px;border-radius:5px;background:var(--line);overflow:hidden}
    .bar i{display:block;height:100%;border-radius:5px;
    background:linear-gradient(90deg,var(--accent),var(--second))}
    figure{margin:0;display:flex;flex-direction:column;gap:6px}.banner{height:168px;border-radius:18px;display:grid;
    place-items:center;background:linear-gradient(rgb(127 86 255/.15),rgb(47 107 255/.15)),var(--tint);
    color:var(--accent)}
    .banner svg{width:80px;height:80px;stroke-width:1.1}.banner img{width:100%;height:168px}
    figcaption{font-size:13px;color:var(--soft)}section{display:flex;flex-direction:column;gap:16px}
    .notice{display:flex;gap:10px;padding:11px 16px;border-radius:14px;font-size:13.5px;
    color:var(--warn);background:var(--warnTint)}
    """

  private static func heading(_ card: WireCard) -> String {
    let texts =
      (card.title.map { "<h1 dir=\"auto\">\($0.markup)</h1>" } ?? "")
      + (card.subtitle.map { "<p class=\"soft\" dir=\"auto\">\($0.markup)</p>" } ?? "")
    guard card.image != nil || !texts.isEmpty else { return "" }
    let badge = card.image.map { image in
      let round = image.isRound == true ? " round" : ""
      return "<div class=\"badge\(round)\">\(HTMLElement.image(image))</div>"
    }
    return "<header>\(badge ?? "")<div>\(texts)</div></header>\n"
  }

  private static func notice(_ card: WireCard) -> String {
    guard let notice = card.notice else { return "" }
    return "<p class=\"notice\" role=\"status\">\(HTMLElement.glyph("exclamationmark"))"
      + "<span>\(notice.markup)</span></p>\n"
  }
}
