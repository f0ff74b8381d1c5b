import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { textClass } from "#app/components/ui/text.ts";
import { liveModes } from "#app/content/live.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./live-console.module.css";
import { lookAgain } from "./look-again.ts";
import type { LiveMode } from "./pauses.ts";
import { startLive } from "./start-live.ts";

const Mode = createContext<LiveMode>("starting");

type LiveConsoleProps = { readonly userId: string; readonly children: ReactNode };

/** Keeps what is on show in the console up to date: all queries on show that have the options of `liveQuery`. */
export function LiveConsole({ userId, children }: LiveConsoleProps) {
  const queryClient = useQueryClient();
  const [mode, setMode] = useState<LiveMode>("starting");
  useEffect(() => {
    return startLive({ userId, look: () => lookAgain(queryClient), onMode: setMode });
  }, [queryClient, userId]);
  return <Mode value={mode}>{children}</Mode>;
}

/** How the console learns what is new, as soon as that is known. */
export function LiveLine() {
  const mode = use(Mode);
  if (mode === "starting") return null;
  return (
    <span className={cn(textClass(12, "quiet"), styles.live)} data-mode={mode} role="status">
      {liveModes[mode]}
    </span>
  );
}
