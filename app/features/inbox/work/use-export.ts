import { useEffect, useRef, useState } from "react";
import { notify } from "#app/components/ui/toast-host.tsx";
import { exportLabels as labels } from "#app/content/inbox-work.ts";
import { downloadBlob } from "#app/browser/download.ts";
import { fetchExportPage, type ExportCursor } from "./export-repository.ts";
import { exportTable, type ExportLine } from "./export-rows.ts";
import { isMixed, type ListQuery } from "../inbox-filter.ts";
import type { FailedAction } from "../use-failed-action.ts";
import type { Team } from "../entry/team.ts";

/** Takes what matches out as a file for spreadsheets, page by page. */
export function useExport(team: Team, action: FailedAction) {
  const [taken, setBooked] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(list: ListQuery) {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    setBooked(0);
    try {
      const { toCsv } = await import("#app/lib/csv.ts");
      const lines: ExportLine[] = [];
      let cursor: ExportCursor | null = null;
      do {
        const page = await fetchExportPage(list, cursor, stop.signal);
        lines.push(...page.lines);
        cursor = page.next;
        setBooked(lines.length);
      } while (cursor);
      const { headers, rows } = exportTable(lines, isMixed(list.view) ? null : list.view, team);
      const day = new Date().toISOString().slice(0, 10);
      downloadBlob(
        `${labels.file(list.view)}-${day}.csv`,
        "text/csv;charset=utf-8",
        toCsv(headers, rows),
      );
      action.clear();
      void notify(labels.done(lines.length));
    } catch (error) {
      if (!stop.signal.aborted) action.tell(labels.failed, error, () => void run(list));
    }
    if (running.current === stop) setBooked(null);
  }

  return {
    /** How many have been read; `null` when nothing is going on. */
    taken,
    start: (list: ListQuery) => void run(list),
    cancel: () => {
      running.current?.abort();
      action.clear();
      setBooked(null);
    },
  };
}
