import * as z from "zod/mini";
import type { LeadSource, RecordRow } from "../entry/record.ts";

const row = z.record(z.string(), z.unknown());

export function recordOf(rows: unknown): RecordRow | null {
  return z.array(row).parse(rows)[0] ?? null;
}

const sources = z.array(
  z.object({
    path: z.string(),
    entry_path: z.string(),
    call_to_action: z.string(),
    referrer_host: z.string(),
    utm_source: z.string(),
    utm_medium: z.string(),
    utm_campaign: z.string(),
    utm_term: z.string(),
    utm_content: z.string(),
  }),
);

export function sourceOf(rows: unknown): LeadSource | null {
  const [source] = sources.parse(rows);
  // Who asks not to be followed has told how the form was filled in, and no source.
  if (!source?.path) return null;
  return {
    page: source.path,
    entryPage: source.entry_path,
    callToAction: source.call_to_action,
    referrer: source.referrer_host,
    source: source.utm_source,
    medium: source.utm_medium,
    campaign: source.utm_campaign,
    term: source.utm_term,
    content: source.utm_content,
  };
}
