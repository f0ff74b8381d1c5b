import { useRef, useState, type FormEvent } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cleanText } from "#app/lib/typed-text.ts";
import { memberError } from "../members.ts";
import { membershipTypes, type MembershipType } from "../model.ts";
import { clubClass } from "./club-class.ts";
import type { FitnessProps } from "./fitness-props.ts";

type AddMemberDialogProps = FitnessProps & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Somebody new at the desk, joined today. */
export function AddMemberDialog(props: AddMemberDialogProps) {
  const { dispatch, tools, now, isOpen, onClose } = props;
  const [type, setType] = useState<MembershipType>("Premium");
  const [error, setError] = useState<string | undefined>();
  const name = useRef<HTMLInputElement>(null);

  function close() {
    setError(undefined);
    onClose();
  }
  function add(event: FormEvent) {
    event.preventDefault();
    const typed = name.current?.value ?? "";
    const wrong = memberError(typed);
    setError(wrong);
    if (wrong !== undefined) {
      name.current?.focus();
      return;
    }
    dispatch({ type: "addMember", name: typed, membershipType: type, now });
    tools.announce(`${cleanText(typed)} joined today.`);
    tools.toast({ text: `${cleanText(typed)} joined today.` });
    close();
  }

  return (
    <DemoDialog
      isOpen={isOpen}
      onClose={close}
      app={clubClass}
      title="Add Member"
      size="narrow"
      firstFocus={name}
      footer={
        <button className={buttonClass()} type="submit" form="add-member">
          Add to the club
        </button>
      }
    >
      <form id="add-member" className={stack(14)} onSubmit={add} noValidate>
        <Field name="name" label="Name" scope="add-member" error={error}>
          {(control) => <input {...control} ref={name} autoComplete="off" maxLength={80} />}
        </Field>
        <ChoiceGroup
          label="Membership"
          isLabelShown
          shape="segment"
          options={membershipTypes.map((value) => ({ value, label: value }))}
          value={type}
          onChange={setType}
        />
        <p className={typography.quiet}>
          {type === "Trial" ? "A trial lasts 14 days from today." : "The membership begins today."}
        </p>
      </form>
    </DemoDialog>
  );
}
