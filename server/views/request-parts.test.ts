import { expect, test } from "vitest";
import { countedName } from "#domain/visit-source.ts";
import { createNameReader, hostOf, hostOfHeader, rememberLast } from "./request-parts.ts";

test.each([
  "https://search.example/",
  "https://search.example",
  "https://search.example/page?of=https://other.example/",
  "https://search.example?q=1",
  "https://search.example#top",
  "https://Search.Example/",
  "https://search.example:8443/",
  "https://ada:secret@search.example/",
  "https://büro.example/",
  "https://192.0.2.7/",
  "https://0x7f.1/",
  "https://[2001:db8::1]/",
  "https://a_b.example/",
  "https://search.example./",
  "https:///search.example/",
  "https://",
  "http://search.example/",
  "android-app://com.example.reader/",
  "about:client",
  "no address",
])("the host of %s is that of a browser", (address) => {
  expect(hostOf(address)).toBe(URL.parse(address)?.hostname ?? "");
});

test("nothing has no host, and a header's is without its port", () => {
  expect(hostOf("")).toBe("");
  expect(hostOfHeader("WWW.Perilune.example:8443")).toBe("www.perilune.example");
  expect(hostOfHeader("[2001:db8::1]:3000")).toBe("[2001:db8::1]");
});

test.each([
  "?utm_source=letter&utm_campaign=May",
  "?utm_campaign=May",
  "?utm_campaign=",
  "?utm_campaign",
  "?utm_campaigns=June&utm_campaign=May",
  "?my_utm_campaign=June&utm_campaign=May",
  "?q=utm_campaign&utm_campaign=May",
  "?utm_campaign=May&utm_campaign=June",
  "?utm_campaign=May+offer%20of+%C3%A9t%C3%A9",
  "?utm_campaign=50%&a=b",
  "?utm_campaign=%ff",
  "?utm_campaign=ada%40example.com",
  "?utm_campaign=%20%20",
  "?utm_campaign=a=b",
  "?utm_campaign=May%26June",
  `?utm_campaign=${"x".repeat(200)}`,
  `?utm_campaign=${"%20x".repeat(200)}`,
])("the campaign of %s is that of a browser, asked once and again", (search) => {
  const expected = countedName(new URLSearchParams(search).get("utm_campaign") ?? "");
  const nameIn = createNameReader();
  expect(nameIn(search, "utm_campaign")).toBe(expected);
  expect(nameIn(search, "utm_campaign")).toBe(expected);
});

test("names that are no plain word are each their own, however many there are", () => {
  const nameIn = createNameReader();
  const names = Array.from({ length: 2_500 }, (_, at) => nameIn(`?c=May%20${at}`, "c"));
  expect(names).toEqual(Array.from({ length: 2_500 }, (_, at) => `May ${at}`));
});

test("what was read is remembered until another text comes", () => {
  const read: string[] = [];
  const remembered = rememberLast((text) => {
    read.push(text);
    return text.toUpperCase();
  });
  expect(["a", "a", "b", "b", "a"].map(remembered)).toEqual(["A", "A", "B", "B", "A"]);
  expect(read).toEqual(["", "a", "b", "a"]);
});
