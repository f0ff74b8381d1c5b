import { useEffect, useRef, useState } from "react";
import { useCurrentSection } from "#app/browser/use-current-section.ts";
import styles from "./jump-toggle.module.css";

type JumpToggleProps = {
  readonly label: string;
  /** Ids of sections of the page, in their order. */
  readonly sections: readonly { readonly id: string; readonly label: string }[];
};

/** Anchors that stay in view and say which section the visitor is in. Without script they are plain anchors. */
export function JumpToggle({ label, sections }: JumpToggleProps) {
  const current = useCurrentSection(sections, 0.5) ?? sections[0]?.id;
  const [isStuck, setIsStuck] = useState(false);
  const startRef = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // However far below the window it is, it has not been passed: also after a jump back to the top.
    const observer = new IntersectionObserver(
      (entries) => setIsStuck(entries.at(-1)?.isIntersecting === false),
      { rootMargin: "0px 0px 99999px 0px" },
    );
    if (startRef.current) observer.observe(startRef.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <span ref={startRef} className={styles.start} aria-hidden="true" />
      <nav className={styles.toggle} aria-label={label} data-stuck={isStuck ? "" : undefined}>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} aria-current={section.id === current || undefined}>
                {section.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
