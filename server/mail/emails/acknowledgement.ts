import { z } from "zod";
import { kindOf, recordKinds, type KindName } from "#domain/registry.ts";
import type { Email } from "#domain/letter/email.ts";
import { orderAcknowledgement, orderShape } from "./order-acknowledgement.ts";
import { sentForm } from "./labels.ts";

/** Kinds whose acknowledgement says the same to everybody. */
type PlainKind = Exclude<KindName, "order">;

export const plainKinds = recordKinds
  .filter(({ acknowledgement }) => acknowledgement !== null && acknowledgement !== "own")
  .map(({ kind }) => kind) as [PlainKind, ...PlainKind[]];

const plainShape = z.object({ kind: z.enum(plainKinds), reference: z.string() });

/** The payload of a receipt as `private.queue_letters` writes it. */
export const acknowledgementShape = z.discriminatedUnion("kind", [plainShape, orderShape]);

/** To the sender of a form. Nothing in it is theirs, so that nobody can make us write to others. */
export function acknowledgementEmail(
  payload: z.infer<typeof acknowledgementShape>,
  origin: string,
): Email {
  if (payload.kind === "order") return orderAcknowledgement(payload);
  const { acknowledgement, sentBy } = kindOf(payload.kind);
  if (acknowledgement === null || acknowledgement === "own")
    throw new Error(`A ${payload.kind} has no plain acknowledgement.`);
  const { subject, text, answer } = acknowledgement;
  return {
    subject: `${subject} (${payload.reference})`,
    heading: subject,
    preview: `${answer} Your reference is ${payload.reference}.`,
    blocks: [
      { kind: "text", text },
      { kind: "facts", rows: [["Reference", payload.reference]] },
      ...(sentBy === "account"
        ? [{ kind: "link", label: "Follow your application", href: `${origin}/auth` } as const]
        : []),
      { kind: "text", text: "To add something, reply to this letter." },
    ],
    why: sentForm,
  };
}
