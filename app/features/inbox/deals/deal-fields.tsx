import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import { dealFields as labels, dealWords, reasonNames, stageNames } from "#app/content/deals.ts";
import { assignable, nameOf, type Team } from "../entry/team.ts";
import { lostReasons, type Stage } from "./deal.ts";
import type { DealDraft, DealField, Mistakes } from "./deal-draft.ts";

type DealFieldsProps = {
  readonly draft: DealDraft;
  readonly mistakes: Mistakes;
  readonly team: Team;
  readonly stages: readonly Stage[];
  /** Of the ids: a page can have two of these. */
  readonly scope: string;
  /** Whether it asks for the person's address. */
  readonly hasAddress?: boolean;
  readonly onType: (field: DealField, text: string) => void;
};

/** What is written down of a deal. */
export function DealFields(props: DealFieldsProps) {
  const { draft, mistakes, team, stages, scope, hasAddress = false, onType } = props;
  /** What a field and its control need of each other. */
  const field = (name: DealField) => ({
    name,
    scope,
    ...(mistakes[name] !== undefined && { error: mistakes[name] }),
  });
  const value = (name: DealField) => ({
    value: draft[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onType(name, target.value),
  });
  const members = assignable(team);
  const isFormer = draft.ownerId !== "" && !members.some(({ id }) => id === draft.ownerId);

  return (
    <>
      <Field {...field("title")} label={labels.title} hint={labels.titleHint}>
        {(control) => <input {...control} {...value("title")} maxLength={200} autoComplete="off" />}
      </Field>
      {hasAddress && (
        <Field {...field("address")} label={labels.address} isOptional>
          {(control) => (
            <input {...control} {...value("address")} type="email" autoComplete="off" />
          )}
        </Field>
      )}
      <Field {...field("stage")} label={labels.stage}>
        {(control) => (
          <select {...control} {...value("stage")}>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {stageNames[stage]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {draft.stage === "lost" && (
        <Field {...field("lostReason")} label={labels.lostReason}>
          {(control) => (
            <select {...control} {...value("lostReason")}>
              <option value="">{labels.choose}</option>
              {lostReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {reasonNames[reason]}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className={columns(2, 16, 620)}>
        <Field {...field("value")} label={labels.value} isOptional>
          {(control) => (
            <input
              {...control}
              {...value("value")}
              inputMode="decimal"
              placeholder="$"
              autoComplete="off"
            />
          )}
        </Field>
        <Field {...field("monthly")} label={labels.monthly} isOptional>
          {(control) => (
            <input
              {...control}
              {...value("monthly")}
              inputMode="decimal"
              placeholder="$"
              autoComplete="off"
            />
          )}
        </Field>
        <Field {...field("expectedOn")} label={labels.expected} isOptional>
          {(control) => <input {...control} {...value("expectedOn")} type="date" />}
        </Field>
        <Field {...field("ownerId")} label={labels.owner}>
          {(control) => (
            <select {...control} {...value("ownerId")}>
              <option value="">{labels.nobody}</option>
              {members.map((member) => (
                <option key={member.id} value={member.id}>
                  {member.id === team.myId ? labels.me(member.name) : member.name}
                </option>
              ))}
              {isFormer && (
                <option value={draft.ownerId}>
                  {nameOf(team, draft.ownerId) ?? dealWords.former}
                </option>
              )}
            </select>
          )}
        </Field>
      </div>
    </>
  );
}

/** A browser tells nothing of half a day that was typed, as if there were none. */
export function hasHalfDay(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>("input[type=date]")?.validity.badInput === true;
}
