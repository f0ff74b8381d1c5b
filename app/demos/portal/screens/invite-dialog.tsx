import { useRef, useState, type FormEvent, type RefObject } from "react";
import { FormDialog } from "#app/components/demo/form-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { checkInvitation, type InvitationErrors } from "../partners.ts";
import formStyles from "./portal-form.module.css";
import type { PortalProps } from "./portal-props.ts";

type InviteDialogProps = PortalProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** A firm's name and an address to write to. */
export function InviteDialog({ isOpen, onClose, ...props }: InviteDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      app="app--portal"
      title="Invite Partner"
      firstFocus={first}
      form="hb-invite"
      submit="Send Invitation"
    >
      <InviteForm {...props} first={first} onDone={onClose} />
    </FormDialog>
  );
}

type InviteFormProps = PortalProps & {
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
};

function InviteForm({ state, dispatch, tools, first, onDone }: InviteFormProps) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [errors, setErrors] = useState<InvitationErrors>({});

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = checkInvitation(name, email, state.partners);
    setErrors(wrong);
    const [field] = Object.keys(wrong);
    if (field) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    dispatch({ type: "invitePartner", name, email, now: new Date() });
    const said = `Invitation sent to ${cleanText(name, 80)}`;
    tools.announce(said);
    tools.toast({ text: said });
    onDone();
  }

  return (
    <form id="hb-invite" className={cn(stack(14), formStyles.form)} onSubmit={send} noValidate>
      <Field name="name" label="Partner name" scope="invite" error={errors.name}>
        {(control) => (
          <input
            {...control}
            ref={first}
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field name="email" label="E-mail" scope="invite" error={errors.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="off"
            maxLength={120}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <p className={typography.quiet}>In this demo nothing is sent.</p>
    </form>
  );
}
