import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Claims } from "../gateway/signed-token.ts";
import { createHub, STREAMS_IN_ALL, STREAMS_OF_AN_ACCOUNT, type Hub } from "./hub.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hour = () => Date.now() / 1000 + 3600;
const someone = (more: Partial<Claims> = {}): Claims => ({
  sub: crypto.randomUUID(),
  session_id: crypto.randomUUID(),
  exp: hour(),
  ...more,
});

function opened(hub: Hub, claims: Claims): ReadableStream<Uint8Array> {
  const body = hub.open(claims);
  if (typeof body === "string") throw new Error(`The hub is ${body}.`);
  return body;
}

test("an account has four places, and a place is free as soon as its reader goes", async () => {
  const hub = createHub(() => Promise.resolve(true));
  const me = someone();
  const streams = Array.from({ length: STREAMS_OF_AN_ACCOUNT }, () => opened(hub, me));
  expect(hub.open(me)).toBe("full");
  expect(hub.open(someone())).not.toBe("full");
  await streams[1]?.cancel();
  expect(hub.open(me)).not.toBe("full");
  expect(hub.open(me)).toBe("full");
  hub.close();
});

test("a server has two hundred", () => {
  const hub = createHub(() => Promise.resolve(true));
  for (let open = 0; open < STREAMS_IN_ALL; open += 1) opened(hub, someone());
  expect(hub.open(someone())).toBe("full");
  hub.close();
});

test("each minute those end who no longer work here; while nobody can tell they stay", async () => {
  const gone = new Set<string>();
  let isAway = false;
  const hub = createHub(({ sub }) =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve(!gone.has(sub)),
  );
  const [stays, leaves] = [someone(), someone()];
  opened(hub, stays);
  const ended = text(opened(hub, leaves));
  gone.add(leaves.sub);
  isAway = true;
  await vi.advanceTimersByTimeAsync(60_000);
  isAway = false;
  for (let open = 1; open < STREAMS_OF_AN_ACCOUNT; open += 1) opened(hub, leaves);
  expect(hub.open(leaves)).toBe("full");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await ended).toMatch(/^(:\n\n)+$/);
  expect(hub.open(leaves)).not.toBe("full");
  hub.close();
});

test("a stream ends with its token and is kept alive until then", async () => {
  const hub = createHub(() => Promise.resolve(true));
  const read = text(opened(hub, someone({ exp: Date.now() / 1000 + 80 })));
  await vi.advanceTimersByTimeAsync(80_000);
  expect(await read).toBe(":\n\n".repeat(4));
  hub.close();
});

test("a token that is good for months does not end at once", async () => {
  const hub = createHub(() => Promise.resolve(true));
  const me = someone({ exp: Date.now() / 1000 + 10_000_000 });
  for (let open = 0; open < STREAMS_OF_AN_ACCOUNT; open += 1) opened(hub, me);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hub.open(me)).toBe("full");
  hub.close();
});

test("a closed hub has ended its streams and opens none", async () => {
  const hub = createHub(() => Promise.resolve(true));
  const reads = [someone(), someone()].map((claims) => text(opened(hub, claims)));
  hub.tell();
  hub.close();
  expect(await Promise.all(reads)).toEqual(reads.map(() => ":\n\nevent: change\ndata:\n\n"));
  expect(hub.open(someone())).toBe("closed");
});
