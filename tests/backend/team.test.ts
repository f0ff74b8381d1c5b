import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chair, engines, PASSWORD, startTestServer, type TestServer } from "./test-server.ts";

type Refused = { readonly code: string | undefined; readonly hint: string | null | undefined };

describe.each(engines)("the team on %s", (engine) => {
  let server: TestServer;
  let owner: Chair;
  let agent: Chair;
  let stranger: Chair;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.staff("owner@example.com");
    agent = await server.staff("agent@example.com");
    stranger = await server.stranger("stranger@example.com");
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  const idOf = async (chair: Chair) => String((await chair.auth.getUser()).data.user?.id);
  const change = (chair: Chair, userId: string, values: object) =>
    chair.from("staff").update(values).eq("user_id", userId).select("user_id");
  const disabled = { disabled_at: new Date().toISOString() };

  async function invited(email: string, role = "agent", name = ""): Promise<string> {
    const { data, error } = await owner.rpc("invite_staff", { email, role, display_name: name });
    if (error) throw error;
    return String(data);
  }
  async function accept(chair: Chair, token: string): Promise<Refused & { data: unknown }> {
    const { data, error } = await chair.rpc("accept_invitation", { token });
    return { data, code: error?.code, hint: error?.hint };
  }
  /** Gets a password of one's own with the secret, and a session. */
  async function enter(email: string, token: string, password = PASSWORD): Promise<Chair> {
    const chair = server.visitor();
    const { error } = await chair.auth.signUp({
      email,
      password,
      options: { data: { invitation: token } },
    });
    if (error) throw error;
    return chair;
  }
  const refusedFor = (hint: string) => ({ data: null, code: "PT409", hint });

  describe("members", () => {
    test("staff see everybody with their addresses, others nobody", async () => {
      for (const chair of [owner, agent]) {
        const { data } = await chair.rpc("staff_members").select("email,role");
        expect(data).toContainEqual({ email: "owner@example.com", role: "owner" });
        expect(data).toContainEqual({ email: "agent@example.com", role: "agent" });
        expect(JSON.stringify(data)).not.toContain("stranger@");
      }
      expect((await stranger.rpc("staff_members")).data).toEqual([]);
      expect((await visitor.rpc("staff_members")).error?.code).toBe("42501");
    });

    test("being here answers the role and is noted; a stranger is nobody", async () => {
      expect((await owner.rpc("staff_seen")).data).toBe("owner");
      expect((await agent.rpc("staff_seen")).data).toBe("agent");
      expect((await stranger.rpc("staff_seen")).data).toBeNull();
      expect((await visitor.rpc("staff_seen")).error?.code).toBe("42501");
      const { data } = await owner
        .rpc("staff_members")
        .select("last_seen_at")
        .in("email", ["owner@example.com", "agent@example.com"]);
      expect(data).toEqual([
        { last_seen_at: expect.any(String) },
        { last_seen_at: expect.any(String) },
      ]);
      const forge = agent
        .from("staff")
        .update({ last_seen_at: null })
        .neq("id", crypto.randomUUID());
      expect((await forge).error?.code).toBe("42501");
    });

    test("owners change names and roles, agents nothing, not even of themselves", async () => {
      const agentId = await idOf(agent);
      expect((await change(owner, agentId, { display_name: "Ben" })).data).toHaveLength(1);
      for (const values of [{ display_name: "Boss" }, { role: "owner" }, disabled]) {
        expect((await change(agent, agentId, values)).data).toEqual([]);
        expect((await change(stranger, agentId, values)).data).toEqual([]);
        expect((await change(visitor, agentId, values)).error?.code).toBe("42501");
      }
      const { data } = await agent.from("staff").select("display_name,role").eq("user_id", agentId);
      expect(data).toEqual([{ display_name: "Ben", role: "agent" }]);
    });

    test.each([{ role: "agent" }, disabled])("the last owner stays one: %o", async (values) => {
      const { error, status } = await change(owner, await idOf(owner), values);
      expect({ status, hint: error?.hint }).toEqual({ status: 409, hint: "last-owner" });
      const removed = await owner
        .from("staff")
        .delete()
        .eq("user_id", await idOf(owner));
      expect(removed.error?.hint).toBe("last-owner");
      expect((await owner.rpc("staff_seen")).data).toBe("owner");
    });

    test("two owners cannot both go, even at the same moment", async () => {
      const second = await server.staff("second@example.com");
      await change(owner, await idOf(second), { role: "owner" });
      const [ownerId, secondId] = [await idOf(owner), await idOf(second)];
      const answers = await Promise.all([
        change(owner, ownerId, { role: "agent" }),
        change(second, secondId, { role: "agent" }),
      ]);
      const { data } = await agent.from("staff").select("user_id").eq("role", "owner");
      expect(data).toHaveLength(1);
      expect(answers.filter(({ error }) => error?.hint === "last-owner")).toHaveLength(1);
      // Whoever is left puts the first owner back.
      const left = data?.[0]?.user_id === ownerId ? owner : second;
      await change(left, ownerId, { role: "owner" });
      await change(owner, secondId, { role: "agent" });
    });

    test("a disabled member loses every session and every row, and comes back when enabled", async () => {
      const open = await server.staff("gone@example.com");
      const elsewhere = await server.signIn("gone@example.com");
      const userId = await idOf(open);
      await change(owner, userId, disabled);
      for (const chair of [open, elsewhere]) {
        expect((await chair.rpc("staff_seen")).data).toBeNull();
        for (const table of ["staff", "inbox_entries", "contact_submissions", "audit_log"]) {
          expect((await chair.from(table).select("id")).data).toEqual([]);
        }
        expect((await chair.auth.refreshSession()).error).not.toBeNull();
      }
      await change(owner, userId, { disabled_at: null });
      const back = await server.signIn("gone@example.com");
      expect((await back.rpc("staff_seen")).data).toBe("agent");
    });
  });

  describe("invitations", () => {
    test("owners invite, nobody else", async () => {
      for (const chair of [agent, stranger, visitor]) {
        const { error } = await chair.rpc("invite_staff", { email: "x@example.com" });
        expect(error?.code).toBe("42501");
        const row = { email: "x@example.com", token_hash: "0".repeat(64) };
        expect((await chair.from("staff_invitations").insert(row)).error?.code).toBe("42501");
      }
      const row = { email: "x@example.com", token_hash: "0".repeat(64) };
      expect((await owner.from("staff_invitations").insert(row)).error?.code).toBe("42501");
    });

    test("the secret opens the door once, with its name and role", async () => {
      const email = "newcomer@example.com";
      const token = await invited(email.toUpperCase(), "owner", " Nia ");
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      const nia = await enter(email, token);
      expect((await nia.rpc("staff_seen")).data).toBeNull();
      expect(await accept(nia, token)).toMatchObject({ data: "owner", code: undefined });
      const { data } = await nia
        .from("staff")
        .select("display_name")
        .eq("user_id", await idOf(nia));
      expect(data).toEqual([{ display_name: "Nia" }]);
      expect(await accept(nia, token)).toEqual(refusedFor("unknown"));
      await change(owner, await idOf(nia), { role: "agent" });
    });

    test("of many at once one is let in by one secret", async () => {
      const email = "hasty@example.com";
      const token = await invited(email);
      const hasty = await enter(email, token);
      const answers = await Promise.all(Array.from({ length: 6 }, () => accept(hasty, token)));
      expect(answers.filter(({ data }) => data === "agent")).toHaveLength(1);
      expect(answers.filter(({ hint }) => hint === "unknown")).toHaveLength(5);
    });

    test("another address is refused and does not use it up", async () => {
      const token = await invited("right@example.com");
      expect(await accept(stranger, token)).toEqual(refusedFor("other-address"));
      expect((await visitor.rpc("accept_invitation", { token })).error?.code).toBe("42501");
      await expect(enter("wrong@example.com", token)).rejects.toThrow("other-address");
      const right = await enter("right@example.com", token);
      expect(await accept(right, token)).toMatchObject({ data: "agent" });
    });

    test("a stranger who had registered the address keeps neither password nor session", async () => {
      const email = "squatted@example.com";
      const squatter = await server.stranger(email);
      const held = (await squatter.auth.getSession()).data.session;
      const token = await invited(email);
      expect(await accept(squatter, token)).toEqual(refusedFor("new-password"));

      const meant = await enter(email, token, "a password of my own");
      expect(await accept(meant, token)).toMatchObject({ data: "agent" });
      expect((await meant.rpc("staff_seen")).data).toBe("agent");

      const refreshed = await server
        .visitor()
        .auth.refreshSession({ refresh_token: held?.refresh_token ?? "" });
      expect(refreshed.data.session).toBeNull();
      expect((await squatter.rpc("staff_seen")).data).toBeNull();
      await expect(server.signIn(email)).rejects.toThrow("Invalid login credentials");
      await server.signIn(email, "a password of my own");
    });

    test("who entered, and left the password to somebody else, is the last who entered", async () => {
      const email = "twice@example.com";
      const token = await invited(email);
      const first = await enter(email, token, "the first password");
      const second = await enter(email, token, "the second password");
      expect(await accept(second, token)).toMatchObject({ data: "agent" });
      expect((await first.rpc("staff_seen")).data).toBeNull();
      await expect(server.signIn(email, "the first password")).rejects.toThrow("Invalid login");
    });

    test("an invited address is registered by nobody else, and answered like one that is known", async () => {
      const email = "kept@example.com";
      await invited(email);
      const sign = (address: string, data?: object) =>
        server.visitor().auth.signUp({
          email: address,
          password: PASSWORD,
          options: data === undefined ? {} : { data },
        });
      const known = await sign("owner@example.com");
      const kept = await sign(email);
      expect(kept.error).toEqual(known.error);
      expect(kept.error?.message).toBe("User already registered");
      const guessed = await sign(email, { invitation: "0".repeat(64) });
      expect(guessed.error?.code).toBe("invitation_refused");
      await expect(server.signIn(email)).rejects.toThrow("Invalid login credentials");
    });

    test("after three days it is expired, and a new one replaces it", async () => {
      const email = "late@example.com";
      const token = await invited(email);
      const late = await enter(email, token);
      await server.backend.database.kysely
        .withSchema("public")
        .updateTable("staff_invitations" as never)
        .set({ expires_at: new Date(Date.now() - 1000).toISOString() } as never)
        .where("email" as never, "=", email as never)
        .execute();
      expect(await accept(late, token)).toEqual(refusedFor("expired"));
      const newer = await invited(email);
      expect(await accept(late, token)).toEqual(refusedFor("unknown"));
      const { data } = await owner.from("staff_invitations").select("id").eq("email", email);
      expect(data).toHaveLength(1);
      expect(await accept(late, newer)).toEqual(refusedFor("new-password"));
      expect(await accept(await enter(email, newer), newer)).toMatchObject({ data: "agent" });
    });

    test("an owner sees the open ones without their secrets, and takes them back", async () => {
      const email = "never@example.com";
      const token = await invited(email);
      expect((await owner.from("staff_invitations").select("token_hash")).error?.code).toBe(
        "PGRST100",
      );
      expect((await owner.from("staff_invitations").select("*")).error?.code).toBe("42501");
      const open = (chair: Chair) =>
        chair.from("staff_invitations").select("id").eq("email", email);
      expect((await open(owner)).data).toHaveLength(1);
      expect((await open(agent)).data).toEqual([]);
      expect((await open(stranger)).data).toEqual([]);
      expect((await open(visitor)).error?.code).toBe("42501");
      const later = { expires_at: "2099-01-01T00:00:00Z" };
      const longer = owner.from("staff_invitations").update(later).eq("email", email);
      expect((await longer).error?.code).toBe("42501");
      await agent.from("staff_invitations").delete().eq("email", email);
      expect((await open(owner)).data).toHaveLength(1);
      await owner.from("staff_invitations").delete().eq("email", email);
      const never = await server.stranger(email);
      expect(await accept(never, token)).toEqual(refusedFor("unknown"));
      const { data } = await owner.from("audit_log").select("*").eq("kind", "invitation");
      expect(JSON.stringify(data)).not.toMatch(/[0-9a-f]{64}/);
    });

    test("who works here already is not invited, also while disabled", async () => {
      const member = await server.staff("member@example.com");
      const again = () => owner.rpc("invite_staff", { email: "Member@example.com" });
      expect((await again()).error?.hint).toBe("known");
      await change(owner, await idOf(member), disabled);
      expect((await again()).error?.hint).toBe("known");
    });

    test("what a sign-up says of itself opens nothing", async () => {
      const email = "metadata@example.com";
      const chair = server.visitor();
      const options = { data: { role: "owner", is_staff: true, invited: true } };
      await chair.auth.signUp({ email, password: PASSWORD, options });
      await invited(email, "owner");
      expect((await chair.rpc("staff_seen")).data).toBeNull();
      expect((await chair.from("staff").select("id")).data).toEqual([]);
    });
  });
});
