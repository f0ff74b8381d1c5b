import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { RateLimits } from "../gateway/rate-limits.ts";
import { errorFacts, type Logger } from "../logging.ts";
import { readLead, readLeads, readLeadsQuestion } from "./read-leads.ts";

export type AnswerApi = (request: Request, addressKey: string) => Promise<Response>;

const headers = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};
const tokenForm = /^Bearer (prl_[A-Za-z0-9_-]{43})$/i;
const uuid = z.guid();

/** `/api/v1/*`: what other tools read with a token. Says no more of a refusal than its status does. */
export function createApi(
  kysely: Kysely<unknown>,
  rates: Pick<RateLimits, "api" | "questions">,
  origin: () => string,
  logger: Logger,
): AnswerApi {
  async function answer(request: Request, addressKey: string): Promise<Response> {
    const url = new URL(request.url);
    const [, , , resource, id, ...more] = url.pathname.split("/");
    if (resource !== "leads" || more.length > 0) return refusal(404, "Not found");
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refusal(405, "Method not allowed", { allow: "GET, HEAD" });
    }
    const flood = await rates.questions.spend(addressKey);
    if (flood !== undefined) return tooMany(flood);
    const token = await findToken(kysely, request.headers.get("authorization"));
    if (token === undefined) {
      return refusal(401, "Unauthorized", { "www-authenticate": "Bearer" });
    }
    const wait = await rates.api.spend(token.id);
    if (wait !== undefined) return tooMany(wait);
    if (!token.scopes.includes("leads:read")) return refusal(403, "Forbidden");
    if (id === undefined) {
      const question = readLeadsQuestion(url.searchParams);
      if ("error" in question) return refusal(400, question.error);
      return Response.json(await readLeads(kysely, question, origin()), { headers });
    }
    const lead = uuid.safeParse(id).success ? await readLead(kysely, id, origin()) : undefined;
    return lead === undefined ? refusal(404, "Not found") : Response.json(lead, { headers });
  }

  return async (request, addressKey) => {
    try {
      return await answer(request, addressKey);
    } catch (error) {
      logger.warn(errorFacts(error), "the API could not answer");
      return refusal(503, "Please try again later", { "retry-after": "2" });
    }
  };
}

const tokenShape = z.object({ id: z.string(), scopes: z.array(z.string()) });

async function findToken(
  kysely: Kysely<unknown>,
  authorization: string | null,
): Promise<z.infer<typeof tokenShape> | undefined> {
  const [, token] = tokenForm.exec(authorization ?? "") ?? [];
  if (token === undefined) return undefined;
  const digest = createHash("sha256").update(token).digest("hex");
  const { rows } = await sql`
    select id, scopes from private.use_token(decode(${digest}, 'hex'))`.execute(kysely);
  return rows[0] === undefined ? undefined : tokenShape.parse(rows[0]);
}

function tooMany(wait: number): Response {
  return refusal(429, "Too many requests", { "retry-after": String(wait) });
}

function refusal(status: number, error: string, more: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...headers, ...more } });
}
