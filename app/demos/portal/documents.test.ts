import { expect, test } from "vitest";
import { buildPortal } from "./data.ts";
import {
  canDownload,
  categoryOptions,
  filterDocuments,
  hidesUpload,
  noDocumentsText,
  removeDocument,
  replaceDocument,
  restoreDocument,
  reviewText,
  uploadDocuments,
} from "./documents.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildPortal(now);
const names = (query: string, category: "all" | "Contracts" | "Marketing" = "all") =>
  filterDocuments(start.documents, { query, category }).map(({ name }) => name);
const policy = { name: "policy.pdf", size: 12_288 };

test("the search looks at names, in any case", () => {
  expect(names("AGREEMENT")).toEqual(["Orbitra Partner Agreement"]);
  expect(names("agreement", "Marketing")).toEqual([]);
  expect(names("marketing")).toEqual([]);
  expect(names("  ")).toHaveLength(11);
  expect(names("", "Contracts")).toHaveLength(3);
  expect(filterDocuments(start.documents, { query: "(", category: "all" })).toEqual([]);
});

test("every category has its count", () => {
  expect(categoryOptions(start.documents).map(({ count }) => count)).toEqual([11, 3, 3, 2, 3]);
});

test("only what is approved can be downloaded", () => {
  expect(start.documents.filter(canDownload)).toHaveLength(7);
});

test("nothing found is said with what was looked for", () => {
  expect(noDocumentsText({ query: " x ", category: "all" })).toBe("No documents match “x”.");
  expect(noDocumentsText({ query: "", category: "Reports" })).toBe("No documents in Reports.");
});

test("files go on top, in review, under names of their own", () => {
  const state = uploadDocuments(start, [policy, policy], "Compliance", now);
  expect(state.documents.slice(0, 2)).toEqual([
    expect.objectContaining({
      name: "policy.pdf",
      type: "PDF",
      size: "12.0 KB",
      uploadDate: "2026-11-20",
      status: "pending",
      category: "Compliance",
      isOwn: true,
    }),
    expect.objectContaining({ name: "policy (2).pdf" }),
  ]);
  expect(state.feed[0]?.text).toBe("You uploaded 2 documents");
  expect(new Set(state.documents.map(({ id }) => id)).size).toBe(13);
});

test("a file that cannot be added adds nothing", () => {
  expect(uploadDocuments(start, [policy, { name: "a", size: 0 }], "Reports", now)).toBe(start);
  expect(uploadDocuments(start, [], "Reports", now)).toBe(start);
});

test("a filter that would hide the new rows is taken off, another one stays", () => {
  const reports = { ...start, documentFilter: { query: "", category: "Reports" as const } };
  expect(hidesUpload(reports, [policy], "Compliance")).toBe(true);
  expect(uploadDocuments(reports, [policy], "Compliance", now).documentFilter.category).toBe("all");
  expect(hidesUpload(reports, [policy], "Reports")).toBe(false);
  expect(uploadDocuments(reports, [policy], "Reports", now).documentFilter).toEqual(
    reports.documentFilter,
  );
});

test("own documents are removed and brought back to their place, others are not", () => {
  const added = uploadDocuments(start, [policy, { ...policy, name: "b.pdf" }], "Reports", now);
  const [, second] = added.documents;
  const without = removeDocument(added, second?.id ?? "");
  expect(without.documents).toHaveLength(12);
  expect(restoreDocument(without).documents).toEqual(added.documents);
  expect(removeDocument(start, "insurance")).toBe(start);
  expect(removeDocument(start, "nobody")).toBe(start);
  expect(restoreDocument(start)).toBe(start);
});

test("a rejected document is replaced and loses its reason; no other is", () => {
  const state = replaceDocument(start, "insurance", policy, now);
  const insurance = state.documents.find(({ id }) => id === "insurance");
  expect(insurance).toMatchObject({ status: "pending", size: "12.0 KB", uploadDate: "2026-11-20" });
  expect(insurance?.reason).toBeUndefined();
  expect(replaceDocument(start, "nda", policy, now)).toBe(start);
  expect(replaceDocument(start, "insurance", { name: "a", size: 0 }, now)).toBe(start);
});

test("a review that takes long says so", () => {
  const said = (id: string) => {
    const document = start.documents.find((one) => one.id === id);
    return document ? reviewText(document, now) : "";
  };
  expect(said("webinar")).toBe("In review, usually 2 working days");
  expect(said("referral")).toBe("In review for 9 days, longer than the usual 2 working days");
});
