import { expect, test } from "vitest";
import { modulesOf, sourceOf } from "./css-modules.ts";

test("a file's modules, and the files of components that it gives a class", () => {
  const code = `import { Chips } from "./chips.tsx";
import { RouteLine, type Stop } from "#app/components/marketing/route-line.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import styles from "./ticket.module.css";
import badges from "#app/components/ui/badge.module.css";
const drawn = (
  <Icon name="arrow">
    <Chips className={styles.chips} />
    <RouteLine
      onSeen={() => seen()}
      lineClassName={badges.line}
    />
  </Icon>
);`;
  expect(sourceOf("app/components/marketing/ticket.tsx", code)).toEqual({
    modules: ["app/components/marketing/ticket", "app/components/ui/badge"],
    dressed: ["app/components/marketing/chips.tsx", "app/components/marketing/route-line.tsx"],
  });
});

test("in this project a ticket's own classes meet those of its text and of the chips that it dresses", () => {
  const { together, moduleOf } = modulesOf(process.cwd());
  const ticket = together.get("app/components/marketing/ticket");
  expect(ticket).toContain("app/components/ui/typography");
  expect(ticket).toContain("app/components/marketing/chips");
  expect(together.get("app/components/marketing/chips")).toContain(
    "app/components/marketing/ticket",
  );
  expect(moduleOf("no-such-name")).toBeUndefined();
});
