import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { selectTextOf } from "#app/browser/select-text.ts";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import parts from "./story-parts.module.css";
import styles from "./story.module.css";

type CopyLabels = {
  readonly label: string;
  readonly doneLabel: string;
  /** Called when the browser does not let us copy; the code is selected by then. */
  readonly onRefused: () => void;
};

type StoryProps = {
  readonly html: string;
  /** Gives every piece of code a button that copies it. */
  readonly copy?: CopyLabels;
};

/** The text of a Markdown document, rendered and checked at build (`scripts/documents`). */
export function Story({ html, copy }: StoryProps) {
  const story = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Element[]>([]);

  useEffect(() => {
    setPlaces([...(story.current?.querySelectorAll("[data-copy]") ?? [])]);
  }, []);

  return (
    <>
      <div
        className={cn(styles.story, parts.parts)}
        ref={story}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {copy && places.map((place) => createPortal(<CopyCode labels={copy} place={place} />, place))}
    </>
  );
}

type CopyCodeProps = { readonly labels: CopyLabels; readonly place: Element };

function CopyCode({ labels, place }: CopyCodeProps) {
  const code = place.closest("figure")?.querySelector("code") ?? null;
  return (
    <CopyButton
      className={cn(parts.copy, row(8))}
      text={code?.textContent ?? ""}
      label={labels.label}
      doneLabel={labels.doneLabel}
      onRefused={() => {
        selectTextOf(code);
        labels.onRefused();
      }}
    />
  );
}
