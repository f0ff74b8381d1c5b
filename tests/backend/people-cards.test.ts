import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aLead } from "../kinds/contact.ts";
import { aSupportRequest } from "../kinds/support.ts";
import { send, stored } from "./records.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

describe.each(engines)("the cards of people and companies on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
  });
  afterAll(() => server.remove());

  /** Letters alone: figures do not make words differ. */
  function aWord(): string {
    return crypto
      .randomUUID()
      .replaceAll("-", "")
      .replaceAll(/\d/g, (figure) => "ghijklmnop"[Number(figure)] ?? "");
  }
  function somebody() {
    const word = aWord();
    const domain = `${word}.example`;
    return { word, domain, email: `ada@${domain}` };
  }
  async function write(email: string): Promise<string> {
    const message = `The link has expired, says ${aWord()}.`;
    return stored(server.visitor(), "support_requests", aSupportRequest({ email, message }));
  }
  async function ask(name: string, values: object) {
    const { data, error } = await staff.rpc(name, values);
    expect(error).toBeNull();
    return data;
  }

  test("of two who write the same address down at once, one is told", async () => {
    const { email } = somebody();
    await write(email);
    const save = (name: string) => staff.rpc("save_person", { whom: email, version: 0, name });
    const names = ["One", "Other"];
    const answers = await Promise.all(names.map(save));
    const kept = answers.findIndex(({ error }) => error === null);
    expect(answers.map(({ error }) => error?.hint ?? "kept").toSorted()).toEqual([
      "changed",
      "kept",
    ]);
    expect(await ask("person_card", { whom: email })).toMatchObject({
      name: names[kept],
      version: 1,
    });
  });

  test("what is emptied at the first writing stays empty", async () => {
    const { word, email } = somebody();
    const message = `Our order book is made of paper, says ${word}.`;
    const lead = aLead({ name: "Ada", email, company: "Northgate", message });
    expect((await send(server.visitor(), "contact_submissions", lead)).error).toBeNull();
    expect(await ask("person_card", { whom: email })).toMatchObject({ company: "Northgate" });
    await ask("save_person", { whom: email, version: 0, name: "Ada", company: "", phone: "1" });
    expect(await ask("person_card", { whom: email })).toMatchObject({ company: "", phone: "1" });
  });

  test("a joined address shares the card, and is refused to another one", async () => {
    const [one, second, third] = [somebody(), somebody(), somebody()];
    await write(one.email);
    await write(second.email);
    await write(third.email);
    await ask("join_address", { whom: one.email, address: second.email });
    expect(await ask("person_card", { whom: second.email })).toMatchObject({ records: 2 });
    const again = await staff.rpc("join_address", { whom: one.email, address: second.email });
    expect(again.error?.hint).toBe("joined");
    for (const address of [second.email, one.email]) {
      const refused = await staff.rpc("join_address", { whom: third.email, address });
      expect(refused.error?.hint).toBe("elsewhere");
    }
    await ask("separate_address", { address: second.email });
    expect(await ask("person_card", { whom: second.email })).toMatchObject({ records: 1 });
  });

  test("a public mailbox is nobody's company, however it is written", async () => {
    for (const domain of ["gmail.com", " GMail.com"]) {
      expect(await ask("company_card", { domain })).toEqual({
        domain: "gmail.com",
        is_public: true,
      });
    }
  });

  test("a company's history has the deals of its card, also without a record", async () => {
    const { domain, email } = somebody();
    await write(email);
    const deal = await ask("start_deal", { title: "Order desk", address: email });
    expect(await ask("company_card", { domain })).toMatchObject({ deals: [{ id: deal }] });
    const steps = await ask("card_timeline", { domain });
    expect(steps).toMatchObject([
      { sort: "deal", content: { deal_id: deal, title: "Order desk", to: "lead" } },
      { sort: "record" },
    ]);
  });

  test("nobody else reads or writes a card", async () => {
    const stranger = await server.stranger(`${aWord()}@example.com`);
    const { email, domain } = somebody();
    const questions = [
      ["person_card", { whom: email }],
      ["company_card", { domain }],
      ["card_timeline", { whom: email }],
      ["save_person", { whom: email, version: 0, name: "x" }],
      ["join_address", { whom: email, address: `b@${domain}` }],
      ["separate_address", { address: email }],
    ] as const;
    for (const chair of [stranger, server.visitor()]) {
      for (const [name, values] of questions) {
        const { data, error } = await chair.rpc(name, values);
        expect([name, data, error === null]).toEqual([name, null, false]);
      }
    }
  });
});
