import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { openEventStream } from "./event-stream.ts";

const decoder = new TextDecoder();
const CHANGE = "event: change\ndata:\n\n";

test("whoever does not read has one event waiting, however much happens", async () => {
  const stream = openEventStream(() => undefined);
  for (let told = 0; told < 10_000; told += 1) {
    stream.tell();
    stream.keepAlive();
  }
  stream.end();
  expect(await text(stream.body)).toBe(`:\n\n${CHANGE}`);
});

test("a comment comes first, then each event to whoever reads it", async () => {
  const stream = openEventStream(() => undefined);
  const reader = stream.body.getReader();
  const read = async () => decoder.decode((await reader.read()).value);
  expect(await read()).toBe(":\n\n");
  for (let told = 0; told < 3; told += 1) {
    const next = read();
    stream.tell();
    expect(await next).toBe(CHANGE);
  }
  const last = read();
  stream.keepAlive();
  expect(await last).toBe(":\n\n");
});

test("it is over once, by whichever end, and says nothing afterwards", async () => {
  const whenOver = vi.fn<() => void>();
  const left = openEventStream(whenOver);
  await left.body.cancel();
  left.tell();
  left.keepAlive();
  left.end();
  expect(whenOver).toHaveBeenCalledTimes(1);

  const ended = openEventStream(whenOver);
  ended.end();
  ended.tell();
  ended.end();
  expect(await text(ended.body)).toBe(":\n\n");
  expect(whenOver).toHaveBeenCalledTimes(2);
});
