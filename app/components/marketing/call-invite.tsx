import { Link } from "react-router";
import "#app/styles/call-invite.css";
import { Icon } from "../ui/icon.tsx";

type CallInviteProps = {
  readonly label: string;
  readonly title: string;
  /** When somebody answers the phone. */
  readonly hours: string;
  readonly phone: { readonly label: string; readonly href: string };
  /** Leads to the form in which a time can be named. */
  readonly form: { readonly label: string; readonly to: string };
  readonly look?: "primary" | "line";
};

/** A button that opens how to get a call. The browser opens and closes it, so it works before any script. */
export function CallInvite(props: CallInviteProps) {
  const { label, title, hours, phone, form, look = "primary" } = props;
  return (
    <>
      <button
        className={look === "line" ? "btn btn--s btn--line" : "btn btn--s"}
        type="button"
        popoverTarget="call"
      >
        <Icon name="phone" />
        {label}
      </button>
      <div className="callup" id="call" popover="auto" role="dialog" aria-labelledby="call-title">
        <h2 className="h" id="call-title">
          {title}
        </h2>
        <a className="callup__n d" href={phone.href}>
          {phone.label}
        </a>
        <p>{hours}</p>
        <div className="callup__do">
          <Link className="btn btn--s" to={form.to} prefetch="intent" viewTransition>
            {form.label}
          </Link>
          <button
            className="btn btn--s btn--ghost"
            type="button"
            popoverTarget="call"
            popoverTargetAction="hide"
          >
            Close
          </button>
        </div>
      </div>
    </>
  );
}
