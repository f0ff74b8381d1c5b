import { expect, test } from "vitest";
import { checkHeaders } from "./check-headers.ts";

const check = (headers: Record<string, string>) => checkHeaders(new Headers(headers));

test.each([
  [{}, { accept: "application/json", prefer: undefined }],
  [{ accept: "*/*" }, { accept: "application/json", prefer: undefined }],
  [{ accept: "text/html, application/json;q=0.9" }, { accept: "application/json" }],
  [
    { accept: "application/vnd.pgrst.object+json;nulls=stripped" },
    { accept: "application/vnd.pgrst.object+json" },
  ],
  [
    { prefer: "return=representation, count=exact" },
    { prefer: "return=representation, count=exact" },
  ],
  [{ "accept-profile": "public", "content-profile": "public", cookie: "a=b" }, {}],
])("%o is heard", (headers, wishes) => {
  expect(check(headers)).toMatchObject(wishes);
});

test.each([
  [{ prefer: "count=planned" }, "preference"],
  [{ prefer: "return=minimal,count=estimated" }, "preference"],
  [{ prefer: "resolution=merge-duplicates" }, "preference"],
  [{ prefer: "tx=rollback" }, "preference"],
  [{ prefer: "" }, "preference"],
  [{ range: "0-9" }, "preference"],
  [{ accept: "text/csv" }, "media type"],
  [{ accept: "application/vnd.pgrst.plan+json; options=analyze" }, "media type"],
  [{ "accept-profile": "auth" }, "schema"],
  [{ "content-profile": "private" }, "schema"],
])("%o is refused", (headers, reason) => {
  expect(check(headers)).toBe(reason);
});
