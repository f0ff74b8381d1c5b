import { useEffect, useRef } from "react";
import { issueEditor as labels } from "#app/content/issue-editor.ts";
import { letterParts } from "./letter-parts.ts";
import styles from "./issue-preview.module.css";

type LetterViewProps = {
  readonly html: string;
  /** Told where a link would lead, as it is pointed at or reached by keyboard. */
  readonly onAddress: (address: string) => void;
};

/** The letter as a mail program shows it, apart from the styles of this page. */
export function LetterView({ html, onAddress }: LetterViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const told = useRef(onAddress);
  useEffect(() => {
    told.current = onAddress;
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const { nodes, sheet } = letterParts(html);
    const rules = new CSSStyleSheet();
    rules.replaceSync(sheet);
    root.adoptedStyleSheets = [rules];
    root.replaceChildren(nodes);
    const tell = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link) told.current(link.title);
    };
    nodes.addEventListener("pointerover", tell);
    nodes.addEventListener("focusin", tell);
  }, [html]);

  return (
    <div
      className={styles.letter}
      ref={host}
      role="group"
      aria-label={labels.letterLabel}
      lang="en"
    />
  );
}
