import { rowOf, type KindSample, type Row } from "./kind-sample.ts";

type Application = Row & { readonly id: string; readonly message: string };

export function anEngineer(overrides: Row = {}): Application {
  return {
    id: crypto.randomUUID(),
    full_name: "Lena Halvorsen",
    profile_url: "https://code.example/lena",
    stack: ["TypeScript", "PostgreSQL"],
    availability: "part-time",
    message: `I like small, tested modules. ${crypto.randomUUID()}`,
    ...overrides,
  };
}

export const sample: KindSample = {
  row: (overrides) => rowOf({ ...anEngineer(), ...overrides }),
  entry: { name: "Lena Halvorsen", company: "", subject: "", topic: "part-time" },
  forms: [],
};
