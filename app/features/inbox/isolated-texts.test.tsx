// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { anEntry } from "./entry-sample.ts";
import { InboxRow } from "./list/inbox-row.tsx";
import { RecordForm } from "./record/record-form.tsx";
import { RecordDetails } from "./record/record-details.tsx";

const nothing = () => undefined;

afterEach(cleanup);

const now = new Date("2026-11-20T09:00:00Z");
/** Each would turn the rest of its line round. */
const hebrew = (what: string) => `שלום ${what}`;
const written = {
  name: hebrew("name"),
  email: `${hebrew("mail").replace(" ", ".")}@example.com`,
  company: hebrew("company"),
  subject: hebrew("subject"),
  preview: hebrew("preview"),
};

/** Texts in Hebrew that stand in the page without an element that isolates them. */
function looseTexts(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const loose: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (
      /\p{Script=Hebrew}/u.test(textContent ?? "") &&
      !parentElement?.closest('bdi, [dir="auto"]')
    ) {
      loose.push(textContent ?? "");
    }
  }
  return loose;
}

test.each(["contact", "all", "support"] as const)(
  "nobody's words turn a row of %s round",
  (view) => {
    const entry = anEntry({
      ...written,
      kind: view === "contact" ? "contact" : "support",
      work: { ...anEntry().work, tags: [hebrew("tag")] },
    });
    const { container } = render(
      <table>
        <tbody>
          <InboxRow
            entry={entry}
            page={{
              view,
              team: { myId: "", members: [] },
              now,
              isAssigned: true,
              drafted: new Set<string>(),
            }}
            state={{ isSelected: false, isChecked: false, isMarking: false }}
            on={{ select: nothing, check: nothing, open: nothing, mark: nothing }}
          />
        </tbody>
      </table>,
    );
    expect(container.textContent).toContain(written.name);
    expect(looseTexts(container)).toEqual([]);
  },
);

test("nor the facts of a record", () => {
  const row = {
    company: written.company,
    message: hebrew("message"),
    project_type: "",
    budget: "",
  };
  const entry = anEntry(written);
  const { container } = render(
    <>
      <RecordDetails entry={entry} row={row} now={now} />
      <RecordForm entry={entry} row={row} now={now} />
    </>,
  );
  expect(container.textContent).toContain(row.message);
  expect(looseTexts(container)).toEqual([]);
});
