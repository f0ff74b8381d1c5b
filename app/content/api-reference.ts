/** A value of a request or an answer; `env` names a secret that the sample reads from the environment. */
export type ApiValue =
  | string
  | number
  | boolean
  | null
  | { readonly env: string }
  | readonly ApiValue[]
  | { readonly [key: string]: ApiValue };

export type ApiParameter = {
  readonly name: string;
  readonly type: string;
  readonly isOptional?: boolean;
  readonly text: string;
};

export type ApiEndpoint = {
  readonly id: string;
  readonly method: "GET" | "POST";
  /** As documented, with names in braces. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly parameters: readonly ApiParameter[];
  readonly request: {
    /** As called in the sample. */
    readonly path: string;
    /** Name of the variable that takes the answer. */
    readonly result: string;
    readonly isAuthorised: boolean;
    readonly idempotencyKey?: string;
    readonly body?: { readonly [key: string]: ApiValue };
  };
  readonly response: ApiValue;
};

export type ApiError = { readonly status: number; readonly code: string; readonly text: string };

export type ApiSection = {
  readonly id: string;
  readonly label: string;
  readonly intro: string;
  readonly endpoints: readonly ApiEndpoint[];
  readonly errors: readonly ApiError[];
};

/** Specification, section 9. */
export const apiLimits = { perHour: 1000, burst: 100, status: 429 } as const;

export const apiBase = "https://api.example.com/v1";

export const sampleLanguages = [
  { id: "typescript", label: "TypeScript" },
  { id: "python", label: "Python" },
  { id: "rust", label: "Rust" },
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]["id"];

const perHour = apiLimits.perHour.toLocaleString("en-US");

export const apiPage = {
  meta: {
    title: "Example API reference for developers",
    description:
      "An example API reference: tokens, users, analytics, payments and webhooks with samples in TypeScript, Python and Rust, rate limits and every error.",
  },
  headline: "API reference",
  text: "An example API. Read it to see how we document every application we hand over; nothing here is called.",
  label: "Example API",
  facts: [
    { label: "Base address", value: `\`${apiBase}\`` },
    {
      label: "Rate limit",
      value: `${perHour} requests per hour, burst ${apiLimits.burst}, then ${apiLimits.status}`,
    },
    { label: "Amounts", value: "In cents" },
  ],
  tabs: "API sections",
  language: "Language of the samples",
  errors: {
    title: "Errors",
    text: "Every error has a code you can switch on and a sentence you can show.",
  },
} as const;

export const apiRateLimits = {
  id: "rate-limits",
  title: "Rate limits",
  text: `Each client may send ${perHour} requests per hour, with bursts of up to ${apiLimits.burst} at once. One more is answered with \`${apiLimits.status}\`. Wait for the seconds in \`Retry-After\`, then go on; requests that were refused count for nothing.`,
  sample: `HTTP/1.1 429 Too Many Requests
Retry-After: 42
RateLimit-Limit: ${apiLimits.perHour}
RateLimit-Remaining: 0

{
  "error": {
    "code": "rate_limited",
    "message": "Too many requests. Try again in 42 seconds."
  }
}`,
} as const;

/** Names only: there are no such packages, and a command to install one could fetch a stranger's (decision D74). */
export const apiSdks = {
  id: "sdks",
  title: "SDKs",
  text: "The example API has no packages to install. With your own application you get a typed client in the language you work in, built from the same description as this page.",
  badge: "Example",
  list: [
    {
      name: "JavaScript/TypeScript",
      text: "Types for every request and answer; runs in Node and in the browser.",
    },
    {
      name: "Python",
      text: "Plain functions and data classes, in a synchronous and an asynchronous form.",
    },
    { name: "Rust", text: "Strict types over serde, with retries that respect the rate limit." },
  ],
} as const;
