import { request } from "node:https";
import type { IncomingMessage } from "node:http";
import type { AddressGuard } from "./guarded-address.ts";
import { sentences } from "./sentences.ts";

const MOST_READ = 64 * 1024;
const KEPT_CHARACTERS = 500;
const PATIENCE_MS = 10_000;

/** What came of one try. */
export type Answered = {
  /** Null when there was no answer. */
  readonly status: number | null;
  /** The first 500 characters. */
  readonly answer: string;
  /** Why there was none, in a sentence; empty otherwise. */
  readonly error: string;
  /** Seconds that the receiver asks to wait, if it does. */
  readonly retryAfter: number | null;
};

/**
 * Posts one message, within ten seconds, follows no redirect, and reads at most 64 kB of the answer. Never throws; aborting
 * `stopping` counts as no answer.
 */
export function postMessage(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  guard: Pick<AddressGuard, "lookup" | "refuseInside">,
  stopping: AbortSignal,
): Promise<Answered> {
  const inTime = AbortSignal.timeout(PATIENCE_MS);
  const signal = AbortSignal.any([stopping, inTime]);
  const { promise, resolve } = Promise.withResolvers<Answered>();
  function fail(error: unknown): void {
    const why = stopping.aborted
      ? sentences.stopped
      : inTime.aborted
        ? sentences.tooSlow
        : sentences.unreachable(codeOf(error));
    resolve({ status: null, answer: "", error: why, retryAfter: null });
  }
  try {
    const { hostname } = new URL(url);
    guard.refuseInside(hostname);
    const post = request(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      // Nothing of an earlier connection, whose address was looked at then.
      agent: false,
      lookup: guard.lookup,
      signal,
    });
    post.on("error", fail);
    post.on("response", (response) => {
      const status = response.statusCode ?? null;
      const retryAfter = secondsOf(response.headers["retry-after"]);
      readStart(response).then(
        (answer) => resolve({ status, answer, error: "", retryAfter }),
        fail,
      );
    });
    post.end(body);
  } catch (error) {
    fail(error);
  }
  return promise;
}

/** The first characters of an answer; the rest is not waited for, and where it breaks off what has come is enough. */
async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      if (!Buffer.isBuffer(part)) continue;
      parts.push(part);
      length += part.length;
      if (length >= MOST_READ) break;
    }
  } catch {
    // Its status has come.
  }
  response.destroy();
  const text = Buffer.concat(parts).toString("utf8").replaceAll("\0", "");
  return Array.from(text.slice(0, 2 * KEPT_CHARACTERS))
    .slice(0, KEPT_CHARACTERS)
    .join("");
}

function secondsOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

function codeOf(error: unknown): string {
  const code: unknown =
    typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? code : "";
}
