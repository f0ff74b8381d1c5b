import type { Kysely } from "kysely";
import type { Logger } from "../logging.ts";
import type { Site } from "../pages/load-site.ts";
import { createAnswerMove, type AnswerMove } from "./answer-move.ts";
import { countedPages } from "./counted-pages.ts";
import { startStoringViews, type StoredViews } from "./store-views.ts";
import { createViewCounter, type ViewCounter } from "./view-counter.ts";
import { createViewCounts } from "./view-counts.ts";

export type Views = Pick<ViewCounter, "countDocument"> &
  StoredViews & { readonly answerMove: AnswerMove };

/** Counts which pages people open, and stores it; see docs/decisions/0048. Without a built site nothing is counted. */
export function startViews(
  kysely: Kysely<unknown>,
  site: Site | undefined,
  siteOrigin: () => string,
  logger: Logger,
): Views {
  const counts = createViewCounts();
  const pages = site === undefined ? new Map<string, string>() : countedPages(site);
  const counter = createViewCounter(pages, counts, siteOrigin);
  return {
    countDocument: (request) => counter.countDocument(request),
    answerMove: createAnswerMove(counter),
    ...startStoringViews(kysely, counts, logger),
  };
}
