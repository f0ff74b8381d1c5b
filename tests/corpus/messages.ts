import { readFileSync } from "node:fs";
import path from "node:path";

/** One message as a form sends it, and what its page would have seen. All are our own words. */
export type Message = {
  readonly id: string;
  readonly isSpam: boolean;
  /** Phrases, points and learnt words were chosen on one half; the other says what they are worth. */
  readonly half: "tune" | "judge";
  readonly language: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  readonly text: string;
  readonly seconds: number;
  /** Whether the page says nothing: a script has sent the form. */
  readonly isSilent: boolean;
  /** What stands in the field that people do not see. */
  readonly trap: string;
};

type Stored = Omit<Message, "isSpam" | "company" | "trap"> & Partial<Message>;

function read(file: string, isSpam: boolean): Message[] {
  const stored: readonly Stored[] = JSON.parse(
    readFileSync(path.join(import.meta.dirname, file), "utf8"),
  );
  return stored.map((message) => ({ company: "", trap: "", ...message, isSpam }));
}

/** The whole corpus, honest and spam in turn as long as there are both. */
export function readCorpus(): readonly Message[] {
  const [honest, spam] = [read("honest.json", false), read("spam.json", true)];
  return spam.flatMap((one, at) => [...honest.slice(at, at + 1), one]);
}

/** As the contact form has it, which has no subject. */
export function wordsOf({ subject, text }: Message): string {
  return [subject, text].filter(Boolean).join("\n");
}
