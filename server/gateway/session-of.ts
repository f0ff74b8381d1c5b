import { z } from "zod";

const claims = z.object({ sub: z.uuid(), session_id: z.string(), email: z.string() });

/** Read from a token that the service has just accepted. */
export function sessionOf(authorization: string | null): z.infer<typeof claims> | undefined {
  const payload = authorization?.split(".")[1];
  if (payload === undefined) return undefined;
  return claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
}
