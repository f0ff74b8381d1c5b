import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { end, makeSmallClone, type SmallClone } from "./small-clone.ts";

const red = { SITE_ORIGIN: "https://red.example" };
const blue = { SITE_ORIGIN: "https://blue.example" };
const green = { SITE_ORIGIN: "https://green.example" };

let clone: SmallClone;

beforeEach(() => {
  clone = makeSmallClone();
});
afterEach(() => clone.remove());

/** Every page of a site, when all of them come from one build. */
function whole({ SITE_ORIGIN }: { readonly SITE_ORIGIN: string }, words: string) {
  return Array.from({ length: 13 }, () => `${SITE_ORIGIN} ${words}`);
}

function inClone(...parts: readonly string[]) {
  return path.join(clone.folder, ...parts);
}

function sites() {
  return readdirSync(inClone("build/sites"));
}

/** Begins a build and comes back when it is in its middle. */
async function halfWay(settings: typeof red) {
  const setUp = clone.beginSetUp({ ...settings, HALT: "yes" });
  await vi.waitUntil(() => existsSync(inClone("halted")), { timeout: 30_000 });
  return setUp;
}

function goOn() {
  writeFileSync(inClone("go-on"), "");
}

describe("a build is whole or not there", { timeout: 120_000 }, () => {
  test("two starts at once with different settings each serve a whole site of their own", async () => {
    const [one, other] = await Promise.all([clone.start(red), clone.start(blue)]);
    expect(one).toEqual(whole(red, "first"));
    expect(other).toEqual(whole(blue, "first"));
    expect(await Promise.all([clone.start(blue), clone.start(red)])).toEqual([other, one]);
    expect(clone.builds()).toHaveLength(2);
  });

  test("a build that is killed half way leaves the old one, and the next start makes it again", async () => {
    await clone.setUp(red);
    clone.changeWords("second");
    await end(await halfWay(red));
    expect(await clone.serve(red)).toEqual(whole(red, "first"));
    expect(readFileSync(inClone("build/client/page-11/index.html"), "utf8")).toContain("first");
    goOn();
    expect(await clone.start(red)).toEqual(whole(red, "second"));
    expect(sites().filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("a build that fails leaves the old one and says so", async () => {
    await clone.setUp(red);
    clone.changeWords("second");
    const { code, said } = await clone.setUp({ ...red, FAIL: "yes" });
    expect(code).toBe(1);
    expect(said).toContain("setup: the site could not be built.");
    expect(await clone.serve(red)).toEqual(whole(red, "first"));
    expect(sites()).toHaveLength(1);
  });

  test("who starts during another's build waits for nothing and reads whole builds only", async () => {
    await clone.setUp(red);
    const building = await halfWay(blue);
    expect(await clone.start(red)).toEqual(whole(red, "first"));
    expect(await clone.serve(green), "without a build of its own").toEqual(whole(red, "first"));
    const ended = new Promise((resolve) => building.once("exit", resolve));
    goOn();
    expect(await ended).toBe(0);
    expect(await clone.serve(blue)).toEqual(whole(blue, "first"));
  });

  test("what changes while a build runs is in the next one", async () => {
    await clone.setUp(red);
    clone.changeWords("second");
    const building = await halfWay(red);
    const ended = new Promise((resolve) => building.once("exit", resolve));
    clone.changeWords("third");
    goOn();
    expect(await ended).toBe(0);
    expect(await clone.start(red)).toEqual(whole(red, "third"));
  });

  test("build/client leads to the build that was chosen last, also where a folder was before", async () => {
    mkdirSync(inClone("build/client"), { recursive: true });
    writeFileSync(inClone("build/client/index.html"), "of an earlier layout");
    const linked = () => readFileSync(inClone("build/client/index.html"), "utf8");
    await clone.setUp(red);
    expect(linked()).toBe("https://red.example first");
    await clone.setUp(blue);
    expect(linked()).toBe("https://blue.example first");
    await clone.setUp(red);
    expect(linked()).toBe("https://red.example first");
    expect(clone.builds()).toHaveLength(2);
  });

  test("a build goes when it was left long ago, and not while a server may be about to read it", async () => {
    await clone.setUp(red);
    const [first = ""] = sites();
    clone.changeWords("second");
    await clone.setUp(red);
    clone.changeWords("third");
    await clone.setUp(red);
    expect(sites()).toHaveLength(3);
    const hourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(inClone("build/sites", first), hourAgo, hourAgo);
    clone.changeWords("fourth");
    await clone.setUp(red);
    expect(sites()).toHaveLength(3);
    expect(sites()).not.toContain(first);
    expect(await clone.serve(red)).toEqual(whole(red, "fourth"));
  });

  test("a build that was removed by hand is made again", async () => {
    await clone.setUp(red);
    rmSync(inClone("build"), { recursive: true });
    expect(await clone.start(red)).toEqual(whole(red, "first"));
  });
});
