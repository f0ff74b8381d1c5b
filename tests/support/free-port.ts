import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** The system gives ports from 32,768 on to whoever wants any, and to every connection that goes out. */
const first = 20_000;
const behindLast = 32_000;

/** A port that stays free until it is used, however much later: nobody but these tests takes one of this range. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, behindLast);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
