import { useEffect, useRef } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { cueAt } from "../player.ts";
import { cuesOf } from "../sample-cues.ts";
import { formatTime, spokenTime } from "../times.ts";
import { cueCount, foundCues } from "../transcript.ts";
import styles from "./transcript.module.css";
import type { PlayerProps } from "./video-player.tsx";

/** The lecture in words: what is said now is marked, a press goes to it, and words can be looked for. */
export function Transcript({ state, dispatch, course, chapter }: PlayerProps) {
  const list = useRef<HTMLOListElement>(null);
  const { player, transcriptQuery } = state;
  const cues = cuesOf(course.id, chapter);
  const found = foundCues(cues, transcriptQuery);
  const now = cueAt(cues, player.time);
  const at = now?.at;
  // What is said now stays in sight inside the list; the page itself does not move.
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [at]);
  return (
    <section className={cn(demoParts.panel, styles.transcript)} aria-labelledby="transcript">
      <div className={styles.head}>
        <h3 id="transcript">Transcript</h3>
        <p className={typography.quiet} role="status">
          {cueCount(found.length, cues.length, transcriptQuery)}
        </p>
        <SearchBox
          name="transcript"
          label="Search transcript"
          query={transcriptQuery}
          onQuery={(query) => dispatch({ type: "searchTranscript", query })}
        />
      </div>
      {found.length === 0 && <p className={typography.quiet}>Nothing of the kind is said here.</p>}
      <ol ref={list}>
        {found.map((cue) => (
          <li key={cue.at} data-at={cue.at}>
            <button
              type="button"
              aria-current={cue === now ? "true" : undefined}
              onClick={() => dispatch({ type: "seek", second: cue.at })}
            >
              <span className={typography.number} aria-hidden="true">
                {formatTime(cue.at)}
              </span>
              <span className={typography.visuallyHidden}>At {spokenTime(cue.at)}:</span>
              <span>{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
