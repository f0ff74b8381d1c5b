import { callMarks as marks, callsPage } from "#app/content/inbox-calls.ts";
import { callTypes } from "#domain/call-types.ts";
import { optionLabel } from "#domain/option.ts";
import { teamHost, type Host } from "./call.ts";

const typeOptions = Object.entries(callTypes).map(([value, { label }]) => ({ value, label }));

/** `15-minute call`; a type that is not known here as it is stored. */
export function typeOf(type: string): string {
  return optionLabel(typeOptions, type) ?? type;
}

/** `with Dana Wells`; empty until calendars are known. */
export function withWhom(number: number, hosts: readonly Host[]): string {
  if (number === teamHost) return marks.inTeams;
  const host = hosts.find((one) => one.number === number);
  return host ? marks.with(host.name) : "";
}

export function hostLabel({ name, isMine }: Host): string {
  return isMine ? callsPage.me(name) : name;
}
