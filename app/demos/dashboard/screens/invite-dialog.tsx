import { useRef, useState, type FormEvent } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { checkInvitation, type InvitationErrors } from "../invitation.ts";
import type { DashboardProps } from "./dashboard-props.ts";

type InviteDialogProps = DashboardProps & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const roles = ["Key accounts", "Account executive", "Inside sales", "Read only"];

/** Name, e-mail and role of somebody new. */
export function InviteDialog({ isOpen, onClose, dispatch, tools }: InviteDialogProps) {
  const [errors, setErrors] = useState<InvitationErrors>({});
  const first = useRef<HTMLInputElement>(null);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const member = { name: text("name"), email: text("email"), role: text("role") };
    const wrong = checkInvitation(member);
    setErrors(wrong);
    const [field] = Object.keys(wrong);
    if (field) {
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    dispatch({ type: "invite", member });
    tools.announce(`${member.name} is invited`);
    onClose();
  }
  return (
    <DemoDialog
      isOpen={isOpen}
      onClose={onClose}
      app="app--dashboard"
      title="Invite member"
      size="narrow"
      firstFocus={first}
      footer={
        <button className={buttonClass()} type="submit" form="invite">
          Invite
        </button>
      }
    >
      <form id="invite" className={stack(14)} onSubmit={send} noValidate>
        <Field name="name" label="Name" scope="invite" error={errors.name}>
          {(control) => <input {...control} ref={first} autoComplete="off" maxLength={80} />}
        </Field>
        <Field name="email" label="E-mail" scope="invite" error={errors.email}>
          {(control) => <input {...control} type="email" autoComplete="off" maxLength={120} />}
        </Field>
        <Field name="role" label="Role" scope="invite">
          {(control) => (
            <select {...control}>
              {roles.map((role) => (
                <option key={role}>{role}</option>
              ))}
            </select>
          )}
        </Field>
        <p className={typography.quiet}>In this demo nothing is sent.</p>
      </form>
    </DemoDialog>
  );
}
