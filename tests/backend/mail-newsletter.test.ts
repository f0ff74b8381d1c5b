import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SmtpServer } from "./smtp-server.ts";
import { startWithMail } from "./start-with-mail.ts";
import { engines, type TestServer } from "./test-server.ts";

let nextAddress = 1;
let nextReader = 1;

function freshAddress(): string {
  nextAddress += 1;
  return `203.0.113.${nextAddress}`;
}

describe.each(engines)("letters of the newsletter on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;

  beforeAll(async () => {
    ({ smtp, server } = await startWithMail(engine, {
      LIMIT_PER_MINUTE: "2",
      LIMIT_PER_HOUR: "2",
    }));
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });

  function aReader(): string {
    nextReader += 1;
    return `reader-${nextReader}@example.com`;
  }
  async function subscribe(email: string) {
    const { error } = await server
      .visitor(freshAddress())
      .rpc("subscribe", { email, source: "/blog" });
    if (error) throw error;
    await server.mailWorker?.runDueMail();
    return smtp.emails.filter(({ to }) => to.includes(email.toLowerCase()));
  }
  async function statusOf(email: string) {
    const { rows } = await sql<{ status: string }>`
      select status from public.newsletter_subscribers where email = ${email}`.execute(
      server.backend.database.kysely,
    );
    return rows[0]?.status;
  }
  const aDayLater = (email: string) =>
    sql`
      update public.outbox set created_at = created_at - interval '25 hours'
      where "to" = ${email}`.execute(server.backend.database.kysely);
  function oneClick(token: string, method = "POST", address = freshAddress()) {
    return fetch(`${server.origin}/blog/unsubscribe?token=${token}`, {
      method,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": address,
      },
      body: method === "POST" ? "List-Unsubscribe=One-Click" : undefined,
      redirect: "manual",
    });
  }
  async function tokens(email: string) {
    const [received] = await subscribe(email);
    const confirm =
      /^https:\/\/www\.perilune\.example\/blog\?newsletter=confirm&token=([0-9a-f]{64})$/m;
    const unsubscribe =
      /^<https:\/\/www\.perilune\.example\/blog\/unsubscribe\?token=([0-9a-f]{64})>$/;
    return {
      received,
      confirm: confirm.exec(received?.text ?? "")?.[1] ?? "",
      unsubscribe: unsubscribe.exec(received?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "",
    };
  }

  test("a new address is asked, and only the button behind the e-mail's link puts it on the list", async () => {
    const email = aReader();
    const { received, confirm } = await tokens(email);
    expect(received?.headers.get("subject")).toBe("Please confirm: one letter a month");
    expect(smtp.emails.filter(({ headers }) => headers.has("reply-to"))).toHaveLength(0);
    for (let opened = 0; opened < 3; opened += 1) {
      await fetch(`${server.origin}/blog?newsletter=confirm&token=${confirm}`);
    }
    expect(await statusOf(email)).toBe("pending");
    const { data } = await server
      .visitor(freshAddress())
      .rpc("confirm_subscription", { token: confirm });
    expect(data).toBe(true);
    expect(await statusOf(email)).toBe("confirmed");
  });

  test("asking again brings another e-mail after a day, while pending, and none to who is on the list", async () => {
    const email = aReader();
    const { confirm } = await tokens(email);
    expect(await subscribe(email.toUpperCase())).toHaveLength(1);
    expect(await subscribe(email.replace("@", "+x@"))).toHaveLength(0);
    await aDayLater(email);
    expect(await subscribe(email)).toHaveLength(2);
    await server.visitor(freshAddress()).rpc("confirm_subscription", { token: confirm });
    await aDayLater(email);
    expect(await subscribe(email)).toHaveLength(2);
  });

  test("who leaves before the e-mail is out does not get it", async () => {
    const email = aReader();
    smtp.decide(() => ({ code: 451, says: "Later" }));
    await subscribe(email);
    smtp.decide(() => "take");
    const { kysely } = server.backend.database;
    await sql`
      update public.newsletter_subscribers set status = 'unsubscribed' where email = ${email}`.execute(
      kysely,
    );
    await sql`update public.outbox set next_at = now() where "to" = ${email}`.execute(kysely);
    await server.mailWorker?.runDueMail();
    const { rows } =
      await sql`select state, error from public.outbox where "to" = ${email}`.execute(kysely);
    expect(rows).toEqual([
      { state: "skipped", error: "The address no longer waits to be confirmed." },
    ]);
  });

  test("one click takes a reader off the list; opening the address only leads to the button", async () => {
    const email = aReader();
    const { received, confirm, unsubscribe } = await tokens(email);
    expect(received?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    await server.visitor(freshAddress()).rpc("confirm_subscription", { token: confirm });
    for (const method of ["GET", "HEAD", "GET"]) {
      const answer = await oneClick(unsubscribe, method);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(
        `/blog?newsletter=unsubscribe&token=${unsubscribe}`,
      );
    }
    expect(await statusOf(email)).toBe("confirmed");
    expect((await oneClick(unsubscribe)).status).toBe(200);
    expect(await statusOf(email)).toBe("unsubscribed");
    expect((await oneClick(unsubscribe)).status).toBe(200);
    expect((await oneClick(confirm)).status).toBe(404);
    expect((await oneClick("")).status).toBe(404);
    expect((await oneClick(unsubscribe, "PUT")).status).toBe(405);
  });

  test("one address tries at most so many links", async () => {
    const address = freshAddress();
    const statuses = [];
    for (let tried = 0; tried < 50; tried += 1) {
      statuses.push((await oneClick("0".repeat(64), "POST", address)).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(48);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test("staff see the e-mail without what its links open", async () => {
    const email = aReader();
    const { confirm, unsubscribe } = await tokens(email);
    const staff = await server.staff("staff@perilune.example");
    const { data } = await staff.from("outbox").select("*").eq("to", email);
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(confirm);
    expect(JSON.stringify(data)).not.toContain(unsubscribe);
  });
});
