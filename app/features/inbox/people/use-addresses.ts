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

/** Separates joined addresses, one at a time, and joins the last one again. */
export function useSeparating(whom: string, onSeparated: (email: string) => void) {
  const queryClient = useQueryClient();
  const [separated, setSeparated] = useState<string | null>(null);
  const separating = useMutation({
    mutationFn: separateAddress,
    onSuccess: async (_done, email) => {
      setSeparated(email);
      await renew(queryClient, cardsKey);
      onSeparated(email);
    },
    onError: (cause) => {
      // Somebody else was first: the card shows it.
      if (cause instanceof CardRefused) void renew(queryClient, cardsKey);
    },
  });
  const undoing = useMutation({
    mutationFn: (email: string) => joinAddress(whom, email),
    onSuccess: async () => {
      await renew(queryClient, cardsKey);
      setSeparated(null);
    },
  });
  const isBusy = separating.isPending || undoing.isPending;

  return {
    /** The address that was separated last. */
    separated,
    leaving: separating.isPending ? separating.variables : null,
    isUndoing: undoing.isPending,
    separateFailure: separating.error,
    undoFailure: undoing.error,
    separate: (email: string) => isBusy || separating.mutate(email),
    separateAgain: () => {
      if (!isBusy && separating.variables !== undefined) separating.mutate(separating.variables);
    },
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
