import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSupportRequest } from "../kinds/support.ts";
import { send, stored } from "./records.ts";
import { engines, startTestServer, type Chair, type TestServer } from "./test-server.ts";

/** Which transitions there are is held by `kinds.test.ts`, that no other is possible by `every-kind.test.ts`. */
describe.each(engines)("transitions on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
  });
  afterAll(() => server.remove());

  test("one that was made is in the log with who made it", async () => {
    const id = await stored(server.visitor(), "support_requests", aSupportRequest());
    await staff.from("support_requests").update({ status: "resolved" }).eq("id", id);
    const me = (await staff.auth.getUser()).data.user?.id;
    const { data } = await staff
      .from("audit_log")
      .select("kind,actor_id,before,after")
      .eq("record_id", id)
      .eq("actor_id", me)
      .eq("kind", "support");
    expect(data).toEqual([
      {
        kind: "support",
        actor_id: me,
        before: { status: "open" },
        after: { status: "resolved" },
      },
    ]);
  });

  test("visitors and strangers do not see them, and nobody adds one", async () => {
    expect((await server.visitor().from("status_moves").select("*")).error?.code).toBe("42501");
    const stranger = await server.stranger("stranger@example.com");
    expect((await stranger.from("status_moves").select("*")).data).toEqual([]);
    const open = { kind: "support", from_status: "resolved", to_status: "open" };
    expect((await send(staff, "status_moves", open)).error?.code).toBe("42501");
  });
});
