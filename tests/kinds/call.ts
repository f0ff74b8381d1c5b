import { usualTimes } from "../support/usual-times.ts";
import { rowOf, type KindSample, type Overrides, type Row } from "./kind-sample.ts";

let asked = 0;

/** Each at a time of its own; the last are the least likely to be taken by somebody else. */
export function aCall(overrides: Overrides = {}): Row {
  asked += 1;
  return rowOf({
    id: crypto.randomUUID(),
    type: "call15",
    name: "Hana Sato",
    email: "hana@sato.example",
    phone: "",
    tz: "Asia/Tokyo",
    starts_at: usualTimes("call15", new Date()).at(-asked) ?? "",
    ...overrides,
  });
}

export const sample: KindSample = {
  row: aCall,
  entry: { name: "Hana Sato", company: "", subject: undefined, topic: "call15" },
  forms: [],
};
