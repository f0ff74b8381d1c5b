import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import notices from "#app/components/ui/notice.module.css";
import typography from "#app/components/ui/typography.module.css";
import { receivedLabels as labels } from "#app/content/received.ts";
import { cn } from "#app/lib/cn.ts";
import { receivedAt } from "../entry/received-at.ts";
import { lateSince } from "./mail-state.ts";
import { mailStateQuery } from "./received-queries.ts";

/** Above every part of the console while no letters come in: nobody else would notice. */
export function LateMail() {
  const { data, dataUpdatedAt } = useQuery(mailStateQuery());
  const now = new Date(dataUpdatedAt);
  const since = lateSince(data ?? null, now);
  if (since === null) return null;
  return (
    <p className={cn(notices.notice, notices.plain)} role="status">
      <Icon name="warning" />
      <span>
        <b>{labels.late(receivedAt(since, now).sentence)}</b> {labels.lateHelp}{" "}
        <Link className={typography.link} to={{ search: "?view=mail&part=received" }}>
          {labels.lateLink}
        </Link>
      </span>
    </p>
  );
}
