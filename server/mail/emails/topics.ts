import { kindOf, type KindName } from "#domain/registry.ts";
import { sentence } from "#domain/sentence.ts";

/** A topic in words. One that is not known reads as a sentence; the subject of an order names what was ordered. */
export function topicRow(name: KindName, value: string): [label: string, value: string] {
  const { topic } = kindOf(name);
  if (topic === null || name === "order") return ["", ""];
  const known = topic.options.find((option) => option.value === value);
  return [topic.label, known?.label ?? sentence(value)];
}
