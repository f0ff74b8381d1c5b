import type { ReactNode } from "react";
import { divided } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { callTypes, callDialogLabels } from "#app/content/calls.ts";
import { cn } from "#app/lib/cn.ts";
import { inCalifornia } from "./call-labels.ts";
import type { CallOrder } from "./call-order.ts";
import type { BookedCall } from "./call-repository.ts";

export type Fact = { readonly term: string; readonly value: ReactNode; readonly isCode?: boolean };

const { booked: words, ticket } = callDialogLabels;

/** What is known of a call beside its moment, a line each. */
export function CallFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={divided}>
      {facts.map(({ term, value, isCode }) => (
        <div key={term}>
          <dt className={typography.quiet}>{term}</dt>
          <dd className={cn(textClass(16, 560), isCode && typography.mono)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Those of every call, whether it is confirmed or not. */
export function factsOf({ type, zone }: CallOrder, booked: BookedCall): readonly Fact[] {
  const there = inCalifornia(booked.startsAt, zone);
  return [
    ...(there ? [{ term: words.ours, value: there }] : []),
    { term: words.length, value: ticket.minutes(callTypes[type].minutes) },
    { term: words.reference, value: booked.reference, isCode: true },
  ];
}
