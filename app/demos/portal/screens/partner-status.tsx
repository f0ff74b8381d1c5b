import { cn } from "#app/lib/cn.ts";
import type { Partner } from "../model.ts";

type PartnerStatusProps = { readonly status: Partner["status"] };

/** A full dot or an empty one, and the word. */
export function PartnerStatus({ status }: PartnerStatusProps) {
  return (
    <span className={cn("pres", status === "active" && "pres--online")}>
      {status === "active" ? "Active" : "Inactive"}
    </span>
  );
}
