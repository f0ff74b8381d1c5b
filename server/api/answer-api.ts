import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { RateLimits } from "../gateway/rate-limits.ts";
import { readLimitedBody } from "../gateway/request-body.ts";
import { errorFacts, type Logger } from "../logging.ts";
import { BOUNCE_BYTES, takeBounce } from "../mailbox/take-bounce.ts";
import { readLead, readLeads, readLeadsQuestion } from "./read-leads.ts";

/** What the API needs of the site around it. */
type ApiSite = {
  /** The site's public address, without a trailing slash. */
  readonly origin: () => string;
  /** Whom our letters come from. */
  readonly ownAddress: string;
  /** Hears that a letter came back. */
  readonly afterStore: () => void;
};

export type AnswerApi = (request: Request, addressKey: string) => Promise<Response>;

const headers = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};
const tokenForm = /^Bearer (prl_[A-Za-z0-9_-]{43})$/i;
const uuid = z.guid();

/**
 * `/api/v1/*`: what other tools read with a token, and the reports of letters that came back. Says no more of a refusal than
 * its status does.
 */
export function createApi(
  kysely: Kysely<unknown>,
  rates: Pick<RateLimits, "api" | "questions">,
  { origin, ownAddress, afterStore }: ApiSite,
  logger: Logger,
): AnswerApi {
  async function answer(request: Request, addressKey: string): Promise<Response> {
    const url = new URL(request.url);
    const resource = resourceAt(url.pathname);
    if (resource === undefined) return refusal(404, "Not found");
    const { scope, methods } = resource;
    if (!methods.includes(request.method)) {
      return refusal(405, "Method not allowed", { allow: methods.join(", ") });
    }
    const flood = await rates.questions.spend(addressKey);
    if (flood !== undefined) return tooMany(flood);
    const token = await findToken(kysely, request.headers.get("authorization"));
    if (token === undefined) {
      return refusal(401, "Unauthorized", { "www-authenticate": "Bearer" });
    }
    const wait = await rates.api.spend(token.id);
    if (wait !== undefined) return tooMany(wait);
    if (!token.scopes.includes(scope)) return refusal(403, "Forbidden");
    return scope === "bounces:write" ? storeBounce(request) : answerLeads(url, resource.id);
  }

  async function answerLeads(url: URL, id: string | undefined): Promise<Response> {
    if (id === undefined) {
      const question = readLeadsQuestion(url.searchParams);
      if ("error" in question) return refusal(400, question.error);
      return Response.json(await readLeads(kysely, question, origin()), { headers });
    }
    const lead = uuid.safeParse(id).success ? await readLead(kysely, id, origin()) : undefined;
    return lead === undefined ? refusal(404, "Not found") : Response.json(lead, { headers });
  }

  async function storeBounce(request: Request): Promise<Response> {
    const report = await readLimitedBody(request, BOUNCE_BYTES);
    if (report === undefined) return refusal(413, "A report of at most one megabyte, please");
    const outcome = await takeBounce(kysely, report, ownAddress);
    if (outcome === "no report")
      return refusal(422, "This is no report of a letter that came back");
    if (outcome === "stored") afterStore();
    return new Response(null, { status: 204, headers });
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

type Resource =
  | { readonly scope: "leads:read"; readonly methods: readonly string[]; readonly id?: string }
  | { readonly scope: "bounces:write"; readonly methods: readonly string[] };

function resourceAt(pathname: string): Resource | undefined {
  const [, , , name, id, ...more] = pathname.split("/");
  if (more.length > 0) return undefined;
  if (name === "leads")
    return { scope: "leads:read", methods: ["GET", "HEAD"], ...(id !== undefined && { id }) };
  return name === "bounces" && id === undefined
    ? { scope: "bounces:write", methods: ["POST"] }
    : undefined;
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
