import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const claims = z.looseObject({ sub: z.uuid(), exp: z.number(), session_id: z.uuid() });

/** What the sign-in service says in a token: whose it is, until when (in seconds), and of which session. */
export type Claims = z.infer<typeof claims>;

/** Of a token that we have signed and that has not expired. Whether its session lives the database knows. */
export function claimsOf(authorization: string | null, jwtSecret: string): Claims | undefined {
  const [, head, payload, signature] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? "") ?? [];
  if (head === undefined || payload === undefined || signature === undefined) return undefined;
  const wanted = createHmac("sha256", jwtSecret).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const parsed = claims.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return parsed.success && parsed.data.exp * 1000 > Date.now() ? parsed.data : undefined;
}
