import { dealAddress, recordAddress } from "#domain/record-address.ts";
import type { WebhookDelivery } from "./deliveries.ts";
import { describeEvent } from "./describe.ts";
import { slackMessage } from "./slack.ts";
import { teamsMessage } from "./teams.ts";
import { isDeal, isLead, isTest, type Told } from "./told.ts";

type Composed = Pick<WebhookDelivery, "event" | "at" | "preset" | "withContact">;

/** The body of a delivery, in the shape that its receiver wants. `origin` is the site's, without a trailing slash. */
export function composeBody(delivery: Composed, told: Told, origin: string): string {
  const address = `${origin}/admin${placeOf(told)}`;
  if (delivery.preset === "plain") return JSON.stringify(plainMessage(delivery, told, address));
  const description = describeEvent(delivery.event, told, delivery.withContact);
  const message =
    delivery.preset === "slack"
      ? slackMessage(description, address)
      : teamsMessage(description, address);
  return JSON.stringify(message);
}

/** By the payload structure of the Standard Webhooks specification. */
function plainMessage({ event, at, withContact }: Composed, told: Told, url: string): object {
  const { contact, ...data } = { contact: undefined, ...told };
  return {
    type: event,
    timestamp: new Date(at).toISOString(),
    data: { ...data, ...(withContact && contact !== undefined ? { contact } : {}), url },
  };
}

/** Where it is opened in the inbox. */
function placeOf(told: Told): string {
  if (isLead(told)) return recordAddress(told);
  if (isDeal(told)) return dealAddress(told.id);
  return isTest(told) ? "?view=connections" : recordAddress({ ...told, kind: "newsletter" });
}
