import { expect, test } from "vitest";
import { functions } from "./allowed-questions.ts";
import { tellsOthers } from "./telling-writes.ts";

const tells = (method: string, address: string) =>
  tellsOthers(method, new URL(address, "http://localhost"));

test.each([
  ["POST", "/rest/v1/contact_submissions"],
  ["PATCH", "/rest/v1/contact_submissions?id=eq.1"],
  ["PATCH", "/rest/v1/inbox_entries?id=eq.1"],
  ["PATCH", "/rest/v1/staff?user_id=eq.1"],
  ["POST", "/rest/v1/lead_sources"],
  ["POST", "/rest/v1/rpc/place_order"],
  ["POST", "/rest/v1/rpc/run_bulk"],
  ["POST", "/rest/v1/rpc/send_reply"],
  ["POST", "/rest/v1/rpc/save_note"],
])("%s %s has the others look again", (method, address) => {
  expect(tells(method, address)).toBe(true);
});

test.each([
  ["GET", "/rest/v1/contact_submissions"],
  ["HEAD", "/rest/v1/inbox_entries"],
  ["GET", "/rest/v1/rpc/open_calls?type=intro"],
  ["POST", "/rest/v1/saved_views"],
  ["DELETE", "/rest/v1/saved_views?id=eq.1"],
  ["DELETE", "/rest/v1/staff_invitations?id=eq.1"],
  ["POST", "/rest/v1/rpc/staff_seen"],
  ["POST", "/rest/v1/rpc/here"],
  ["POST", "/rest/v1/rpc/save_draft"],
  ["POST", "/rest/v1/rpc/put_file_part"],
  ["POST", "/rest/v1/rpc/find_entries"],
  ["POST", "/rest/v1/rpc/unknown"],
  ["POST", "/auth/v1/token?grant_type=password"],
  ["POST", "/auth/v1/signup"],
])("%s %s does not", (method, address) => {
  expect(tells(method, address)).toBe(false);
});

test("a function that may be called by GET says nothing when it is", () => {
  const byGet = [...functions].filter(([, called]) => called.byGet !== undefined);
  expect(byGet.filter(([name]) => tells("GET", `/rest/v1/rpc/${name}`))).toEqual([]);
});
