import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { StoredRow } from "../kinds/kind-sample.ts";
import { staffMember } from "./staff-member.ts";

let pass: Promise<Record<string, string>> | undefined;

/** The rows that staff find, by the filters of the data service: `{ email: "eq.maya@…" }`. */
export async function rowsOf(
  page: Page,
  table: string,
  filters: Readonly<Record<string, string>>,
): Promise<readonly StoredRow[]> {
  pass ??= signedIn(page.request);
  const query = new URLSearchParams({ select: "*", ...filters });
  const response = await page.request.get(`/rest/v1/${table}?${query}`, { headers: await pass });
  expect(response.status(), table).toBe(200);
  return response.json();
}

/** What a browser sends along, without a session. */
export async function visitorHeaders(request: APIRequestContext) {
  const { key } = await (await request.get("/app-config.json")).json();
  return { apikey: String(key) };
}

async function signedIn(request: APIRequestContext) {
  const headers = await visitorHeaders(request);
  const response = await request.post("/auth/v1/token?grant_type=password", {
    headers,
    data: staffMember,
  });
  expect(response.status()).toBe(200);
  const { access_token: token } = await response.json();
  return { ...headers, authorization: `Bearer ${token}` };
}
