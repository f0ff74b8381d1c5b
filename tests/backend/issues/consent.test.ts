import { describe, expect, test } from "vitest";
import { aConsultation } from "../../kinds/consultation.ts";
import { anAddress, given } from "../pipeline/pipeline-desk.ts";
import { send } from "../records.ts";
import { engines } from "../test-server.ts";
import { issueDeskOn } from "./issue-desk.ts";

describe.each(engines)("who ticks the letter in the consultation's form on %s", (engine) => {
  const { desk, run, work, lettersTo } = issueDeskOn(engine);

  async function applied(more: object): Promise<string> {
    const email = anAddress();
    const { error } = await send(
      desk().server.visitor("203.0.113.9"),
      "consultation_applications",
      aConsultation({ email, ...more }),
    );
    if (error) throw new Error(error.message);
    return email;
  }
  const settle = () => run("select private.settle_entries(now() + interval '61 seconds')");
  const readersOf = (email: string) =>
    run(`select status, source from public.newsletter_subscribers where email = '${email}'`);
  const asked = (email: string) =>
    lettersTo(email).filter(({ headers }) => headers.get("subject")?.includes("Please confirm"));

  test("is asked once whether the address wants it, and is on the list after that alone", async () => {
    const email = await applied({ agree_to_marketing: true });
    expect(await readersOf(email)).toEqual([{ status: "pending", source: "/application-form" }]);
    await work();
    expect(asked(email)).toHaveLength(1);
    const token = /newsletter=confirm&token=([0-9a-f]{64})/.exec(asked(email)[0]?.text ?? "")?.[1];
    await desk().visitor.rpc("confirm_subscription", { token });
    expect(await readersOf(email)).toMatchObject([{ status: "confirmed" }]);
  });

  test("is not asked without the tick", async () => {
    const email = await applied({ agree_to_marketing: false });
    await settle();
    expect(await readersOf(email)).toEqual([]);
  });

  test("is asked once the score of a doubtful record stays", async () => {
    const project_description = `https://desk.example/a and https://desk.example/b ${crypto.randomUUID()}`;
    const email = await applied({ agree_to_marketing: true, project_description });
    expect(await readersOf(email)).toEqual([]);
    await settle();
    expect(await readersOf(email)).toMatchObject([{ status: "pending" }]);
  });

  test("is not asked while the record is suspected, and is once it is put back", async () => {
    const project_description = `Have a look at https://bit.ly/3kd82 ${crypto.randomUUID()}`;
    const email = await applied({ agree_to_marketing: true, project_description });
    await settle();
    const [entry] = await run(
      `select id, quarantined_at is not null as "isApart" from public.inbox_entries where email = '${email}'`,
    );
    expect(entry).toMatchObject({ isApart: true });
    expect(await readersOf(email)).toEqual([]);
    await given(desk().staff.rpc("judge_entry", { id: entry?.["id"], is_spam: false }));
    expect(await readersOf(email)).toMatchObject([{ status: "pending" }]);
  });

  test("stays on the list who is on it", async () => {
    const email = anAddress();
    await run(
      `insert into public.newsletter_subscribers (email, status) values ('${email}', 'confirmed')`,
    );
    await applied({ agree_to_marketing: true, email });
    await settle();
    expect(await readersOf(email)).toMatchObject([{ status: "confirmed" }]);
  });

  test("is not counted for the address that the form came from", async () => {
    const project_description = `https://desk.example/a and https://desk.example/b ${crypto.randomUUID()}`;
    const email = await applied({ agree_to_marketing: true, project_description });
    // As a hosted project has it, where the page's word settles the score in a visitor's own request.
    await run(`do $$ begin
      perform set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true);
      update public.inbox_entries set settled_at = now() where email = '${email}';
    end $$`);
    expect(await readersOf(email)).toMatchObject([{ status: "pending" }]);
    expect(await run("select from private.rate_events where form = 'newsletter'")).toEqual([]);
  });
});
