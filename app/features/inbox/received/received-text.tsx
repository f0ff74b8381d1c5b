import { useQuery } from "@tanstack/react-query";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { timelineLabels } from "#app/content/conversation.ts";
import { receivedLabels as labels } from "#app/content/received.ts";
import { cn } from "#app/lib/cn.ts";
import { FoldedText } from "../conversation/folded-text.tsx";
import { LetterFiles } from "../conversation/letter-files.tsx";
import { wholeMessageQuery } from "../conversation/timeline-queries.ts";
import { PartFailure } from "../part-failure.tsx";
import type { ReceivedLetter } from "./received-letter.ts";
import { filesQuery } from "./received-queries.ts";
import styles from "./received.module.css";

/** All of a letter: its text as text, what could not be kept of it, its files and its headers. */
export function ReceivedText({ letter }: { readonly letter: ReceivedLetter }) {
  const text = useQuery(wholeMessageQuery(letter.id));
  const files = useQuery(filesQuery(letter.id));
  const { body = "", headers = "" } = text.data ?? {};
  return (
    <div className={cn(stack(10), styles.text)}>
      {text.isPending && <p role="status">{labels.loading}</p>}
      <PartFailure text={labels.readFailed} query={text} />
      <PartFailure text={labels.readFailed} query={files} />
      {text.data && body === "" && <p className={typography.quiet}>{timelineLabels.noWords}</p>}
      {body !== "" && <FoldedText text={body} folds={letter.folds} isUnfolded={false} />}
      {letter.trouble !== "" && (
        <p className={cn(typography.quiet, textClass(13))}>{letter.trouble}</p>
      )}
      <LetterFiles files={files.data ?? []} />
      {headers !== "" && (
        <details>
          <summary className={styles.headersName}>{timelineLabels.detail.headers}</summary>
          <pre className={cn(textClass(12), styles.headers)}>{headers}</pre>
        </details>
      )}
    </div>
  );
}
