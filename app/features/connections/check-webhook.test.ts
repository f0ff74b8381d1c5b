import { expect, test } from "vitest";
import { webhookErrors } from "#app/content/connections.ts";
import { checkWebhook, valuesOf } from "./check-webhook.ts";

const whole = {
  name: "Slack, new leads",
  url: "https://hooks.example.com/services/T0/B0/x?v=1#a",
  preset: "slack",
  withContact: "yes",
};

function formOf(change: Record<string, string> = {}, events: readonly string[] = ["lead.created"]) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...change })) form.set(name, value);
  for (const event of events) form.append("events", event);
  return form;
}

const faultsIn = (form: FormData) => {
  const checked = checkWebhook(form);
  return checked.ok ? {} : checked.errors;
};

test("what is typed becomes a request, its events in the order of the form", () => {
  const form = formOf({ name: "  Slack  ", url: "  HTTPS://hooks.example.com/x " }, [
    "deal.stage_changed",
    "lead.created",
  ]);
  expect(checkWebhook(form)).toEqual({
    ok: true,
    request: {
      name: "Slack",
      url: "https://hooks.example.com/x",
      events: ["lead.created", "deal.stage_changed"],
      preset: "slack",
      withContact: true,
    },
  });
});

test("nothing but what there is can be chosen, and nothing is told of people unless asked", () => {
  const form = formOf({ preset: "pigeon", withContact: "" }, ["lead.created", "lead.lost"]);
  expect(valuesOf(form)).toMatchObject({
    preset: "plain",
    withContact: false,
    events: ["lead.created"],
  });
});

test("every field that is empty says so", () => {
  expect(faultsIn(formOf({ name: " \u200b", url: "" }, []))).toEqual({
    name: webhookErrors.name,
    url: webhookErrors.urlMissing,
    events: webhookErrors.events,
  });
});

test.each([
  ["http://hooks.example.com/x", webhookErrors.urlSecure],
  ["hooks.example.com/x", webhookErrors.urlSecure],
  ["https://", webhookErrors.urlShape],
  ["https:///x", webhookErrors.urlShape],
  ["https://hooks example.com/x", webhookErrors.urlShape],
  ["https://hooks.example.com/x y", webhookErrors.urlShape],
  ["https://[::1", webhookErrors.urlShape],
  ["https://ada:secret@hooks.example.com/x", webhookErrors.urlUser],
  [`https://hooks.example.com/${"x".repeat(2_000)}`, webhookErrors.urlLong],
])("the address %s is refused with its reason", (url, reason) => {
  expect(faultsIn(formOf({ url }))).toEqual({ url: reason });
});

test.each(["https://hooks.example.com", "https://hooks.example.com:8443?a=b@c", whole.url])(
  "the address %s is taken",
  (url) => {
    expect(faultsIn(formOf({ url }))).toEqual({});
  },
);

test("a name has a hundred characters at most", () => {
  expect(faultsIn(formOf({ name: "x".repeat(100) }))).toEqual({});
  expect(faultsIn(formOf({ name: "x".repeat(101) }))).toEqual({ name: webhookErrors.nameLong });
});
