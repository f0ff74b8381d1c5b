import { emptyDraft, type Draft } from "./model.ts";

type Template = {
  readonly label: string;
  readonly content: string;
  readonly category: Draft["category"];
};

/** Outlines for those who do not know how to begin. */
export const templates: readonly Template[] = [
  {
    label: "Question",
    content: "**What I want to do:** \n\n**What I have tried:** \n\n**Where I am stuck:** ",
    category: emptyDraft.category,
  },
  {
    label: "Show and tell",
    content: "**What it is:** \n\n**How I made it:** \n\n**What I would do differently:** ",
    category: emptyDraft.category,
  },
  {
    label: "Book note",
    content:
      "**The book, and where I am in it:** \n\n**A thought that stayed:** \n\n**Who should read it:** ",
    category: "books",
  },
];
