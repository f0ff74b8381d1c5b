import type { ApiValue, SampleLanguage } from "./api-reference.ts";

export type WebhookEvent = {
  readonly name: string;
  readonly text: string;
  readonly payload: ApiValue;
};

export const webhookEvents = [
  {
    name: "payment.succeeded",
    text: "The money is there. Ship now, not when the browser comes back from the bank.",
    payload: {
      id: "evt_501",
      type: "payment.succeeded",
      data: { intent: "pi_01j9", amount: 24100, currency: "usd" },
    },
  },
  {
    name: "user.created",
    text: "Somebody has accepted an invitation or signed up.",
    payload: { id: "evt_502", type: "user.created", data: { id: "usr_7kd2", role: "editor" } },
  },
  {
    name: "subscription.updated",
    text: "A plan was upgraded, downgraded or ended; `from` tells which it was.",
    payload: {
      id: "evt_503",
      type: "subscription.updated",
      data: { id: "sub_12", plan: "professional", from: "starter" },
    },
  },
] as const satisfies readonly WebhookEvent[];

export const apiWebhooks = {
  events: {
    id: "webhook-events",
    title: "Events",
    text: "One `POST` with a JSON body for each event. Answer any status from 200 to 299 within ten seconds. Otherwise we try again after 1 minute, 10 minutes, 1 hour and 1 day, with the same `id`: keep it, and an event that arrives twice has one effect.",
  },
  verify: {
    id: "verify-signature",
    title: "Verify the signature",
    text: "The header `Webhook-Signature` is the hexadecimal HMAC-SHA-256 of the header `Webhook-Timestamp`, a full stop and the body as it arrived, made with the secret of your endpoint. Compare in constant time, and refuse what is older than five minutes.",
    note: "A mismatch is answered with `400 Invalid signature`. Do not say more: whoever guesses learns nothing from it.",
    sample: "Your endpoint",
  },
} as const;

export const webhookSamples: Readonly<Record<SampleLanguage, string>> = {
  typescript: `import { createHmac, timingSafeEqual } from "node:crypto";

export async function receive(request: Request) {
  const { headers } = request;
  const body = await request.text();
  const sentAt = headers.get("webhook-timestamp") ?? "";
  const signature = headers.get("webhook-signature") ?? "";
  if (!isGenuine(signature, sentAt, body)) {
    return new Response("Invalid signature", { status: 400 });
  }
  const event = JSON.parse(body);
  if (event.type === "payment.succeeded") {
    await markAsPaid(event.id, event.data.intent);
  }
  return new Response(null, { status: 204 });
}

function isGenuine(
  signature: string,
  sentAt: string,
  body: string,
) {
  const expected = createHmac("sha256", webhookSecret)
    .update(sentAt + "." + body)
    .digest();
  const sent = Buffer.from(signature, "hex");
  const age = Math.abs(Date.now() / 1000 - Number(sentAt));
  return (
    sent.length === expected.length &&
    timingSafeEqual(sent, expected) &&
    age <= 300
  );
}`,
  python: `import hashlib, hmac, time
from flask import Flask, request

app = Flask(__name__)

@app.post("/webhooks")
def receive():
    if not is_genuine(request.headers, request.get_data()):
        return "Invalid signature", 400
    event = request.get_json()
    if event["type"] == "payment.succeeded":
        mark_as_paid(event["id"], event["data"]["intent"])
    return "", 204

def is_genuine(headers, body):
    sent_at = headers.get("Webhook-Timestamp", "").encode()
    signature = headers.get("Webhook-Signature", "").encode()
    expected = hmac.new(WEBHOOK_SECRET, sent_at + b"." + body, hashlib.sha256)
    if not hmac.compare_digest(signature, expected.hexdigest().encode()):
        return False
    return abs(time.time() - int(sent_at)) <= 300`,
  rust: `use axum::{body::Bytes, extract::State};
use axum::http::{HeaderMap, StatusCode};
use hmac::{Hmac, Mac};
use sha2::Sha256;

async fn receive(
    State(app): State<App>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<StatusCode, (StatusCode, &'static str)> {
    if !is_genuine(&app.webhook_secret, &headers, &body) {
        return Err((StatusCode::BAD_REQUEST, "Invalid signature"));
    }
    app.handle(&body).await;
    Ok(StatusCode::NO_CONTENT)
}

fn is_genuine(secret: &[u8], headers: &HeaderMap, body: &[u8]) -> bool {
    let text = |name: &str| headers.get(name)?.to_str().ok();
    let sent_at = text("webhook-timestamp").unwrap_or_default();
    let signature = text("webhook-signature").unwrap_or_default();
    let Ok(signature) = hex::decode(signature) else { return false };
    let mut mac = Hmac::<Sha256>::new_from_slice(secret)
        .expect("a key may have any length");
    mac.update(sent_at.as_bytes());
    mac.update(b".");
    mac.update(body);
    mac.verify_slice(&signature).is_ok() && is_recent(sent_at, 300)
}`,
};
