import { pino } from "pino";
import { countRepeats } from "./counted-log.ts";

export type Logger = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/** One JSON object per line on standard error; standard output is for people. */
export function createLogger(level: string): Logger {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(2),
  );
}

/**
 * What may be logged of an error. Messages, details, statements and parameters of the database hold
 * what visitors wrote, so only the names of things are kept.
 */
export function errorFacts(error: unknown): Record<string, string> {
  if (typeof error !== "object" || error === null) return { type: typeof error };
  const facts: Record<string, string> = { type: error.constructor.name };
  for (const key of ["code", "constraint", "table", "routine", "severity", "syscall"]) {
    const value: unknown = Reflect.get(error, key);
    if (typeof value === "string") facts[key] = value;
  }
  const place = error instanceof Error ? firstFrame(error) : undefined;
  return place === undefined ? facts : { ...facts, at: place };
}

function firstFrame(error: Error): string | undefined {
  return /^\s+at .*$/m.exec(error.stack ?? "")?.[0].trim();
}

/**
 * Sends what the backend package prints with console.error and console.warn (failed statements with
 * their parameters) through the filter above. Refused input is no error of the server; what fails again and
 * again is told by its number.
 */
export function filterConsole(logger: Logger): void {
  const tellError = countRepeats((facts, message) => logger.error(facts, message));
  const tellWarning = countRepeats((facts, message) => logger.warn(facts, message));
  console.error = (...values: unknown[]) => {
    const facts = consoleFacts(values);
    const refused = /^(22|23|42501|PT4)/.test(facts["code"] ?? "");
    if (refused) logger.debug(facts, "request refused");
    else tellError(facts, "backend error");
  };
  console.warn = (...values: unknown[]) => tellWarning(consoleFacts(values), "backend warning");
}

function consoleFacts(values: readonly unknown[]): Record<string, string> {
  return errorFacts(values.find((value) => value instanceof Error));
}
