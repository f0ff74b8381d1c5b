import { PostgrestClient } from "@supabase/postgrest-js";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { admit } from "./allow-list.ts";
import { tables } from "./allowed-questions.ts";
import { checkQuestion, type Question } from "./check-question.ts";

/** What the site asks of an address; undefined when it is none of its questions. */
function check(method: string, address: string): Question | undefined {
  const url = new URL(`/rest/v1/${address}`, "http://localhost");
  const admission = admit(method, url);
  if (admission.kind !== "table" && admission.kind !== "function") return undefined;
  return checkQuestion(method, admission, url.searchParams);
}

const id = "7d444840-9dc0-11d1-b245-5ffdce74fad2";
const when = "2026-11-24T17:00:00.123%2B00:00";

test.each([
  ["GET", "contact_submissions"],
  ["HEAD", "contact_submissions?select=*&email=eq.ada@example.com"],
  ["GET", `contact_submissions?select=*&id=eq.${id}&limit=1`],
  [
    "GET",
    "contact_submissions?select=id,inbox_entries!inner(id)&inbox_entries.archived_at=is.null",
  ],
  ["GET", `inbox_entries?select=id,tags,contact_submissions(budget)&id=eq.${id}&limit=1`],
  ["GET", `outbox?select=id,to&created_at=lte.${when}&or=(created_at.lt.${when},id.lt.${id})`],
  ["GET", "outbox?order=created_at.desc,id.desc&limit=51&state=eq.failed"],
  ["GET", `inbox_entries?id=in.(${Array.from({ length: 50 }, () => id).join(",")})`],
  ["GET", "staff_invitations?accepted_at=is.null"],
  ["GET", "rpc/open_calls?type=call15"],
  ["POST", "contact_submissions"],
  [
    "POST",
    "rpc/find_entries?select=id,sort_name&sort_name=gte.a&order=sort_name.asc,id.asc&limit=51",
  ],
  ["POST", "rpc/contact_submission_counts"],
  ["PATCH", `contact_submissions?id=in.(${id})&status=eq.new`],
  ["PATCH", `staff?user_id=eq.${id}&select=user_id`],
  ["DELETE", `saved_views?id=eq.${id}`],
])("%s %s is asked", (method, address) => {
  expect(check(method, address)).toBeDefined();
});

