import { Link } from "react-router";
import { recordAddress } from "#domain/record-address.ts";
import { callsPage } from "#app/content/inbox-calls.ts";
import type { Call } from "./call.ts";
import { focusIfOpened, noteOpened } from "./return-focus.ts";

/** Says to the inbox that closing the record leads back here. */
const openedHere = { openedHere: true };

type CallLinkProps = { readonly call: Call; readonly className: string | undefined };

/** Who calls; opens the record of the call. */
export function CallLink({ call, className }: CallLinkProps) {
  return (
    <Link
      className={className}
      to={{ search: recordAddress({ id: call.id, kind: "call" }) }}
      state={openedHere}
      onClick={() => noteOpened(call.id)}
      ref={focusIfOpened(call.id)}
    >
      <bdi>{call.name || call.email || callsPage.noName}</bdi>
    </Link>
  );
}
