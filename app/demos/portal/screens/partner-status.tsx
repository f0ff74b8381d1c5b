import demoParts from "#app/components/demo/demo-parts.module.css";
import type { Partner } from "../model.ts";

type PartnerStatusProps = { readonly status: Partner["status"] };

/** A full dot or an empty one, and the word. */
export function PartnerStatus({ status }: PartnerStatusProps) {
  return (
    <span className={demoParts.presence} data-presence={status === "active" ? "online" : "offline"}>
      {status === "active" ? "Active" : "Inactive"}
    </span>
  );
}
