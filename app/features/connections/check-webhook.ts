import type { Checked, FieldErrors } from "#app/forms/use-submission.ts";
import {
  webhookErrors,
  webhookEvents,
  webhookPresets,
  type WebhookPreset,
} from "#app/content/connections.ts";
import { isBlank } from "#app/lib/hidden-letters.ts";
import type { WebhookRequest } from "./connections-repository.ts";

/** A form's fields as they are, wrong ones too. */
export function valuesOf(form: FormData): WebhookRequest {
  const events = form.getAll("events");
  return {
    name: textOf(form.get("name")),
    url: textOf(form.get("url")).replace(/^https:/i, "https:"),
    events: webhookEvents.map(({ value }) => value).filter((event) => events.includes(event)),
    preset: presetOf(form.get("preset")),
    withContact: form.get("withContact") === "yes",
  };
}

export function checkWebhook(form: FormData): Checked<WebhookRequest> {
  const request = valuesOf(form);
  const errors: FieldErrors = {
    ...faultIn("name", nameFault(request.name)),
    ...faultIn("url", urlFault(request.url)),
    ...faultIn("events", request.events.length === 0 ? webhookErrors.events : null),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, request };
}

function faultIn(field: string, fault: string | null): FieldErrors {
  return fault === null ? {} : { [field]: fault };
}

function nameFault(name: string): string | null {
  if (isBlank(name)) return webhookErrors.name;
  return name.length > 100 ? webhookErrors.nameLong : null;
}

function urlFault(url: string): string | null {
  if (isBlank(url)) return webhookErrors.urlMissing;
  if (url.length > 2_000) return webhookErrors.urlLong;
  if (!url.startsWith("https://")) return webhookErrors.urlSecure;
  // As the database has it: nothing but a host before the path.
  if (!URL.canParse(url) || !/^https:\/\/[^/?#\s]+(?:[/?#]\S*)?$/.test(url))
    return webhookErrors.urlShape;
  return /^https:\/\/[^/?#]*@/.test(url) ? webhookErrors.urlUser : null;
}

function presetOf(value: FormDataEntryValue | null): WebhookPreset {
  return webhookPresets.find((known) => known.value === value)?.value ?? "plain";
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value.trim() : "";
}
