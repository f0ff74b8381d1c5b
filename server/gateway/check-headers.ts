const preferences: ReadonlySet<string> = new Set([
  "return=minimal",
  "return=representation",
  "count=exact",
]);
const oneObject = "application/vnd.pgrst.object+json";
const anyJson: ReadonlySet<string> = new Set(["application/json", "application/*", "*/*"]);

/** What a client wishes of the answer; the other headers of a request to the data service do nothing. */
export type Wishes = { readonly accept: string; readonly prefer: string | undefined };

/**
 * What is wished for, or why it cannot be had. An estimated count is refused to everybody: on
 * PostgreSQL it speaks of rows that the policies hide.
 */
export function checkHeaders(headers: Headers): Wishes | "preference" | "media type" | "schema" {
  const prefer = headers.get("prefer") ?? undefined;
  const wished = prefer?.split(",").map((one) => one.trim()) ?? [];
  if (!wished.every((one) => preferences.has(one)) || headers.has("range")) return "preference";
  const schemas = [headers.get("accept-profile"), headers.get("content-profile")];
  if (!schemas.every((schema) => schema === null || schema === "public")) return "schema";
  const accept = acceptedType(headers.get("accept") ?? "*/*");
  return accept === undefined ? "media type" : { accept, prefer };
}

function acceptedType(accept: string): string | undefined {
  const types = accept.split(",").map((type) => type.split(";")[0]?.trim() ?? "");
  if (types.includes(oneObject)) return oneObject;
  return types.some((type) => anyJson.has(type)) ? "application/json" : undefined;
}
