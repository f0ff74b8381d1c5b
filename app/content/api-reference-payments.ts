import type { ApiSection } from "./api-reference.ts";

export const apiAnalyticsSection = {
  id: "analytics",
  label: "Analytics",
  intro:
    "Count what matters to the business and read it back as a series. Events hold no personal data: name what happened, not who did it.",
  endpoints: [
    {
      id: "read-metrics",
      method: "GET",
      path: "/analytics/metrics",
      title: "Read metrics",
      text: "One value for each step of the period. Days without events are there with 0, so a chart needs no gaps filled.",
      parameters: [
        {
          name: "metric",
          type: "string",
          text: "`revenue`, `orders`, `active_users` or the name of an event.",
        },
        { name: "from", type: "date", text: "First day, in UTC." },
        { name: "to", type: "date", isOptional: true, text: "Last day. The default is today." },
        { name: "step", type: "string", isOptional: true, text: "`day`, `week` or `month`." },
      ],
      request: {
        path: "/analytics/metrics?metric=revenue&from=2025-11-10&to=2025-11-12",
        result: "metrics",
        isAuthorised: true,
      },
      response: {
        metric: "revenue",
        unit: "cents",
        data: [
          { date: "2025-11-10", value: 481200 },
          { date: "2025-11-11", value: 0 },
          { date: "2025-11-12", value: 530750 },
        ],
      },
    },
    {
      id: "send-events",
      method: "POST",
      path: "/analytics/events",
      title: "Send events",
      text: "Up to 100 events in one request. An event whose id is known already is not counted twice.",
      parameters: [
        { name: "events", type: "array", text: "One object for each event." },
        { name: "events[].id", type: "string", text: "Yours, and unique." },
        { name: "events[].name", type: "string", text: "Lower case, with underscores." },
        {
          name: "events[].at",
          type: "time",
          isOptional: true,
          text: "When it happened. The default is now.",
        },
      ],
      request: {
        path: "/analytics/events",
        result: "receipt",
        isAuthorised: true,
        body: {
          events: [{ id: "ev_1881", name: "booking_made", at: "2025-11-12T09:30:00Z" }],
        },
      },
      response: { accepted: 1, duplicates: 0 },
    },
  ],
  errors: [
    { status: 400, code: "unknown_metric", text: "No metric or event of this name." },
    { status: 413, code: "too_many_events", text: "More than 100 events in one request." },
    { status: 422, code: "period_too_long", text: "More than 400 steps. Choose a longer step." },
  ],
} as const satisfies ApiSection;

export const apiPaymentsSection = {
  id: "payments",
  label: "Payments",
  intro:
    "Create an intent on your server, confirm it in the browser, and read it back as a transaction. Amounts are in cents. An intent never changes its amount: cancel it and create another.",
  endpoints: [
    {
      id: "create-intent",
      method: "POST",
      path: "/payments/intents",
      title: "Create an intent",
      text: "Reserves an amount. Send the same `Idempotency-Key` to retry safely.",
      parameters: [
        { name: "amount", type: "integer", text: "In cents: 24100 is $241.00." },
        { name: "currency", type: "string", text: "Three letters, lower case." },
        { name: "customer", type: "string", isOptional: true, text: "Attaches a user." },
        {
          name: "metadata",
          type: "object",
          isOptional: true,
          text: "Up to 20 keys, returned as sent.",
        },
      ],
      request: {
        path: "/payments/intents",
        result: "intent",
        isAuthorised: true,
        idempotencyKey: "order-1881",
        body: { amount: 24100, currency: "usd", customer: "usr_7kd2" },
      },
      response: {
        id: "pi_01j9",
        amount: 24100,
        currency: "usd",
        status: "requires_confirmation",
      },
    },
    {
      id: "list-transactions",
      method: "GET",
      path: "/payments/transactions",
      title: "List transactions",
      text: "Newest first. Follow `next` until it is null.",
      parameters: [
        {
          name: "limit",
          type: "integer",
          isOptional: true,
          text: "1 to 100. The default is 20.",
        },
        {
          name: "after",
          type: "string",
          isOptional: true,
          text: "The `next` of the page before.",
        },
      ],
      request: { path: "/payments/transactions?limit=2", result: "page", isAuthorised: true },
      response: {
        data: [
          { id: "tx_88", intent: "pi_01j9", amount: 24100 },
          { id: "tx_87", intent: "pi_01j8", amount: 5990 },
        ],
        next: "c_a41",
      },
    },
  ],
  errors: [
    {
      status: 402,
      code: "card_declined",
      text: "The bank said no. Show the sentence that comes with it.",
    },
    { status: 409, code: "already_confirmed", text: "This intent was confirmed before." },
    { status: 422, code: "amount_too_small", text: "Less than 50 cents." },
  ],
} as const satisfies ApiSection;
