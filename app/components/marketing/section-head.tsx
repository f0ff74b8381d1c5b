import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import sections from "./section.module.css";

type SectionHeadProps = {
  /** The heading, broken into lines by hand. */
  readonly lines: readonly string[];
  readonly text?: string;
  readonly id?: string;
  readonly className?: string;
};

/** Opens a section: a large heading at the left, its explanation at the right. */
export function SectionHead({ lines, text, id, className }: SectionHeadProps) {
  return (
    <div className={cn(sections.head, className)}>
      <h2 className={typography.display} id={id}>
        {lines.map((line, index) => (
          <span key={line}>
            {line}
            {index < lines.length - 1 && " "}
          </span>
        ))}
      </h2>
      {text && <p>{text}</p>}
    </div>
  );
}
