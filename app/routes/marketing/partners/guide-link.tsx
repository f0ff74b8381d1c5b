import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatFileSize } from "#app/lib/file-size.ts";
import downloads from "#app/generated/downloads.json";
import styles from "./guide-link.module.css";

/** The partner guide with its true size (decision D4). */
export function GuideLink({ label }: { readonly label: string }) {
  const guide = downloads.find(({ id }) => id === "partner-guide");
  if (!guide) throw new Error("The partner guide is missing from the generated downloads.");
  return (
    <a className={cn(buttonClass("line"), styles.guide)} href={guide.file} download>
      <Icon name="download" />
      {label}
      <span className={cn(textClass(14, 500), styles.size)}>
        PDF, {formatFileSize(guide.bytes)}
      </span>
    </a>
  );
}
