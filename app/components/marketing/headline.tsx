import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import heroes from "./hero.module.css";

/**
 * A page's h1, broken into lines by hand. On a phone lines that are one clause flow together: broken again, each would
 * leave a word alone.
 */
export function Headline({ lines }: { readonly lines: readonly string[] }) {
  const isClause = !lines.slice(0, -1).some((line) => /[.,:?!]$/.test(line));
  return (
    <h1 className={cn(typography.display, isClause && heroes.flowing)}>
      {lines.map((line, index) => (
        <span key={line}>
          {line}
          {index < lines.length - 1 && " "}
        </span>
      ))}
    </h1>
  );
}
