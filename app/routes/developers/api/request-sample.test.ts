import { expect, test } from "vitest";
import { apiUsersSection, apiAuthSection } from "#app/content/api-reference-auth.ts";
import { apiPaymentsSection } from "#app/content/api-reference-payments.ts";
import { apiBase } from "#app/content/api-reference.ts";
import { jsonSample, requestSample } from "./request-sample.ts";

const [exchange] = apiAuthSection.endpoints;
const [getUser] = apiUsersSection.endpoints;
const [createIntent] = apiPaymentsSection.endpoints;

test("JSON keeps short objects on one line and opens the outermost", () => {
  const value = { data: [{ id: "tx_88", amount: 24100 }], next: null };
  const text = jsonSample(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text.split("\n")).toEqual([
    "{",
    '  "data": [{ "id": "tx_88", "amount": 24100 }],',
    '  "next": null',
    "}",
  ]);
});

test("a TypeScript sample sends method, headers and body", () => {
  expect(requestSample(createIntent, "typescript", apiBase)).toBe(`const response = await fetch(
  "https://api.example.com/v1/payments/intents",
  {
    method: "POST",
    headers: {
      Authorization: \`Bearer \${token}\`,
      "Content-Type": "application/json",
      "Idempotency-Key": "order-1881",
    },
    body: JSON.stringify({
      amount: 24100,
      currency: "usd",
      customer: "usr_7kd2"
    }),
  },
);
if (!response.ok) throw new Error(await response.text());
const intent = await response.json();`);
});

test("a Python sample reads the secret from the environment", () => {
  expect(requestSample(exchange, "python", apiBase)).toBe(`import os
import requests

response = requests.post(
    "https://api.example.com/v1/auth/token",
    json={
        "client_id": "cl_example",
        "client_secret": os.environ["CLIENT_SECRET"],
        "grant_type": "client_credentials"
    },
    timeout=10,
)
response.raise_for_status()
grant = response.json()`);
});

test("a Rust sample of a GET needs no body and no json macro", () => {
  expect(requestSample(getUser, "rust", apiBase)).toBe(`use serde_json::Value;

let user: Value = reqwest::Client::new()
    .get("https://api.example.com/v1/users/usr_7kd2")
    .bearer_auth(&token)
    .send()
    .await?
    .error_for_status()?
    .json()
    .await?;`);
});
