import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import desk from "#app/components/console/console.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import panels from "#app/components/ui/panel.module.css";
import { notify } from "#app/components/ui/toast-host.tsx";
import { moveLabels as labels, timelineLabels } from "#app/content/conversation.ts";
import { leadDialog } from "#app/content/inbox.ts";
import { cn } from "#app/lib/cn.ts";
import { renew } from "#app/lib/renew.ts";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import failures from "../part-failure.module.css";
import { entriesKey } from "../inbox-queries.ts";
import { fetchFound } from "./find-repository.ts";
import styles from "./reply.module.css";
import { moveMessage } from "./timeline-repository.ts";
import type { LetterStep } from "./timeline.ts";

type MoveLetterProps = { readonly letter: LetterStep | null; readonly onClose: () => void };

/** To another record, or into one of its own; later letters follow. */
export function MoveLetter({ letter: given, onClose }: MoveLetterProps) {
  const letter = useLastKnown(given);
  const [search, setSearch] = useState("");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: ["find-records", search],
    queryFn: ({ signal }) => fetchFound(search, signal),
    enabled: search.trim().length > 1,
  });
  const move = useMutation({
    mutationFn: (to: string | null) => moveMessage(letter?.id ?? "", to),
    onSuccess: async (record, to) => {
      onClose();
      void notify({
        title: labels.title,
        description: to === null ? labels.made : labels.done,
        tone: "success",
      });
      await renew(queryClient, entriesKey);
      void navigate(`/admin?view=all&record=${record}`);
    },
  });

  return (
    <Panel
      isOpen={given !== null}
      onClose={onClose}
      className={cn(desk.console, panels.card, styles.movePanel)}
      title={labels.title}
      note={letter && <bdi>{letter.subject || letter.fromAddress}</bdi>}
      closeLabel={leadDialog.close}
    >
      <div className={cn(stack(12), styles.moveBody)}>
        <Field name="record" label={labels.find} scope="move">
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        {found.data?.length === 0 && <p role="status">{labels.none}</p>}
        {found.data && found.data.length > 0 && (
          <ul className={stack(4)}>
            {found.data.map((record) => (
              <li key={record.id}>
                <button
                  className={buttonClass("line", "small")}
                  type="button"
                  aria-disabled={move.isPending || undefined}
                  onClick={() => move.isPending || move.mutate(record.id)}
                >
                  <bdi>{labels.choose(record.reference, record.name)}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
        <button
          className={buttonClass("ghost", "small")}
          type="button"
          aria-disabled={move.isPending || undefined}
          onClick={() => move.isPending || move.mutate(null)}
        >
          {timelineLabels.newRecord}
        </button>
        {move.isError && (
          <p className={failures.failed} role="alert">
            {labels.failed}
          </p>
        )}
      </div>
    </Panel>
  );
}
