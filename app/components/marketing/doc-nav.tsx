import { useEffect, useState } from "react";
import { cn } from "#app/lib/cn.ts";
import "#app/styles/docs-nav.css";

type Entry = {
  /** Of the part it leads to. */
  readonly id: string;
  readonly label: string;
  /** An HTTP method before the label. */
  readonly verb?: string;
};

type DocNavProps = { readonly label: string; readonly entries: readonly Entry[] };

/** The parts of a long page at its side; the one being read is marked. */
export function DocNav({ label, entries }: DocNavProps) {
  const current = useCurrentPart(entries);
  return (
    <nav className="docnav" aria-label={label}>
      <p className="label">{label}</p>
      <ul>
        {entries.map(({ id, label: name, verb }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              {verb && <Verb method={verb} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Verb({ method }: { readonly method: string }) {
  return <b className={cn("verb", method === "POST" && "verb--post")}>{method}</b>;
}

/** The part under the upper third of the window. */
function useCurrentPart(entries: readonly Entry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) {
          if (isIntersecting) setCurrent(target.id);
        }
      },
      { rootMargin: "-22% 0px -77%" },
    );
    for (const { id } of entries) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
