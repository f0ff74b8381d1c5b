import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addressLabels as labels } from "#app/content/people.ts";
import { isEmail } from "#app/lib/hidden-letters.ts";
import { renew } from "#app/lib/renew.ts";
import type { Person } from "./card.ts";
import { cardsKey } from "./card-queries.ts";
import { CardRefused, joinAddress, separateAddress, type CardReason } from "./card-repository.ts";

/** Why an address cannot be joined, before anybody is asked; `null` when it may be. */
export function joinReason(person: Person, typed: string): CardReason | "missing" | null {
  const email = typed.trim().toLowerCase();
  if (email === "") return "missing";
  if (!isEmail(email)) return "address";
  return person.addresses.some((known) => known.email === email) ? "joined" : null;
}

type JoinSource = {
  readonly whom: string;
  readonly person: Person;
  readonly onJoined: (email: string) => void;
};

/** Joins one more address to a person. What was typed stays until it is joined. */
export function useJoining({ whom, person, onJoined }: JoinSource) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState<CardReason | "missing" | null>(null);
  const email = typed.trim().toLowerCase();

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (address: string) => joinAddress(whom, address),
    onSuccess: async (_done, address) => {
      await renew(queryClient, cardsKey);
      onJoined(address);
    },
    onError: (cause) => {
      if (cause instanceof CardRefused) setRefused(cause.reason);
    },
  });

  function change(text: string) {
    setTyped(text);
    setRefused(null);
    reset();
  }

  /** Whether it is on its way. */
  function join(): boolean {
    if (isPending) return true;
    const reason = joinReason(person, typed);
    setRefused(reason);
    if (reason === null) mutate(email);
    return reason === null;
  }

  return {
    typed,
    email,
    refused,
    isJoining: isPending,
    error: error instanceof CardRefused ? null : error,
    change,
    join,
  };
}

type Separation = {
  readonly email: string;
  /** Another address of the person that it leaves: to whom Undo joins it again. */
  readonly from: string;
};

type Reactions = { readonly onSeparated: () => void; readonly onUndone: () => void };

/** Separates joined addresses, one at a time, and joins the last one again. */
export function useSeparating({ onSeparated, onUndone }: Reactions) {
  const queryClient = useQueryClient();
  const [separated, setSeparated] = useState<Separation | null>(null);
  const separating = useMutation({
    mutationFn: ({ email }: Separation) => separateAddress(email),
    // Undo stands there at once, and works although the card is still read again.
    onSuccess: (_done, separation) => {
      setSeparated(separation);
      void renew(queryClient, cardsKey).then(onSeparated);
    },
    onError: (cause) => {
      // Somebody else was first: the card shows it.
      if (cause instanceof CardRefused) void renew(queryClient, cardsKey);
    },
  });
  const undoing = useMutation({
    mutationFn: ({ email, from }: Separation) => joinAddress(from, email),
    onSuccess: async () => {
      await renew(queryClient, cardsKey);
      setSeparated(null);
      onUndone();
    },
  });
  const isBusy = separating.isPending || undoing.isPending;

  function separate(separation: Separation) {
    if (isBusy) return;
    undoing.reset();
    separating.mutate(separation);
  }

  return {
    /** The address that was separated last. */
    separated: separated?.email ?? null,
    leaving: separating.isPending ? separating.variables.email : null,
    isUndoing: undoing.isPending,
    separateFailure: separating.error,
    undoFailure: undoing.error,
    separate,
    separateAgain: () => separating.variables && separate(separating.variables),
    undo: () => {
      if (!isBusy && separated !== null) undoing.mutate(separated);
    },
    forget: () => setSeparated(null),
  };
}

/** The sentence of a refusal. */
export function reasonWords(reason: CardReason | "missing"): string {
  return labels.errors[reason];
}
