import type { Page } from "@playwright/test";
import { staffMember } from "./staff-member.ts";
import { rowFrom, type SampledKind } from "../kinds/every-kind.ts";
import { expect } from "./fixtures.ts";

/** A word nobody else in the run has. */
export function aWord(): string {
  return `w${Math.random().toString(36).slice(2, 10)}`;
}

/** Sends what a form of the site sends, without the form. */
export async function send(page: Page, path: string, data: object, token?: string) {
  const { key } = await (await page.request.get("/app-config.json")).json();
  const response = await page.request.post(path, {
    headers: { apikey: key, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    data,
  });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  const text = await response.text();
  return text ? JSON.parse(text) : null;
}

export async function sendConsultation(page: Page, word: string, more: object = {}) {
  await send(page, "/rest/v1/consultation_applications", {
    first_name: "Ingrid",
    last_name: `Halvorsen ${word}`,
    email: `ingrid.${word}@halvorsen.example`,
    phone: "+47 22 00 00 00",
    project_title: `Orders for cafés ${word}`,
    project_description: "Cafés order by telephone at night.",
    budget: "25000-50000",
    timeline: "2-4months",
    services: [],
    consultation_type: "video-call",
    agree_to_terms: true,
    ...more,
  });
}

export async function sendSupport(page: Page, word: string, more: object = {}) {
  await send(page, "/rest/v1/support_requests", {
    first_name: "Noah",
    last_name: `Kim ${word}`,
    email: `noah.${word}@kimprint.example`,
    subject: `Cannot sign in ${word}`,
    message: "The link in the e-mail says it has expired.",
    channel: "form",
    ...more,
  });
}

export async function sendOrder(page: Page, word: string) {
  await send(page, "/rest/v1/rpc/place_order", {
    kind: "package",
    item_id: "professional",
    name: `Greta Holm ${word}`,
    email: `greta.${word}@holm.example`,
    country: "Sweden",
    address: "Storgatan 1\n111 22 Stockholm",
    agree_to_terms: true,
    addons: ["premium-support", "rush-delivery"],
    notes: "Before Easter, please.",
  });
}

export async function sendJob(page: Page, word: string, more: object = {}) {
  await send(page, "/rest/v1/job_applications", {
    job_slug: "product-designer",
    full_name: `Zoë Marchand ${word}`,
    email: `zoe.${word}@marchand.example`,
    links: ["https://work.example/one", "javascript:alert(1)"],
    message: "I have drawn booking desks for six years.",
    cv_url: "https://work.example/cv.pdf",
    ...more,
  });
}

export async function sendNewsletter(page: Page, word: string) {
  await send(page, "/rest/v1/rpc/subscribe", { email: `${word}@reader.example`, source: "/blog" });
}

/** The first time that nobody has taken yet, on a working day at ten in California. */
export async function sendCall(page: Page, word: string) {
  const { key } = await (await page.request.get("/app-config.json")).json();
  for (const startsAt of openTimes()) {
    const response = await page.request.post("/rest/v1/rpc/book_call", {
      headers: { apikey: key },
      data: {
        type: "call15",
        name: `Hana Sato ${word}`,
        email: `hana.${word}@sato.example`,
        starts_at: startsAt,
        phone: "+81 3 0000 0000",
        tz: "Asia/Tokyo",
      },
    });
    if (response.ok()) return;
  }
  throw new Error("No time is free.");
}

function openTimes(): string[] {
  const days = Array.from({ length: 10 }, (_, index) => index + 1);
  return days.flatMap((ahead) =>
    [18, 19, 20, 21].map((hour) => {
      const day = new Date(Date.now() + ahead * 86_400_000);
      return new Date(
        Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour),
      ).toISOString();
    }),
  );
}

/** Sends a record of this kind as its form does; of times that somebody has taken, the next. */
export async function sendKind(page: Page, kind: SampledKind, email: string) {
  const { sentBy } = kind.record;
  const path = `/rest/v1/${pathOf(kind.record)}`;
  const token = await tokenFor(page, sentBy, email);
  await expect(() => send(page, path, rowFrom(kind, email), token)).toPass();
}

function pathOf({ sentBy, table }: SampledKind["record"]): string {
  if (typeof sentBy === "object") return `rpc/${sentBy.rpc}`;
  return sentBy === "staff" ? "rpc/add_lead" : table;
}

/** Of whoever has to be signed in to send it. */
async function tokenFor(
  page: Page,
  sentBy: SampledKind["record"]["sentBy"],
  email: string,
): Promise<string | undefined> {
  if (sentBy === "account") return signUp(page, email);
  if (sentBy !== "staff") return undefined;
  return (await send(page, "/auth/v1/token?grant_type=password", staffMember)).access_token;
}

async function signUp(page: Page, email: string): Promise<string> {
  const session = await send(page, "/auth/v1/signup", { email, password: "harbour-violet-2207" });
  return session.access_token;
}

export async function sendPartner(page: Page, word: string) {
  const token = await signUp(page, `lena.${word}@studio-halvorsen.example`);
  const application = {
    contact_name: `Lena Vogt ${word}`,
    company: `Studio Halvorsen ${word}`,
    website: "https://studio-halvorsen.example",
    partner_type: "agency",
    message: "Two clinics have asked us for a booking page.",
  };
  await send(page, "/rest/v1/partner_applications", application, token);
}

export async function sendPortal(page: Page, word: string) {
  const token = await signUp(page, `arjun.${word}@rao.example`);
  const application = {
    full_name: `Arjun Rao ${word}`,
    profile_url: "https://code.example/arjun",
    stack: ["TypeScript", "PostgreSQL"],
    availability: "part-time",
    message: "I like small, finished briefs.",
  };
  await send(page, "/rest/v1/portal_applications", application, token);
}

/** The row of what was sent with this word. */
export function rowWith(page: Page, word: string) {
  return page.getByRole("row").filter({ hasText: word });
}

export async function search(page: Page, text: string) {
  await page.getByRole("searchbox").fill(text);
  await page.getByRole("searchbox").press("Enter");
  await found(page, text);
}

/** Waits until the list is the one of this search; until then it is the one before, where the record may be as well. */
export async function found(page: Page, text: string) {
  await expect(page.getByRole("status").filter({ hasText: `for “${text}”` })).toBeAttached();
}

/** Opens the record of what was sent with this word, and gives its panel. */
export async function openRecord(page: Page, word: string) {
  await rowWith(page, word).getByRole("button").first().click();
  const panel = page.locator("[role=dialog]:not([data-toast])");
  await expect(panel.getByRole("heading", { name: "Conversation" })).toBeVisible();
  return panel;
}
