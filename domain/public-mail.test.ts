import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { companyDomain, isPublicMail } from "./public-mail.ts";

const migration = readFileSync(
  new URL("../supabase/migrations/20261129090510_people.sql", import.meta.url),
  "utf8",
);

test("the browser knows the same public mailboxes as the database", () => {
  const stored = /public_mail select unnest\('\{([^}]+)\}'/.exec(migration)?.[1] ?? "";
  const hosts = stored.split(",").map((host) => host.trim());
  expect(hosts.length).toBeGreaterThan(100);
  expect(hosts.filter((host) => !isPublicMail(host))).toEqual([]);
});

test.each([
  ["ada@northgate.example", "northgate.example"],
  [" Ada@Northgate.Example ", "northgate.example"],
  ["ada@gmail.com", null],
  ["ada@GMail.com", null],
  ["ada@", null],
  ["@northgate.example", null],
  ["ada@one@northgate.example", null],
  ["", null],
])("the company of %j is %j", (email, domain) => {
  expect(companyDomain(email)).toBe(domain);
});
