import type { Page } from "@playwright/test";
import { aPerson, password } from "./applicant.ts";
import { expect } from "./fixtures.ts";
import { staffMember } from "./staff-member.ts";

/** Somebody signed in beside the page, through the same addresses the page uses. */
export type Caller = {
  readonly email: string;
  /** Answers the rows or the function's result. */
  call(method: "get" | "post" | "patch", path: string, data?: object): Promise<unknown>;
};

async function caller(
  page: Page,
  way: string,
  email: string,
  chosen: string,
  more: object = {},
): Promise<Caller> {
  const { key } = await (await page.request.get("/app-config.json")).json();
  const answer = await page.request.post(`/auth/v1/${way}`, {
    headers: { apikey: key },
    data: { email, password: chosen, ...more },
  });
  expect(answer.status()).toBe(200);
  const { access_token: token } = await answer.json();
  return {
    email,
    async call(method, path, data) {
      const response = await page.request[method](`/rest/v1/${path}`, {
        headers: { apikey: key, authorization: `Bearer ${token}` },
        data,
      });
      expect(response.ok(), await response.text()).toBe(true);
      const body = await response.text();
      return body === "" ? null : JSON.parse(body);
    },
  };
}

/** The owner of the journeys. */
export function theOwner(page: Page): Promise<Caller> {
  return caller(page, "token?grant_type=password", staffMember.email, staffMember.password);
}

/** Somebody who has just signed up. */
export function aStranger(page: Page, email = aPerson()): Promise<Caller> {
  return caller(page, "signup", email, password);
}

/** Answers the secret of an invitation. */
export async function anInvitation(page: Page, email: string, name = "Ben Aalto"): Promise<string> {
  const owner = await theOwner(page);
  return String(
    await owner.call("post", "rpc/invite_staff", { email, role: "agent", display_name: name }),
  );
}

/** Somebody who works here since a moment ago; signs in with the password of `applicant.ts`. */
export async function anAgent(page: Page, name?: string): Promise<Caller> {
  const email = aPerson();
  const token = await anInvitation(page, email, name);
  const agent = await caller(page, "signup", email, password, { data: { invitation: token } });
  await agent.call("post", "rpc/accept_invitation", { token });
  return agent;
}

/** Sends an application without the form and answers its id. */
export async function sendApplication(applicant: Caller, kind: "partner" | "portal") {
  const id = crypto.randomUUID();
  const rows = {
    partner: { id, company: `Studio ${id.slice(0, 6)}`, partner_type: "agency" },
    portal: { id, full_name: `Lena ${id.slice(0, 6)}`, profile_url: "https://code.example/lena" },
  };
  await applicant.call("post", `${kind}_applications`, rows[kind]);
  return id;
}

/** As staff do it in the inbox. */
export async function moveApplication(
  page: Page,
  kind: "partner" | "portal",
  id: string,
  status: string,
) {
  const owner = await theOwner(page);
  await owner.call("patch", `${kind}_applications?id=eq.${id}`, { status });
}
