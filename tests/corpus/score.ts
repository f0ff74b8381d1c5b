/**
 * Scores the corpus as the database would and prints what is caught: `node tests/corpus/score.ts [--misses] [--judge]`.
 * Only totals are printed of the half that judges.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";

type Message = {
  id: string;
  language: string;
  name: string;
  email: string;
  company: string;
  subject: string;
  text: string;
  seconds: number;
  isSilent: boolean;
  trap: string;
  half: "tune" | "judge";
  isSpam: boolean;
};
type Scored = Message & { reasons: string[]; points: number; plain: string };
type Counts = Map<string, { spam: number; honest: number }>;

const threshold = 4;
const migrations = path.resolve(import.meta.dirname, "../../supabase/migrations");
const shows = (flag: string): boolean => process.argv.includes(flag);

function messages(file: string, isSpam: boolean): Message[] {
  const stored: Message[] = JSON.parse(readFileSync(path.join(import.meta.dirname, file), "utf8"));
  return stored.map((message) => ({
    ...message,
    company: message.company ?? "",
    trap: message.trap ?? "",
    isSpam,
  }));
}

async function database(): Promise<PGlite> {
  const pglite = new PGlite();
  const rules = readFileSync(
    path.join(migrations, "20261122090000_rules_of_sent_forms.sql"),
    "utf8",
  );
  const fold = /create function private\.fold[\s\S]*?\$\$;/.exec(rules)?.[0] ?? "";
  const score = readFileSync(path.join(migrations, "20261129090300_spam_score.sql"), "utf8");
  await pglite.exec(`create schema private; ${fold} ${score}`);
  return pglite;
}

async function scored(pglite: PGlite, message: Message): Promise<Scored> {
  const { rows } = await pglite.query<{ reason: string; points: number }>(
    "select * from private.spam_signals($1, $2, $3, $4, $5)",
    [message.name, message.email, message.company, message.subject, message.text],
  );
  const plain = await pglite.query<{ plain: string }>("select private.plain_words($1) as plain", [
    `${message.subject}\n${message.text}`,
  ]);
  const reasons = rows.map((row) => `${row.reason} ${row.points}`);
  let points = rows.reduce((sum, row) => sum + row.points, 0);
  const fast = message.seconds < 3 ? 2 : 0;
  const trap = message.trap === "" ? 0 : 2;
  const beside = message.isSilent ? 1 : Math.min(3, fast + trap);
  if (beside > 0) reasons.push(message.isSilent ? "silent 1" : `trap-or-fast ${beside}`);
  points += beside;
  return { ...message, reasons, points, plain: plain.rows[0]?.plain ?? "" };
}

/** Three points for the words of an earlier message of another sender. */
function addSameWords(all: Scored[]): void {
  const senders = new Map<string, string>();
  for (const message of all) {
    const words = message.plain.replaceAll(/[_0]/g, "");
    if (words.length < 18) continue;
    const first = senders.get(words);
    if (first === undefined) senders.set(words, message.email);
    else if (first !== message.email) {
      message.points += 3;
      message.reasons.push("same-words 3");
    }
  }
}

const isDense = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/** Words and pairs of neighbours, once each; scripts without spaces give pairs of characters. As 8-byte digests. */
function tokens(message: Scored): Set<string> {
  const found = new Set<string>();
  const words = message.plain
    .split("_")
    .filter((word) => word !== "")
    .flatMap((word) =>
      isDense.test(word)
        ? Array.from(word)
            .slice(0, -1)
            .map((letter, at) => letter + word[at + 1])
        : [word],
    )
    .slice(0, 100);
  for (const [at, word] of words.entries()) {
    if (word.length > 1 && word.length <= 40) found.add(word);
    const next = words[at + 1];
    if (next !== undefined) found.add(`${word} ${next}`);
  }
  const host = message.email.split("@").pop() ?? "";
  found.add(`@${host}`);
  found.add(`.${host.split(".").pop() ?? ""}`);
  return new Set(
    [...found].map((token) => createHash("sha256").update(token).digest("hex").slice(0, 16)),
  );
}

