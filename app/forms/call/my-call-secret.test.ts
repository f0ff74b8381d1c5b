// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { dropSecret, keptSecret, secretIn, takeSecret } from "./my-call-secret.ts";

const secret = "0a1b2c3d".repeat(8);

afterEach(() => {
  dropSecret();
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

test("a secret is what follows the #, without what a mail program has added", () => {
  expect(secretIn(`#${secret}`)).toBe(secret);
  expect(secretIn(`#${secret}>.`)).toBe(secret);
  expect(secretIn("#aZ_9-x")).toBe("aZ_9-x");
  for (const hash of ["", "#", "#%E0%A4%A", "# x"]) expect(secretIn(hash)).toBe("");
});

test("it goes out of the address into the tab, and the history keeps its state", () => {
  history.replaceState({ key: "first" }, "", `/calls?look=1#${secret}`);
  expect(takeSecret()).toBe(secret);
  expect(location.href).toBe(`${location.origin}/calls?look=1`);
  expect(history.state).toEqual({ key: "first" });
  expect(keptSecret()).toBe(secret);
  expect(takeSecret()).toBe("");
});

test("another link replaces it, and a part of the page is none", () => {
  history.replaceState(null, "", `/calls#${secret}`);
  takeSecret();
  history.replaceState(null, "", "/calls#another");
  takeSecret();
  expect(keptSecret()).toBe("another");
  document.body.append(Object.assign(document.createElement("main"), { id: "main" }));
  history.replaceState(null, "", "/calls#main");
  expect(takeSecret()).toBe("");
  expect(location.hash).toBe("#main");
  expect(keptSecret()).toBe("another");
});
