import { expect, test } from "vitest";
import { reportOn } from "./report.ts";

const sheet = (text: string, name = "app/styles/card.css") => ({ name, text });
const source = (text: string, name = "app/routes/card.tsx") => ({ name, text });

test("numbers of drawings are counted apart from those of the interface", () => {
  const { counts } = reportOn(
    [
      sheet(".card { font-size: 14px; gap: 8px }\n@layer art { .moon { font-size: 31px } }"),
      sheet("@layer art { @media print { .sun { font-size: 32px; padding: 3px } } }"),
    ],
    [],
  );
  expect(counts).toMatchObject({ fontSizes: 1, spaces: 1, fontSizesOfArt: 2, spacesOfArt: 1 });
});

test("a number that a property only hands on is counted as well, and a step of the scale is none", () => {
  const { counts } = reportOn(
    [
      sheet(
        ".card { --title-size: 31px; --label-size: var(--size-13); --room: -3px 5px; font-size: var(--title-size) }",
      ),
    ],
    [],
  );
  expect(counts).toMatchObject({ fontSizes: 1, sizesInProperties: 1, spacesInProperties: 2 });
});

test("classes of modules are their own, those of other sheets are of the whole site", () => {
  const { counts } = reportOn(
    [
      sheet(".card {} .card__h {}"),
      sheet(".card {}", "app/a/card.module.css"),
      sheet(".card {}", "app/b/card.module.css"),
    ],
    [],
  );
  expect(counts).toMatchObject({ modules: 2, classes: 4, globalClasses: 2, shortElements: 1 });
});

test("what no source uses is found, in either form of import", () => {
  const { lists } = reportOn(
    [
      sheet(".card {} .lost {} .ticket--red {}"),
      sheet(".first-line {} .gone {}", "app/routes/card.module.css"),
      sheet(".tone {}", "app/components/tone.module.css"),
    ],
    [
      source(
        'import * as styles from "./card.module.css";\n' +
          'import tones from "#app/components/tone.module.css";\n' +
          'const names = ["card", `ticket--${tone}`, styles.firstLine, styles.nowhere, tones[tone]];',
      ),
    ],
  );
  expect(lists.unusedClasses).toEqual([
    "app/routes/card.module.css#gone",
    "app/styles/card.css#lost",
  ]);
  expect(lists.perhapsUnusedClasses).toEqual([
    "app/components/tone.module.css#tone",
    "app/styles/card.css#ticket--red",
  ]);
  expect(lists.unknownModuleNames).toEqual([
    "app/routes/card.tsx: nowhere is not in app/routes/card.module.css",
  ]);
});

test("selectors are judged by their depth and by element names below a class", () => {
  const { counts } = reportOn(
    [sheet(".card p {} .a > .b + .c .d {} .card:not(.open p) {} main p {}")],
    [],
  );
  expect(counts).toMatchObject({ selectorsOfThreeCombinators: 1, typeSelectorsBelowAClass: 2 });
});

test("nested rules and those for one look count as rules, steps of a motion do not", () => {
  const { counts } = reportOn(
    [
      sheet(
        '.card { &:hover {} [data-look="cyber"] & {} }\n@keyframes turn { to { rotate: 1turn } }',
      ),
    ],
    [],
  );
  expect(counts).toMatchObject({ rules: 3, rulesForOneLook: 1 });
});

test("a rule with five colours of the palette is a palette", () => {
  const colours = "--paper: #fff; --ink: #000; --line: #ccc; --signal: red; --ok: green";
  const { counts } = reportOn([sheet(`.app { ${colours} } .dark { --paper: var(--ink) }`)], []);
  expect(counts).toMatchObject({ paletteBlocks: 1, customProperties: 5 });
});

test("neither the looks' own colours nor those made from others are one palette more", () => {
  const names = ["--paper", "--ink", "--line", "--signal", "--ok"];
  const made = names.map((name) => `${name}: oklch(from var(--seed) 0.5 c h)`).join("; ");
  const own = names.map((name) => `${name}: red`).join("; ");
  const { counts } = reportOn(
    [sheet(`.app { ${made} }`), sheet(`:root { ${own} }`, "app/styles/tokens.css")],
    [],
  );
  expect(counts).toMatchObject({ paletteBlocks: 0 });
});
