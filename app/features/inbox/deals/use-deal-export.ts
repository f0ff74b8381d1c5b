import { useEffect, useRef, useState } from "react";
import { downloadBlob } from "#app/browser/download.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import { dealToasts } from "#app/content/deals.ts";
import type { Team } from "../entry/team.ts";
import type { FailedAction } from "../use-failed-action.ts";
import { exportTable } from "./deal-export.ts";
import { fetchExport } from "./deals-repository.ts";

/** Takes all deals out as a file for spreadsheets. */
export function useDealExport(team: Team, action: FailedAction) {
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const stop = new AbortController();
    running.current = stop;
    setIsRunning(true);
    try {
      const { toCsv } = await import("#app/lib/csv.ts");
      const deals = await fetchExport(stop.signal);
      const { headers, rows } = exportTable(deals, team);
      const day = new Date().toISOString().slice(0, 10);
      downloadBlob(`deals-${day}.csv`, "text/csv;charset=utf-8", toCsv(headers, rows));
      action.clear();
      void notify(dealToasts.exported(deals.length));
    } catch (error) {
      if (!stop.signal.aborted) action.tell(dealToasts.exportFailed, error, () => void run());
    }
    setIsRunning(false);
  }

  return {
    isRunning,
    start: () => {
      if (!isRunning) void run();
    },
  };
}