const many = (count: number, part: (index: number) => string, between: string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(between);

test.each([
  ["a regular expression", "GET", String.raw`contact_submissions?message=match.^(a+)(a+)\2\1$`],
  ["another name for a column", "GET", "contact_submissions?select=a:message"],
  [
    "nine hundred of them",
    "GET",
    `contact_submissions?select=${many(900, (n) => `${n}a:message`, ",")}`,
  ],
  ["no column, which the package takes for all", "GET", "contact_submissions?select="],
  ["a column twice", "GET", "contact_submissions?select=id,id"],
  ["a column twice beside all", "GET", "contact_submissions?select=*,id"],
  ["a hidden column", "GET", "staff_invitations?select=token_hash"],
  ["the text that is searched", "GET", "inbox_entries?select=search_text"],
  ["a cast", "GET", "contact_submissions?select=message::tsvector"],
  ["a document's path", "GET", "outbox?select=payload->kind"],
  ["a document's path in a filter", "GET", "outbox?payload->>kind=eq.x"],
  ["an aggregate", "GET", "contact_submissions?select=count()"],
  ["a spread", "GET", "contact_submissions?select=...inbox_entries(id)"],
  ["another table along", "GET", "lead_notes?select=id,inbox_entries(id)"],
  ["a column of the other table", "GET", "inbox_entries?select=contact_submissions(message)"],
  [
    "tables in tables",
    "GET",
    "contact_submissions?select=inbox_entries!inner(contact_submissions(id))",
  ],
  ["a depth without end", "GET", `contact_submissions?select=${"inbox_entries(".repeat(200)}`],
  ["a list compared", "GET", "inbox_entries?tags=cs.{a}"],
  ["not", "GET", "contact_submissions?id=not.is.null"],
  ["any of", "GET", "contact_submissions?name=eq(any).{a,b}"],
  ["an order by nothing known", "GET", "contact_submissions?order=random()"],
  ["an order that ends in a point", "GET", "contact_submissions?order=id."],
  ["a way that ends in a point", "GET", "contact_submissions?order=id.desc."],
  ["a place for empty values", "GET", "contact_submissions?order=company.desc.nullslast"],
  ["an order by five", "GET", "contact_submissions?order=id,name,email,status,budget"],
  ["an order twice", "GET", "contact_submissions?order=id&order=name"],
  ["too many rows", "GET", "contact_submissions?limit=1001"],
  ["fewer than none", "GET", "contact_submissions?limit=-1"],
  ["rows further on", "GET", "contact_submissions?offset=100000000"],
  ["twenty-one filters", "GET", `contact_submissions?${many(21, () => "name=eq.a", "&")}`],
  ["too long a list", "GET", `contact_submissions?name=in.(${many(201, () => "a", ",")})`],
  ["an or without a cursor", "GET", "staff?or=(id.lt.a,id.gt.b)"],
  ["an or of three", "GET", "outbox?or=(id.lt.a,id.gt.b,id.lt.c)"],
  ["an or in an or", "GET", "outbox?or=(id.lt.a,or(id.lt.b,id.lt.c))"],
  ["an or with a pattern", "GET", "outbox?or=(id.lt.a,subject.like.*)"],
  ["an and", "GET", "outbox?and=(id.lt.a,id.gt.b)"],
  ["the key in the address", "GET", "contact_submissions?apikey=x"],
  ["other arguments by GET", "GET", "rpc/open_calls?a=b"],
  ["one argument too many", "GET", "rpc/open_calls?type=call15&a=b"],
  ["an argument twice", "GET", "rpc/open_calls?type=call15&type=call15"],
  ["no argument", "GET", "rpc/open_calls"],
  ["an argument that is no word", "GET", "rpc/open_calls?type=eq.call15"],
  ["arguments in the address of a POST", "POST", "rpc/open_calls?type=call15"],
  ["a change by GET", "GET", `rpc/run_bulk?batch=${id}`],
  ["rows of a function without rows", "POST", "rpc/export_page?select=id"],
  ["columns of an insert", "POST", "contact_submissions?columns=name"],
  ["an upsert", "POST", "contact_submissions?on_conflict=id"],
  ["a filtered insert", "POST", `contact_submissions?id=eq.${id}`],
  ["a change of all rows", "PATCH", "contact_submissions"],
  ["a change of some rows", "PATCH", "contact_submissions?limit=1&order=id"],
  ["a change by either", "PATCH", "outbox?or=(id.lt.a,id.gt.b)"],
  ["a change by another table", "PATCH", "contact_submissions?inbox_entries.archived_at=is.null"],
  ["no row left", "DELETE", "saved_views"],
])("%s is not asked", (_what, method, address) => {
  expect(check(method, address)).toBeUndefined();
});

test("values are passed on as the texts that they are", () => {
  const asked = `contact_submissions?name=eq.{x}&name=neq.true&name=in.(null,"a,b","c\\"d")`;
  expect(check("GET", asked)?.parameters.getAll("name")).toEqual([
    'eq."{x}"',
    'neq."true"',
    String.raw`in.("null","a,b","c\"d")`,
  ]);
});

/** The address that the client library makes of a question. */
async function addressOf(ask: (client: PostgrestClient) => PromiseLike<unknown>): Promise<string> {
  let address = "";
  const client = new PostgrestClient("http://localhost/rest/v1", {
    fetch: (input) => {
      const url = new URL(String(input instanceof Request ? input.url : input));
      address = url.pathname.slice("/rest/v1/".length) + url.search;
      return Promise.resolve(Response.json([]));
    },
  });
  await ask(client);
  return address;
}

type Builder = ReturnType<ReturnType<PostgrestClient["from"]>["select"]>;

const anyText = fc.string({ unit: "grapheme", maxLength: 20 });
const table = fc.constantFrom(...tables.keys());
const anyColumn = (name: string) =>
  fc.constantFrom(...[...(tables.get(name)?.columns ?? [])].filter((column) => column !== "to"));
/** Ways to go on that the site has no use for. */
const refusedWays = (column: string) =>
  fc.oneof(
    fc
      .constantFrom("match", "imatch", "like", "ilike", "fts", "plfts", "phfts", "wfts")
      .chain((operator) =>
        anyText.map((value) => (asked: Builder) => asked.filter(column, operator, value)),
      ),
    fc
      .constantFrom("cs", "cd", "ov", "sl", "sr", "nxr", "nxl", "adj", "isdistinct")
      .chain((operator) =>
        anyText.map((value) => (asked: Builder) => asked.filter(column, operator, value)),
      ),
    fc
      .constantFrom("eq", "in", "is", "gt")
      .chain((operator) =>
        anyText.map((value) => (asked: Builder) => asked.not(column, operator, value)),
      ),
    anyText.map((value) => (asked: Builder) => asked.likeAnyOf(column, [value])),
    anyText.map((value) => (asked: Builder) => asked.ilikeAllOf(column, [value])),
    anyText.map((value) => (asked: Builder) => asked.or(`${column}.like.${value}`)),
    anyText.map(
      (value) => (asked: Builder) => asked.or(`${column}.eq.a,not.and(${column}.eq.${value})`),
    ),
    fc.nat(1_000).map((first) => (asked: Builder) => asked.range(first, first + 9)),
    fc.integer({ min: 1_001 }).map((rows) => (asked: Builder) => asked.limit(rows)),
    fc.constant((asked: Builder) => asked.order(column, { referencedTable: "staff" })),
    fc.constant((asked: Builder) => asked.filter(`${column}->a`, "eq", "b")),
    fc.constant((asked: Builder) => asked.filter(`${column}::text`, "eq", "b")),
    fc.constant((asked: Builder) => asked.eq("nowhere", "b")),
    fc
      .constantFrom(
        "count",
        "nowhere",
        `a:${column}`,
        `${column}::text`,
        `${column}.max()`,
        `${column},${column}`,
      )
      .map((select) => (asked: Builder) => asked.select(select)),
  );

test("whatever else the client library can ask is refused, beside whatever may be asked", async () => {
  const question = table.chain((name) =>
    fc.record({
      name: fc.constant(name),
      filters: fc.array(fc.tuple(fc.constantFrom("eq", "neq", "gt", "lte"), anyText), {
        maxLength: 3,
      }),
      refused: anyColumn(name).chain(refusedWays),
    }),
  );
  await fc.assert(
    fc.asyncProperty(question, async ({ name, filters, refused }) => {
      const [first = ""] = tables.get(name)?.columns ?? [];
      const column = tables.get(name)?.columns.has("id") ? "id" : first;
      const start = (client: PostgrestClient): Builder =>
        filters.reduce<Builder>(
          (asked, [operator, value]) => asked.filter(column, operator, value),
          client.from(name).select("*"),
        );
      expect(check("GET", await addressOf(start))).toBeDefined();
      expect(check("GET", await addressOf((client) => refused(start(client))))).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
});

test("what gets through names known columns and compares them plainly, whatever the address", () => {
  const word = fc.constantFrom(
    ..."select order limit or id name message inbox_entries eq in is null like match not".split(
      " ",
    ),
    ...'any ( ) , . !inner : :: -> * " lt gt created_at desc & = & = 1 a %22 + { }'.split(" "),
  );
  const plain: Readonly<Record<string, RegExp>> = {
    select: /^(?:\*|(?:[a-z_]+(?:!inner\([a-z_,]+\))?(?:,|$))+)$/,
    order: /^(?:[a-z_]+(?:\.desc)?(?:,|$))+$/,
    limit: /^\d+$/,
    or: /^\([a-z_]+\.[gl]t\."[\w:.+-]+",[a-z_]+\.[gl]t\."[\w:.+-]+"\)$/,
  };
  const filter = /^(?:id|name|message|created_at)=(?:(?:eq|gt|lt)\."[^]*"|is\.null|in\.\([^]*\))$/;
  const isPlain = ([name, value]: [string, string]) =>
    plain[name]?.test(value) ?? filter.test(`${name}=${value}`);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 14 }), (words) => {
      const asked = check("GET", `contact_submissions?${words.join("")}`)?.parameters ?? [];
      expect([...asked].filter((parameter) => !isPlain(parameter))).toEqual([]);
    }),
    { numRuns: 20_000 },
  );
});