function learn(counts: Counts, message: Scored, by: 1 | -1): void {
  for (const token of tokens(message)) {
    const count = counts.get(token) ?? { spam: 0, honest: 0 };
    count[message.isSpam ? "spam" : "honest"] += by;
    counts.set(token, count);
  }
}

const atLeast = 20;
const tellTale = 40;

/** Smoothed log odds of the most telling tokens, added up, a fifth of it, held in −3 to 3; nothing before enough is learnt. */
function learntPoints(
  counts: Counts,
  totals: { spam: number; honest: number },
  message: Scored,
): number {
  if (totals.spam < atLeast || totals.honest < atLeast) return 0;
  const telling: number[] = [];
  for (const token of tokens(message)) {
    const { spam, honest } = counts.get(token) ?? { spam: 0, honest: 0 };
    if (spam + honest < 2) continue;
    const odds =
      Math.log((spam + 0.5) / (totals.spam + 1)) - Math.log((honest + 0.5) / (totals.honest + 1));
    if (Math.abs(odds) >= 0.7) telling.push(odds);
  }
  telling.sort((one, other) => Math.abs(other) - Math.abs(one));
  const sum = telling.slice(0, tellTale).reduce((total, odds) => total + odds, 0);
  return Math.max(-3, Math.min(3, Math.trunc(sum / 5)));
}

function addLearnt(all: Scored[]): Scored[] {
  const counts: Counts = new Map();
  const totals = { spam: 0, honest: 0 };
  for (const message of all) {
    learn(counts, message, 1);
    totals[message.isSpam ? "spam" : "honest"] += 1;
  }
  return all.map((message) => {
    const kind = message.isSpam ? "spam" : "honest";
    learn(counts, message, -1);
    totals[kind] -= 1;
    const learnt = learntPoints(counts, totals, message);
    learn(counts, message, 1);
    totals[kind] += 1;
    return {
      ...message,
      points: message.points + learnt,
      reasons: [...message.reasons, `learnt ${learnt}`],
    };
  });
}

function report(title: string, all: Scored[], isDetailed: boolean): void {
  const share = (some: Scored[]): string => {
    const spam = some.filter((message) => message.isSpam);
    const honest = some.filter((message) => !message.isSpam);
    const over = (list: Scored[]): number =>
      list.filter((message) => message.points >= threshold).length;
    return `spam ${over(spam)}/${spam.length} (${((100 * over(spam)) / Math.max(1, spam.length)).toFixed(1)} %), honest ${over(honest)}/${honest.length}`;
  };
  console.log(`${title}: ${share(all)}`);
  if (!isDetailed) return;
  const languages = [...new Set(all.map((message) => message.language))].toSorted();
  console.log(
    languages
      .map(
        (language) =>
          `  ${language}: ${share(all.filter((message) => message.language === language))}`,
      )
      .join("\n"),
  );
  if (!shows("--misses")) return;
  for (const message of all) {
    const isWrong = message.isSpam ? message.points < threshold : message.points >= threshold - 1;
    if (isWrong)
      console.log(
        `  ${message.id} ${message.language} ${message.points} [${message.reasons.join(", ")}] ${message.subject} | ${message.text.slice(0, 150).replaceAll("\n", " ")}`,
      );
  }
}

const pglite = await database();
for (const half of ["tune", "judge"] as const) {
  if (half === "judge" && !shows("--judge")) continue;
  const all: Scored[] = [];
  for (const message of [...messages("honest.json", false), ...messages("spam.json", true)]) {
    if (message.half === half) all.push(await scored(pglite, message));
  }
  addSameWords(all);
  report(`${half}, without learnt words`, all, half === "tune");
  report(`${half}, with learnt words`, addLearnt(all), half === "tune");
}
await pglite.close();
