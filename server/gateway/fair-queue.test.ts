import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const here = new AbortController().signal;

test("places go round: one who asks for much waits no less than others", async () => {
  const queue = createFairQueue({ atOnce: 1, waitingOfOne: 10, waitingInAll: 100 });
  const free = await queue.enter("greedy", here);
  const order: string[] = [];
  const asked = ["greedy", "greedy", "greedy", "ada", "bob", "ada"].map(async (key) => {
    const leave = await queue.enter(key, here);
    order.push(key);
    leave?.();
  });
  free?.();
  await Promise.all(asked);
  expect(order).toEqual(["greedy", "ada", "bob", "greedy", "ada", "greedy"]);
});

test("beyond its bounds nobody waits", async () => {
  const queue = createFairQueue({ atOnce: 1, waitingOfOne: 2, waitingInAll: 3 });
  const free = await queue.enter("a", here);
  const waits = [queue.enter("a", here), queue.enter("a", here)];
  expect(await queue.enter("a", here)).toBeUndefined();
  waits.push(queue.enter("b", here));
  expect(await queue.enter("c", here)).toBeUndefined();
  free?.();
  await Promise.all(waits.map(async (wait) => (await wait)?.()));
  expect(await queue.enter("c", here)).toBeTypeOf("function");
});

test("who goes away while waiting takes no place", async () => {
  const queue = createFairQueue({ atOnce: 1, waitingOfOne: 5, waitingInAll: 5 });
  const free = await queue.enter("a", here);
  const leaving = new AbortController();
  const left = queue.enter("b", leaving.signal);
  const stays = queue.enter("c", here);
  leaving.abort();
  expect(await left).toBeUndefined();
  expect(await queue.enter("d", leaving.signal)).toBeUndefined();
  free?.();
  expect(await stays).toBeTypeOf("function");
});

test("no order of coming and going loses a place or gives one too many", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.constantFrom("a", "b", "c"), goes: fc.boolean() }), {
        maxLength: 60,
      }),
      async (visits) => {
        const queue = createFairQueue({ atOnce: 3, waitingOfOne: 4, waitingInAll: 9 });
        let inside = 0;
        let most = 0;
        await Promise.all(
          visits.map(async ({ key, goes }) => {
            const visitor = new AbortController();
            const entered = queue.enter(key, visitor.signal);
            if (goes) visitor.abort();
            const leave = await entered;
            if (leave === undefined) return;
            inside += 1;
            most = Math.max(most, inside);
            await Promise.resolve();
            inside -= 1;
            leave();
            leave();
          }),
        );
        const places = await Promise.all(["a", "b", "c"].map((key) => queue.enter(key, here)));
        expect(most).toBeLessThanOrEqual(3);
        expect(places.every((place) => place !== undefined)).toBe(true);
      },
    ),
  );
});
