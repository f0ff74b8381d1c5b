import { expect, test } from "vitest";
import { createPool, type PoolMember } from "../pool.ts";
import { groupFlush } from "./group-flush.ts";

function aMember(): PoolMember & { flushes: number } {
  const member = {
    flushes: 0,
    client: { unsafe: () => Promise.resolve((member.flushes += 1)) },
    lost: false,
    generation: 0,
    whenLost: undefined,
    session: undefined,
  };
  return member as never;
}

test("all who have committed by its turn share one flush", async () => {
  const member = aMember();
  const flush = groupFlush(createPool([member]));
  await Promise.all([flush(0), flush(0), flush(0)]);
  expect(member.flushes).toBe(1);
});

test("what was committed on a connection that has ended is not taken for written", async () => {
  const member = aMember();
  const flush = groupFlush(createPool([member]));
  member.generation = 1;
  const [before, after] = await Promise.allSettled([flush(0), flush(1)]);
  expect(before).toMatchObject({ status: "rejected", reason: { code: "CONNECTION_CLOSED" } });
  expect(after.status).toBe("fulfilled");
});
