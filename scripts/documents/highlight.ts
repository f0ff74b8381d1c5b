const keywords: Readonly<Record<string, string>> = {
  sql: "create table|create unique index|primary key|not null|references|unique|default|check|insert into|values|on conflict|do nothing|returning|select|from|where|update|set|group by|order by|having|count|begin|commit|and|or|in|as|case|when|then|end|limit|for|skip locked|interval",
  ts: "async|await|const|function|return|if|throw|new|for|of|type|import|export|try|catch|null",
  css: "@font-face|@media|font-family|font-variation-settings|font-weight|font-stretch|letter-spacing|font-display|font-size|src|line-height",
};

const marks: Readonly<Record<string, string>> = {
  sql: "--[^\\n]*",
  ts: "//[^\\n]*",
  css: "/\\*.*?\\*/",
};

/** Escaped code with its words of the language, strings and comments marked; an unknown language stays plain. */
export function highlight(code: string, language: string): string {
  const words = keywords[language];
  if (!words) return escapeHtml(code);
  const comment = marks[language] ?? "(?!)";
  const pattern = new RegExp(
    `(?<comment>${comment})|(?<string>'[^'\\n]*'|"[^"\\n]*"|\`[^\`]*\`)|(?<word>(?<![\\w-])(?:${words})(?![\\w-]))`,
    "g",
  );
  let html = "";
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const { comment: isComment, string: isString } = match.groups ?? {};
    const name = isComment ? "rem" : isString ? "str" : "key";
    html += `${escapeHtml(code.slice(end, match.index))}<i class="${name}">${escapeHtml(match[0])}</i>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
