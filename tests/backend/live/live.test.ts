import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, startTestServer, type Chair, type TestServer } from "../test-server.ts";
import { aLead } from "../../kinds/contact.ts";
import { listen, tokenOf } from "./listener.ts";

const CHANGE = "event: change\ndata:";

describe.each(engines)("what is stored shows at once, on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
  });
  afterAll(() => server.remove());

  test("a lead is heard, without a word of it", async () => {
    const listener = await listen(server, await tokenOf(staff));
    expect(listener.status).toBe(200);
    await server.visitor().from("contact_submissions").insert(aLead());
    expect(await listener.next()).toBe(CHANGE);
    listener.leave();
  });
});
