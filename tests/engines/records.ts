import { expect, inject } from "vitest";
import { staffMember } from "../browser/staff-member.ts";
import type { StoredRow } from "../kinds/kind-sample.ts";

type Headers = Readonly<Record<string, string>>;

const site = () => `http://127.0.0.1:${inject("sitePort")}`;

async function visitorHeaders(): Promise<Headers> {
  const { key } = await (await fetch(`${site()}/app-config.json`)).json();
  return { apikey: String(key), "content-type": "application/json" };
}

async function post(path: string, headers: Headers, data: object) {
  const response = await fetch(`${site()}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(data),
  });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return response;
}

let pass: Promise<Headers> | undefined;

async function signedIn(): Promise<Headers> {
  const headers = await visitorHeaders();
  const answer = await post("/auth/v1/token?grant_type=password", headers, staffMember);
  const { access_token: token } = await answer.json();
  return { ...headers, authorization: `Bearer ${token}` };
}

/** The rows that staff find for an address. */
export function rowsOf(table: string, email: string): Promise<readonly StoredRow[]> {
  return rowsWhere(table, "email", email);
}

/** The rows that staff find where a column says this. */
export async function rowsWhere(
  table: string,
  column: string,
  value: string,
): Promise<readonly StoredRow[]> {
  pass ??= signedIn();
  const query = new URLSearchParams({ select: "*", [column]: `eq.${value}` });
  const response = await fetch(`${site()}/rest/v1/${table}?${query}`, { headers: await pass });
  expect(response.status, `rows of ${table}`).toBe(200);
  return response.json();
}

/** Stores a lead as the contact form does, without the form. */
export async function sendLead(name: string, mark: string) {
  await post("/rest/v1/contact_submissions", await visitorHeaders(), {
    name,
    email: `${name.toLowerCase().replaceAll(" ", ".")}.${mark}@ortegaclinics.example`,
    message: `Our booking form is a PDF (${mark}).`,
  });
}
