import { describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { anAddress, deskOn, given, refusal, sentLead, startedDeal } from "./pipeline-desk.ts";

type PersonCard = {
  readonly id: string | null;
  readonly version: number;
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly addresses: readonly {
    readonly email: string;
    readonly is_joined: boolean;
    readonly records: number;
  }[];
  readonly records: number;
  readonly deals: readonly { readonly id: string }[];
};

describe.each(engines)("people on %s", (engine) => {
  const desk = deskOn(engine);

  function cardOf(whom: string): Promise<PersonCard | null> {
    return given<PersonCard | null>(desk().staff.rpc("person_card", { whom }));
  }
  function save(whom: string, version: number, columns: object) {
    return desk().staff.rpc("save_person", { whom, version, ...columns });
  }
  function join(whom: string, address: string) {
    return desk().staff.rpc("join_address", { whom, address });
  }
  function separate(address: string) {
    return desk().staff.rpc("separate_address", { address });
  }
  async function emailsOf(whom: string): Promise<readonly string[] | undefined> {
    return (await cardOf(whom))?.addresses.map(({ email }) => email);
  }

  test("are nothing but their records until somebody writes something down", async () => {
    const email = anAddress();
    expect(await cardOf(email)).toBeNull();
    await sentLead(desk(), { email: email.toUpperCase(), name: "Ada", company: "Engines" });
    expect(await cardOf(email)).toMatchObject({
      id: null,
      version: 0,
      name: "Ada",
      company: "Engines",
      records: 1,
      addresses: [{ email, is_joined: false, records: 1 }],
    });
    await given(save(email, 0, { name: "Ada King", company: "", phone: "+44 20 555 0100" }));
    expect(await cardOf(email)).toMatchObject({
      id: expect.any(String),
      version: 1,
      name: "Ada King",
      // What was emptied stays empty, whatever the newest record says.
      company: "",
      phone: "+44 20 555 0100",
    });
  });

  test("are one, however many start with them at once", async () => {
    const address = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        desk().staff.rpc("start_deal", { title: `Deal ${at}`, address }),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(
      await desk().run(`select from public.people_addresses where email = '${address}'`),
    ).toHaveLength(1);
    expect((await cardOf(address))?.deals).toHaveLength(20);
    expect(
      await desk().run(`select from public.people person where not exists (
        select from public.people_addresses known where known.person_id = person.id)`),
    ).toEqual([]);
  });

  test("are written down by the first of several who do it at once, and the others are told", async () => {
    const email = anAddress();
    const names = Array.from({ length: 10 }, (_, at) => `Ada ${at}`);
    const answers = await Promise.all(names.map((name) => save(email, 0, { name })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.hint === "changed")).toHaveLength(9);
    const made = answers.findIndex(({ error }) => error === null);
    expect(await cardOf(email)).toMatchObject({ version: 1, name: names[made] });
  });

  test("are changed by whoever has seen the newest version", async () => {
    const email = anAddress();
    await given(save(email, 0, { name: "Ada" }));
    await given(save(email, 1, { name: "Ada King", company: "Engines", phone: "" }));
    expect(await refusal(save(email, 1, { name: "Ada Byron" }))).toEqual({
      status: 409,
      hint: "changed",
    });
    expect(await cardOf(email)).toMatchObject({ version: 2, name: "Ada King" });
    expect(await refusal(save("nobody", 0, { name: "Ada" }))).toEqual({
      status: 422,
      hint: "whom",
    });
    expect(await refusal(save(crypto.randomUUID(), 3, { name: "Ada" }))).toEqual({
      status: 409,
      hint: "changed",
    });
  });

  test("have a second address when somebody joins it, and are two again when they are separated", async () => {
    const [work, home] = [anAddress("work.example"), anAddress("home.example")];
    await sentLead(desk(), { email: work, name: "Ada" });
    await sentLead(desk(), { email: home, name: "A. K." });
    const atHome = await startedDeal(desk().staff, { address: home, title: "A blog" });
    const atWork = await startedDeal(desk().staff, { address: work, title: "A shop" });
    const before = [await cardOf(work), await cardOf(home)];

    await given(join(work, home.toUpperCase()));
    for (const whom of [work, home]) {
      const card = await cardOf(whom);
      expect(card).toMatchObject({ name: "Ada", records: 2 });
      expect(new Set(card?.deals.map(({ id }) => id))).toEqual(new Set([atHome, atWork]));
      expect(card?.addresses.map(({ email }) => email).toSorted()).toEqual([work, home].toSorted());
    }
    // Also whoever comes by the id of the one that was joined, as from a deal.
    expect((await cardOf(String(before[1]?.id)))?.id).toBe(before[0]?.id);

    await given(separate(home));
    expect([await cardOf(work), await cardOf(home)]).toEqual(before);
    expect(await refusal(separate(home))).toEqual({ status: 409, hint: "changed" });
    const logged = await desk().run<{ after: object }>(
      `select after from public.audit_log where record_id = '${before[0]?.id}' order by at`,
    );
    expect(logged.map(({ after }) => after)).toEqual([{ joined: true }, { joined: false }]);
  });

  test("an address that was nobody's is nobody's again", async () => {
    const [known, fresh] = [anAddress(), anAddress()];
    await given(join(known, fresh));
    expect((await emailsOf(fresh))?.toSorted()).toEqual([known, fresh].toSorted());
    await given(separate(fresh));
    expect(await emailsOf(known)).toEqual([known]);
    expect(await cardOf(fresh)).toBeNull();
  });

  test("a join that would take an address from somebody is refused with the reason", async () => {
    const [one, other, third] = [anAddress(), anAddress(), anAddress()];
    await given(join(one, other));
    expect(await refusal(join(one, other))).toEqual({ status: 409, hint: "joined" });
    expect(await refusal(join(other, one))).toEqual({ status: 409, hint: "joined" });
    expect(await refusal(join(third, other))).toEqual({ status: 409, hint: "elsewhere" });
    expect(await refusal(join(third, one))).toEqual({ status: 409, hint: "elsewhere" });
    expect(await refusal(join(one, "ada at home"))).toEqual({ status: 422, hint: "address" });
    expect(await refusal(join("nobody", anAddress()))).toEqual({ status: 422, hint: "whom" });
    expect((await emailsOf(one))?.toSorted()).toEqual([one, other].toSorted());
  });

  test("two who join each other's addresses at once make one person", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [anAddress(), anAddress()];
      if (round % 2 === 0) await given(save(one, 0, { name: "Ada" }));
      const answers = await Promise.all([join(one, other), join(other, one)]);
      expect(answers.map(({ status }) => status).toSorted((less, more) => less - more)).toEqual([
        204, 409,
      ]);
      for (const whom of [one, other]) {
        expect((await emailsOf(whom))?.toSorted()).toEqual([one, other].toSorted());
      }
    }
  });

  test("go with the last address by which they were known, and their deals keep all but the name", async () => {
    const email = anAddress();
    await given(save(email, 0, { name: "Ada" }));
    const deal = await startedDeal(desk().staff, {
      address: email,
      title: "Ada's shop",
      value_cents: 500,
    });
    await desk().run(`delete from public.people_addresses where email = '${email}'`);
    expect(await cardOf(email)).toBeNull();
    const { data } = await desk()
      .staff.from("deals")
      .select("title,value_cents,person_id")
      .eq("id", deal);
    expect(data).toEqual([
      { title: "Somebody who is no longer here", value_cents: 500, person_id: null },
    ]);
  });
});
