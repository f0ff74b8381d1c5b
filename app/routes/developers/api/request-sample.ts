import type { ApiEndpoint, ApiValue, SampleLanguage } from "#app/content/api-reference.ts";

type ApiObject = { readonly [key: string]: ApiValue };
type Writer = {
  readonly indent: string;
  readonly literals: readonly [yes: string, no: string, nothing: string];
  readonly key: (name: string) => string;
  readonly secret: (name: string) => string;
};

/** Longest object or list that stays on one line. */
const lineWidth = 56;

const json: Writer = {
  indent: "  ",
  literals: ["true", "false", "null"],
  key: (name) => `"${name}": `,
  secret: (name) => `"$${name}"`,
};

const writers: Readonly<Record<SampleLanguage, Writer>> = {
  typescript: { ...json, key: (name) => `${name}: `, secret: (name) => `process.env.${name}` },
  python: {
    ...json,
    indent: "    ",
    literals: ["True", "False", "None"],
    secret: (name) => `os.environ["${name}"]`,
  },
  rust: { ...json, indent: "    ", secret: (name) => `std::env::var("${name}")?` },
};

/** A value as JSON, for people: what fits stays on one line, except the outermost object. */
export function jsonSample(value: ApiValue): string {
  return write(value, json, "", false);
}

/** The call of an endpoint with nothing but HTTP: no package of ours exists (decision D74). */
export function requestSample(
  endpoint: ApiEndpoint,
  language: SampleLanguage,
  base: string,
): string {
  return samples[language](endpoint, `${base}${endpoint.request.path}`);
}

const samples = { typescript: typescriptSample, python: pythonSample, rust: rustSample } as const;

function typescriptSample({ method, request }: ApiEndpoint, address: string): string {
  const { body, idempotencyKey, isAuthorised, result } = request;
  const headers = lines("    ", [
    isAuthorised && "Authorization: `Bearer ${token}`,",
    body && '"Content-Type": "application/json",',
    idempotencyKey && `"Idempotency-Key": "${idempotencyKey}",`,
  ]);
  return `const response = await fetch(
  "${address}",
  {
${method === "POST" ? `    method: "POST",\n` : ""}    headers: {
${headers.replaceAll(/^/gm, "  ")}
    },
${body ? `    body: JSON.stringify(${write(body, writers.typescript, "    ", false)}),\n` : ""}  },
);
if (!response.ok) throw new Error(await response.text());
const ${result} = await response.json();`;
}

function pythonSample({ method, request }: ApiEndpoint, address: string): string {
  const { body, idempotencyKey, isAuthorised, result } = request;
  const writer = writers.python;
  const headers = {
    ...(isAuthorised && { Authorization: "Bearer {token}" }),
    ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
  };
  const headerText = write(headers, writer, "    ", true).replace('"Bearer', 'f"Bearer');
  const options = lines("    ", [
    `"${address}",`,
    Object.keys(headers).length > 0 && `headers=${headerText},`,
    body && `json=${write(body, writer, "    ", false)},`,
    "timeout=10,",
  ]);
  return `${body && usesSecret(body) ? "import os\n" : ""}import requests

response = requests.${method.toLowerCase()}(
${options}
)
response.raise_for_status()
${result} = response.json()`;
}

function rustSample({ method, request }: ApiEndpoint, address: string): string {
  const { body, idempotencyKey, isAuthorised, result } = request;
  const calls = lines("    ", [
    `.${method.toLowerCase()}("${address}")`,
    isAuthorised && ".bearer_auth(&token)",
    idempotencyKey && `.header("Idempotency-Key", "${idempotencyKey}")`,
    body && `.json(&json!(${write(body, writers.rust, "    ", false)}))`,
    ".send()",
    ".await?",
    ".error_for_status()?",
    ".json()",
    ".await?;",
  ]);
  return `use serde_json::{json, Value};

let ${result}: Value = reqwest::Client::new()
${calls}`.replace(body ? "" : "{json, Value}", body ? "" : "Value");
}

function lines(indent: string, parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part) => part !== false && part !== undefined)
    .map((part) => indent + part)
    .join("\n");
}

function write(value: ApiValue, writer: Writer, margin: string, isShortAllowed: boolean): string {
  if (value === null) return writer.literals[2];
  if (typeof value === "boolean") return writer.literals[value ? 0 : 1];
  if (typeof value !== "object") return JSON.stringify(value);
  if (isSecret(value)) return writer.secret(value.env);
  const isList = Array.isArray(value);
  const inner = margin + writer.indent;
  const entries = isList
    ? value.map((item) => write(item, writer, inner, true))
    : Object.entries(value as ApiObject).map(
        ([name, item]) => writer.key(name) + write(item, writer, inner, true),
      );
  const short = isList ? `[${entries.join(", ")}]` : `{ ${entries.join(", ")} }`;
  if (isShortAllowed && short.length <= lineWidth && !short.includes("\n")) return short;
  const [open, close] = isList ? "[]" : "{}";
  return `${open}\n${entries.map((entry) => inner + entry).join(",\n")}\n${margin}${close}`;
}

function isSecret(value: object): value is { readonly env: string } {
  return "env" in value;
}

function usesSecret(body: ApiObject): boolean {
  return Object.values(body).some((value) => typeof value === "object" && value && isSecret(value));
}
