import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkContact } from "../../app/forms/contact/contact-schema.ts";
import { contactErrors } from "../../app/content/messages.ts";
import { hiddenTexts, lookAlikes, neededLetters } from "../../app/lib/hidden-letter-samples.ts";
import { send } from "./records.ts";
import { aConsultation } from "../kinds/consultation.ts";
import { aJobApplication } from "../kinds/job.ts";
import { anOrder } from "../kinds/order.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

function checked(values: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(aLead(values))) form.set(name, value);
  return checkContact(form);
}

describe.each(engines)("letters that do not show, on %s", (engine) => {
  let server: TestServer;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  async function cleaned(text: string, severalLines = false): Promise<string> {
    const { rows } = await sql<{ text: string }>`
      select private.clean_text(${text}, ${severalLines}::boolean) as text`.execute(
      server.backend.database.kysely,
    );
    return rows[0]?.text ?? "";
  }
  const refusal = { status: 400, error: { code: "23514" } };

  test.each(hiddenTexts)(
    "a name of %s is missing, for the form and for the database",
    async (_, name) => {
      expect(checked({ name })).toEqual({ ok: false, errors: { name: contactErrors.nameMissing } });
      expect(await send(visitor, "contact_submissions", aLead({ name }))).toMatchObject(refusal);
      expect(await cleaned(name, true)).toBe("");
      expect(await cleaned(`${name}Ada${name}`)).toBe("Ada");
    },
  );

  test.each(lookAlikes)(
    "an address with %s is refused by every form that checks it",
    async (_, email) => {
      expect(checked({ email })).toEqual({
        ok: false,
        errors: { email: contactErrors.emailShape },
      });
      const answers = await Promise.all([
        send(visitor, "contact_submissions", aLead({ email })),
        send(visitor, "consultation_applications", aConsultation({ email })),
        send(visitor, "job_applications", aJobApplication({ email })),
        visitor.rpc("place_order", anOrder({ email })),
        visitor.rpc("subscribe", { email }),
      ]);
      for (const answer of answers) expect(answer).toMatchObject(refusal);
    },
  );

  test("an address with blanks around it is the one without", async () => {
    const { error } = await send(visitor, "contact_submissions", aLead({ email: " ada@b.co \n" }));
    expect(error).toBeNull();
  });

  test.each(neededLetters)("%s keeps what it needs", async (name) => {
    expect(checked({ name })).toMatchObject({ ok: true });
    expect(await cleaned(name)).toBe(name);
    expect(await cleaned(`${name}\n\t${name}`, true)).toBe(`${name}\n\t${name}`);
  });

  test.each([
    ["Ad\u200Da", "Ada"],
    ["A\uFE0Fda", "Ada"],
    ["Ada\u2800Lovelace", "Ada Lovelace"],
    ["\u{1F3F4}\u{E0068}\u{E0069}\u{E007F}", "\u{1F3F4}"],
    ["\u{1F469}\u200D", "\u{1F469}"],
    ["admin\u202Egro", "admingro"],
  ])("%j is kept as %j", async (text, kept) => {
    expect(await cleaned(text)).toBe(kept);
  });
});
