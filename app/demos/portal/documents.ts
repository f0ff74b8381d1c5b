import { counted } from "#domain/counted.ts";
import { dateOfDay, daysUntil, isoDay } from "#domain/dates.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import { matches } from "#app/lib/search-text.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { withEntry } from "./feed.ts";
import { formatBytes } from "./format-bytes.ts";
import {
  documentCategories,
  type ChosenFile,
  type DocumentCategory,
  type DocumentFilter,
  type PortalDoc,
  type PortalState,
} from "./model.ts";
import { dedupeName, typeOfFile, validateUpload } from "./uploads.ts";

export const noDocumentFilter: DocumentFilter = { query: "", category: "all" };

/** The search looks at names only; a category never matches by its own. */
export function filterDocuments(
  documents: readonly PortalDoc[],
  { query, category }: DocumentFilter,
): PortalDoc[] {
  return documents.filter(
    (document) =>
      (category === "all" || document.category === category) && matches(query, document.name),
  );
}

/** Only what is approved can be downloaded (specification, section 2). */
export function canDownload({ status }: PortalDoc): boolean {
  return status === "approved";
}

/** Working days that a review usually takes. */
const reviewDays = 2;

/** What is said of a document in review: how long it takes, or that it takes longer. */
export function reviewText({ uploadDate }: PortalDoc, today: Date): string {
  const days = -daysUntil(dateOfDay(uploadDate), today);
  // A weekend in between belongs to the usual.
  return days <= reviewDays + 2
    ? `In review, usually ${reviewDays} working days`
    : `In review for ${counted(days, "day")}, longer than the usual ${reviewDays} working days`;
}

/** Every category with how many documents it has, all of them first. */
export function categoryOptions(documents: readonly PortalDoc[]) {
  const ofCategory = (category: DocumentCategory) =>
    documents.filter((document) => document.category === category).length;
  return [
    { value: "all" as const, label: "All", count: documents.length },
    ...documentCategories.map((value) => ({ value, label: value, count: ofCategory(value) })),
  ];
}

/** `4 of 11 documents` */
export function documentCount(shown: number, all: number): string {
  return `${shown} of ${counted(all, "document")}`;
}

export function noDocumentsText({ query, category }: DocumentFilter): string {
  const wanted = query.trim();
  if (wanted !== "") return `No documents match “${wanted}”.`;
  return category === "all" ? "No documents." : `No documents in ${category}.`;
}

/** Puts the files on top, in review. A filter that would hide one of them is taken off. */
export function uploadDocuments(
  state: PortalState,
  files: readonly ChosenFile[],
  category: DocumentCategory,
  now: Date,
): PortalState {
  const { ok, errors } = validateUpload(files);
  if (errors.length > 0) return state;
  const added: PortalDoc[] = [];
  for (const file of ok) {
    const known = [...state.documents, ...added].map(({ name }) => name);
    const name = dedupeName(cleanText(file.name, 120), known);
    added.push({
      id: `own-${state.made + added.length}`,
      name,
      type: typeOfFile(name),
      size: formatBytes(file.size),
      uploadDate: isoDay(now),
      status: "pending",
      category,
      isOwn: true,
    });
  }
  const isHidden = filterDocuments(added, state.documentFilter).length < added.length;
  const [first] = added;
  const what = added.length === 1 && first ? first.name : counted(added.length, "document");
  return withEntry(
    {
      ...state,
      documents: [...added, ...state.documents],
      documentFilter: isHidden ? noDocumentFilter : state.documentFilter,
      made: state.made + added.length,
    },
    `You uploaded ${what}`,
    now,
  );
}

/** Whether new documents of a category would not be seen. */
export function hidesUpload(
  { documentFilter }: PortalState,
  files: readonly ChosenFile[],
  category: DocumentCategory,
): boolean {
  const { query, category: shown } = documentFilter;
  return (
    (shown !== "all" && shown !== category) || files.some((file) => !matches(query, file.name))
  );
}

/** What the visitor has added can be taken away again, and nothing else. */
export function removeDocument(state: PortalState, id: string): PortalState {
  const index = state.documents.findIndex((document) => document.id === id);
  const document = state.documents[index];
  if (!document?.isOwn) return state;
  return {
    ...state,
    documents: state.documents.toSpliced(index, 1),
    removed: [{ document, index }, ...state.removed],
  };
}

/** Brings the document that was taken away last back to its place. */
export function restoreDocument(state: PortalState): PortalState {
  const [last, ...removed] = state.removed;
  if (!last) return state;
  return {
    ...state,
    documents: state.documents.toSpliced(last.index, 0, last.document),
    removed,
  };
}

/** A rejected document gets another file and goes into review again. */
export function replaceDocument(
  state: PortalState,
  id: string,
  file: ChosenFile,
  now: Date,
): PortalState {
  if (validateUpload([file]).errors.length > 0) return state;
  const documents = updateById(state.documents, id, (document): PortalDoc => {
    if (document.status !== "rejected") return document;
    const { reason: _gone, ...rest } = document;
    return {
      ...rest,
      type: typeOfFile(file.name),
      size: formatBytes(file.size),
      uploadDate: isoDay(now),
      status: "pending",
    };
  });
  if (documents === state.documents) return state;
  const name = documents.find((document) => document.id === id)?.name ?? "";
  return withEntry({ ...state, documents }, `You replaced ${name}`, now);
}
