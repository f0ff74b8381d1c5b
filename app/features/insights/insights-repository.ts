import * as z from "zod/mini";
import { isKindName } from "#domain/registry.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import type { LeadInsights, Period } from "./lead-insights.ts";
import type { ViewInsights } from "./view-insights.ts";

const rows = z.array(
  z.object({
    dimension: z.string(),
    key: z.string(),
    total: z.number(),
    median_seconds: z.nullish(z.number()),
  }),
);

const conversions = z.array(
  z.object({
    dimension: z.string(),
    key: z.nullable(z.string()),
    views: z.number(),
    arrivals: z.number(),
    leads: z.number(),
  }),
);

/** What the database has counted about the leads of the last weeks. @throws RepositoryError */
export async function fetchInsights(period: Period, signal: AbortSignal): Promise<LeadInsights> {
  const found = await ask("lead_insights", period, rows, signal);
  const of = (dimension: string) =>
    found.filter((row) => row.dimension === dimension).map(({ key, total }) => ({ key, total }));
  return {
    weeks: of("week"),
    sources: of("source"),
    pages: of("page"),
    kinds: found.flatMap(({ dimension, key, total, median_seconds: median }) =>
      dimension === "kind" && isKindName(key)
        ? [{ kind: key, total, medianSeconds: median ?? null }]
        : [],
    ),
  };
}

/** What was seen on the site in the last weeks, and what came of it. @throws RepositoryError */
export async function fetchViewInsights(
  period: Period,
  signal: AbortSignal,
): Promise<ViewInsights> {
  const found = await ask("view_insights", period, conversions, signal);
  const of = (dimension: string) =>
    found.flatMap(({ dimension: name, key, ...counts }) =>
      name === dimension && key !== null ? [{ key, ...counts }] : [],
    );
  return {
    total: of("total")[0] ?? null,
    campaigns: of("campaign"),
    sources: of("source"),
    arrivals: of("arrival"),
    forms: of("form"),
  };
}

async function ask<Rows>(
  name: string,
  weeks: Period,
  shape: z.ZodMiniType<Rows>,
  signal: AbortSignal,
): Promise<Rows> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const { data, error, status } = await client.rpc(name, { weeks }).abortSignal(signal);
  if (error) throw new RepositoryError(failureOf(status), error);
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw new RepositoryError("failed", parsed.error);
  return parsed.data;
}
