import * as z from "zod/mini";
import { isKindName } from "#domain/registry.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import type { LeadInsights, Period } from "./lead-insights.ts";

const rows = z.array(
  z.object({
    dimension: z.string(),
    key: z.string(),
    total: z.number(),
    median_seconds: z.nullish(z.number()),
  }),
);

/** What the database has counted about the leads of the last weeks. @throws RepositoryError */
export async function fetchInsights(period: Period, signal: AbortSignal): Promise<LeadInsights> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const query = client.rpc("lead_insights", { weeks: period }).abortSignal(signal);
  const { data, error, status } = await query;
  if (error) throw new RepositoryError(failureOf(status), error);
  const parsed = rows.safeParse(data);
  if (!parsed.success) throw new RepositoryError("failed", parsed.error);
  const of = (dimension: string) =>
    parsed.data
      .filter((row) => row.dimension === dimension)
      .map(({ key, total }) => ({ key, total }));
  return {
    weeks: of("week"),
    sources: of("source"),
    pages: of("page"),
    kinds: parsed.data.flatMap(({ dimension, key, total, median_seconds: median }) =>
      dimension === "kind" && isKindName(key)
        ? [{ kind: key, total, medianSeconds: median ?? null }]
        : [],
    ),
  };
}
