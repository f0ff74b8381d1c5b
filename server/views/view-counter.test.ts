import { expect, test } from "vitest";
import { createViewCounter } from "./view-counter.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0";

test("a day begins at midnight in San Francisco", () => {
  const days: string[] = [];
  let now = Date.parse("2026-11-29T07:59:59.900Z");
  const counter = createViewCounter(
    new Map([["/", "/"]]),
    { add: (day) => days.push(day) },
    () => "",
    () => now,
  );
  const open = () =>
    counter.countDocument({ method: "GET", url: "/", headers: { "user-agent": browser } });
  open();
  now += 100;
  open();
  // The night in which clocks go back has an hour more.
  now = Date.parse("2026-11-02T07:30:00Z");
  open();
  expect(days).toEqual(["2026-11-28", "2026-11-29", "2026-11-01"]);
});
