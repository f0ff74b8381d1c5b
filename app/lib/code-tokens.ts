export type CodeLanguage =
  "typescript" | "python" | "rust" | "json" | "http" | "shell" | "sql" | "css";

type CodeToken = {
  readonly kind: "plain" | "string" | "key" | "word" | "comment";
  readonly text: string;
  /** Where it begins in the code. */
  readonly start: number;
};

const words: Partial<Record<CodeLanguage, string>> = {
  typescript:
    "import|from|export|default|async|await|function|const|let|return|if|else|for|of|while|new|throw|type|try|catch|null",
  python:
    "import|from|def|return|if|elif|else|for|in|while|not|with|as|and|or|raise|break|True|False|None",
  rust: "use|async|fn|let|mut|pub|match|if|else|return|for|in|impl|static|struct",
  sql: "create table|create unique index|create|grant|primary key|not null|references|unique|default|check|insert into|values|on conflict|do nothing|returning|select|from|where|update|set|group by|order by|having|count|begin|commit|and|or|in|as|on|join|with|case|when|then|end|limit|for|to|using|skip locked|interval",
  css: "@font-face|@media|font-family|font-variation-settings|font-weight|font-stretch|letter-spacing|font-display|font-size|src|line-height",
};

const comments: Partial<Record<CodeLanguage, string>> = {
  typescript: String.raw`(?<![:"])\/\/[^\n]*`,
  python: "#[^\\n]*",
  rust: String.raw`(?<![:"])\/\/[^\n]*`,
  shell: "#[^\\n]*",
  sql: "--[^\\n]*",
  css: String.raw`\/\*.*?\*\/`,
};

const string = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60[^\x60]*\x60`;

/**
 * Cuts a code sample into what is coloured: comments, strings, keys of objects and words of the language. It knows
 * no grammar and is meant for our own samples only; the parts put together are always the whole code.
 */
export function codeTokens(code: string, language: CodeLanguage): readonly CodeToken[] {
  const pattern = new RegExp(
    [
      `(?<comment>${comments[language] ?? "(?!)"})`,
      String.raw`(?<key>(?:${string})(?=\s*:))`,
      `(?<string>${string})`,
      String.raw`(?<word>(?<![\w-])(?:${words[language] ?? "(?!)"})(?![\w-]))`,
    ].join("|"),
    "g",
  );
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) {
      tokens.push({ kind: "plain", text: code.slice(end, match.index), start: end });
    }
    tokens.push({ kind: kindOf(match), text: match[0], start: match.index });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: "plain", text: code.slice(end), start: end });
  return tokens;
}

function kindOf({ groups = {} }: RegExpExecArray): CodeToken["kind"] {
  const kinds = ["comment", "key", "string", "word"] as const;
  return kinds.find((kind) => groups[kind] !== undefined) ?? "plain";
}
