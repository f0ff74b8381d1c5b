import { initials } from "#app/lib/person.ts";

/** Somebody of the team, by the name that the inbox uses. */
export type Member = {
  readonly id: string;
  /** The e-mail address where no name is known. */
  readonly name: string;
  readonly email: string;
  readonly isOwner: boolean;
  readonly isActive: boolean;
};

/** The team as one person sees it. */
export type Team = { readonly members: readonly Member[]; readonly myId: string };

export function nameOf({ members }: Team, id: string): string | null {
  return members.find((member) => member.id === id)?.name ?? null;
}

/** To whom a record can be given: oneself first. */
export function assignable({ members, myId }: Team): readonly Member[] {
  const active = members.filter(({ isActive }) => isActive);
  return [...active.filter(({ id }) => id === myId), ...active.filter(({ id }) => id !== myId)];
}

export function isOwner({ members, myId }: Team): boolean {
  return members.some(({ id, isOwner: owns }) => id === myId && owns);
}

/** `DW` for Dana Wells; of an address its first letter. */
export function initialsOf(name: string): string {
  return initials(name.replace(/@.*$/, "").replaceAll(/[._-]+/g, " "));
}
