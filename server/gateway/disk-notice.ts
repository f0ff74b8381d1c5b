import type { DiskState } from "../disk-space.ts";

/**
 * Tells the console that space is running low, with the answer that says "you work here"; to anybody else that answer is
 * null, and they hear nothing.
 */
export async function withNotice(answer: Response, state: DiskState): Promise<Response> {
  if (state === "enough" || !answer.ok) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  if (text !== "null") headers.set("x-perilune-notice", "disk-low");
  return new Response(text, { status: answer.status, headers });
}
