import { expect, test } from "vitest";
import { demoCatalog } from "../../../app/content/demo-catalog.ts";
import { readPlan } from "./plan.ts";

const { scenes } = await readPlan();
const ways = scenes.flatMap(({ name, widths = [0], looks = [""] }) =>
  widths.flatMap((width) => looks.map((look) => `${name} ${width} ${look}`)),
);

test("a name stands for one scene at each width", () => {
  expect(ways.filter((way, index) => ways.indexOf(way) !== index)).toEqual([]);
});

test("every demo has scenes beyond its first screen", () => {
  const scenesOf = (slug: string) => scenes.filter(({ address }) => address === `/demo/${slug}`);
  expect(demoCatalog.filter(({ slug }) => scenesOf(slug).length < 8)).toEqual([]);
});

test("no step and no mask asks for a class: class names are what changes", () => {
  const selectors = scenes.flatMap(({ steps = [], mask = [] }) => [
    ...mask,
    ...steps.map(([, selector = ""]) => String(selector)),
  ]);
  const withoutWords = selectors.map((selector) =>
    selector.replaceAll(/\[[^\]]*\]|"[^"]*"|\/.*\//g, ""),
  );
  expect(withoutWords.filter((selector) => /(^|[\s>+~\w])\.[a-z]/i.test(selector))).toEqual([]);
});

test("pages of one's own choice make a plan, a wrong key does not", async () => {
  expect((await readPlan(undefined, ["/pricing", "/"])).scenes).toMatchObject([
    { name: "pricing", address: "/pricing" },
    { name: "home", address: "/" },
  ]);
  await expect(readPlan(undefined, ["pricing"])).rejects.toThrow("This is no plan.");
});
