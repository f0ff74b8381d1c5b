import { beforeAll, describe, expect, test } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import { anAddress, deskOn, given, refusal, sentLead } from "../pipeline/pipeline-desk.ts";
import { send } from "../records.ts";
import { engines } from "../test-server.ts";

type Lead = {
  readonly id: string;
  readonly kind: string;
  readonly created_at: string;
  readonly contact: { readonly email: string };
};
type Page = { readonly leads: readonly Lead[]; readonly next: string | null };
type ListedToken = {
  readonly id: string;
  readonly name: string;
  readonly last_four: string;
  readonly state: string;
  readonly last_used_on: string | null;
};

describe.each(engines)("what a token reads on %s", (engine) => {
  const desk = deskOn(engine);
  let token: string;

  const make = (name = "Report") =>
    given<string>(desk().owner.rpc("make_token", { name, scopes: ["leads:read"] }));
  const tokens = () => given<readonly ListedToken[]>(desk().owner.rpc("list_tokens"));
  const ask = (path: string, bearer: string | null = token, init: RequestInit = {}) =>
    fetch(`${desk().server.origin}/api/v1/${path}`, {
      ...init,
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    });
  const read = async (path: string): Promise<Page> => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Page;
  };

  beforeAll(async () => {
    token = await make();
  });

  test("every lead once, the oldest first, a hundred at a time", async () => {
    await desk().run(`
      insert into public.contact_submissions (name, email, project_type, message, created_at)
      select 'Reader', 'reader' || n || '@example.com', '${aLead().project_type}', 'Words of lead ' || n,
        timestamptz '2026-01-01' + make_interval(mins => n / 2)
      from generate_series(1, 230) n`);
    const leads: Lead[] = [];
    let cursor = "";
    const sizes: number[] = [];
    do {
      const page = await read(`leads?since=2026-01-01T00:00:00Z${cursor}`);
      sizes.push(page.leads.length);
      leads.push(...page.leads);
      cursor = page.next === null ? "" : `&cursor=${page.next}`;
    } while (cursor !== "");
    expect(sizes).toEqual([100, 100, 30]);
    expect(new Set(leads.map(({ id }) => id)).size).toBe(230);
    const times = leads.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const late = await read("leads?since=2026-01-01T01:55:00Z");
    expect(late.leads.map(({ contact }) => contact.email).toSorted()).toEqual([
      "reader230@example.com",
    ]);
    expect((await read("leads?kind=support")).leads).toEqual([]);
  });

  test("one lead with all that its form asked, and where it is opened", async () => {
    const lead = { email: anAddress(), name: "Ottoline Quay", budget: "50k-100k" };
    const id = await sentLead(desk(), lead);
    const answer = await ask(`leads/${id}`);
    expect(await answer.json()).toMatchObject({
      id,
      kind: "contact",
      status: "new",
      budget: "50k-100k",
      contact: { name: "Ottoline Quay", email: lead.email },
      fields: { email: lead.email, budget: "50k-100k" },
      url: `${desk().server.origin}/admin?record=${id}`,
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await ask(`leads/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await ask("leads/1")).status).toBe(404);
  });

  test("leads of an import, whose ids are of no version, as all others", async () => {
    const rows = JSON.stringify([{ n: 2, name: "Ada", email: anAddress() }]);
    const file = { id: crypto.randomUUID(), file_name: "fair.csv", waits: false, rows };
    await given(desk().staff.rpc("import_leads", file));
    const [lead] = await desk().run<{ id: string }>(
      `select id from public.hand_leads where import_id = '${file.id}'`,
    );
    const page = await read("leads?kind=hand-lead");
    expect(page.leads.map(({ id }) => id)).toContain(lead?.id);
    expect((await ask(`leads/${lead?.id}`)).status).toBe(200);
  });

  test("nothing that is in quarantine, and no readers of the newsletter", async () => {
    const message = `BUY <a href='https://bit.ly/x'>cheap links</a> ${crypto.randomUUID()}`;
    const lead = aLead({ email: anAddress(), message });
    await send(desk().visitor, "contact_submissions", lead);
    await given(desk().visitor.rpc("subscribe", { email: anAddress("reader.example") }));
    const hidden = await desk().run<{ id: string }>(`
      select id from public.inbox_entries where quarantined_at is not null or kind = 'newsletter'`);
    expect(hidden).toHaveLength(2);
    const page = await read("leads?since=2026-11-01");
    for (const { id } of hidden) {
      expect(page.leads.map((one) => one.id)).not.toContain(id);
      expect((await ask(`leads/${id}`)).status).toBe(404);
    }
  });

  test("nobody else: no token, another one, a session's, one that has ended, or whose maker is no owner", async () => {
    const { data } = await desk().owner.auth.getSession();
    const strangers = [
      null,
      "",
      "prl_",
      token.slice(0, -1),
      token.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      `${token}x`,
      data.session?.access_token ?? "",
    ];
    for (const bearer of strangers) {
      const answer = await ask("leads", bearer);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: "Unauthorized" });
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    }
    const [revoked, expired] = [await make("Revoked"), await make("Expired")];
    const revokedId = (await tokens()).find(({ name }) => name === "Revoked")?.id;
    expect((await ask("leads", revoked)).status).toBe(200);
    await given(desk().owner.rpc("revoke_token", { id: revokedId }));
    await desk().run("update private.api_tokens set expires_at = now() where name = 'Expired'");
    expect((await ask("leads", revoked)).status).toBe(401);
    expect((await ask("leads", expired)).status).toBe(401);
    const second = await desk().server.staff("second@perilune.example");
    const who = "user_id in (select id from auth.users where email = 'second@perilune.example')";
    await desk().run(`update public.staff set role = 'owner' where ${who}`);
    const wish = { name: "Of the second", scopes: ["leads:read"] };
    const theirs = await given<string>(second.rpc("make_token", wish));
    for (const change of ["role = 'agent'", "disabled_at = now()"]) {
      expect((await ask("leads", theirs)).status).toBe(200);
      await desk().run(`update public.staff set ${change} where ${who}`);
      expect((await ask("leads", theirs)).status).toBe(401);
      expect((await tokens()).find(({ name }) => name === wish.name)?.state).toBe("orphaned");
      await desk().run(`update public.staff set role = 'owner', disabled_at = null where ${who}`);
    }
    expect((await ask("leads")).status).toBe(200);
  });

  test("what cannot be asked is refused in words", async () => {
    const wrong = ["since=yesterday", "kind=newsletter", "kind=x", "cursor=AAAA", "page=2"];
    for (const query of wrong) {
      const answer = await ask(`leads?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w+ .*\./) });
    }
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect((await ask("leads", token, { method })).status).toBe(405);
    }
    expect((await ask("deals")).status).toBe(404);
    expect((await ask("leads/a/b")).status).toBe(404);
    expect((await fetch(`${desk().server.origin}/api/v2/leads`)).status).toBe(404);
  });

  test("a token is shown once, kept as a digest, and known by its last four characters", async () => {
    const made = await make("Dashboard");
    expect(made).toMatch(/^prl_[A-Za-z0-9_-]{43}$/);
    const kept = JSON.stringify(await desk().run("select * from private.api_tokens"));
    expect(kept).not.toContain(made);
    const listed = (await tokens()).find(({ name }) => name === "Dashboard");
    expect(listed).toMatchObject({
      last_four: made.slice(-4),
      state: "active",
      last_used_on: null,
    });
    expect(JSON.stringify(listed)).not.toContain(made);
    await ask("leads", made);
    await ask("leads", made);
    const used = (await tokens()).find(({ name }) => name === "Dashboard");
    expect(used?.last_used_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const log = await desk().run(`
      select after from public.audit_log where kind = 'api-token' and record_id = '${listed?.id}'`);
    expect(log).toHaveLength(2);
  });

  test("a name is needed, a scope that there is, and fifty are enough", async () => {
    const wish = (more: object) =>
      refusal(desk().owner.rpc("make_token", { name: "More", scopes: ["leads:read"], ...more }));
    expect(await wish({ name: " " })).toEqual({ status: 422, hint: "name" });
    expect(await wish({ name: "a".repeat(101) })).toEqual({ status: 422, hint: "name" });
    expect(await wish({ scopes: ["leads:write"] })).toMatchObject({ status: 400 });
    expect(await wish({ scopes: [] })).toMatchObject({ status: 400 });
    await desk().run(`
      insert into private.api_tokens (name, digest, last_four, scopes)
      select 'filler', sha256(convert_to(n::text, 'UTF8')), 'xxxx', '{leads:read}' from generate_series(1, 50) n`);
    expect(await wish({})).toEqual({ status: 409, hint: "too-many" });
  });
});

describe("how often a token reads", () => {
  const desk = deskOn("PGlite", { LIMIT_PER_MINUTE: "10", LIMIT_PER_HOUR: "60" });

  test("sixty times a minute, each token by itself", async () => {
    const make = () =>
      given<string>(desk().owner.rpc("make_token", { name: "Report", scopes: ["leads:read"] }));
    const [one, other] = [await make(), await make()];
    const ask = (token: string) =>
      fetch(`${desk().server.origin}/api/v1/leads`, {
        headers: { authorization: `Bearer ${token}` },
      });
    for (let count = 0; count < 60; count += 1) expect((await ask(one)).status).toBe(200);
    const late = await ask(one);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask(other)).status).toBe(200);
  });
});
