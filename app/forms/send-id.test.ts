import { expect, test } from "vitest";
import { newSendId } from "./send-id.ts";

test("a send id is a random UUID of version 4", () => {
  const ids = Array.from({ length: 200 }, newSendId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(ids.length);
});
