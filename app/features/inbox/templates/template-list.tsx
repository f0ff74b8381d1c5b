import { Link } from "react-router";
import { divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { templateLabels as labels } from "#app/content/templates.ts";
import { cn } from "#app/lib/cn.ts";
import { kindOf, type KindName } from "#domain/registry.ts";
import type { Template } from "../conversation/template-queries.ts";
import { readTemplate } from "./stored-template.ts";
import { formatPlace } from "./template-address.ts";
import styles from "./templates.module.css";

type TemplateListProps = {
  readonly kind: KindName;
  /** Of this kind, archived ones too. */
  readonly templates: readonly Template[];
  readonly openId: string | null;
  readonly onOpen: (template: Template) => void;
};

/** The templates in use, and apart from them those that are not. */
export function TemplateList({ kind, templates, openId, onOpen }: TemplateListProps) {
  const inUse = templates.filter(({ isArchived }) => !isArchived);
  const archived = templates.filter(({ isArchived }) => isArchived);
  const rowOf = (template: Template) => (
    <li key={template.id}>
      <Link
        className={styles.template}
        id={rowId(template.id)}
        to={{ search: formatPlace({ kind, open: template.id }) }}
        aria-current={template.id === openId ? "true" : undefined}
        onClick={() => onOpen(template)}
      >
        <b className={textClass(15, 600)}>
          <bdi>{template.name}</bdi>
        </b>
        <bdi className={cn(textClass(13, "quiet"), styles.line)}>{template.subject}</bdi>
        {template.id !== openId && readTemplate(template.id) && (
          <span className={badges.badge}>{labels.unsaved}</span>
        )}
      </Link>
    </li>
  );

  return (
    <div className={cn(stack(16), styles.lists)}>
      {inUse.length > 0 ? (
        <ul
          className={cn(surface(), divided, styles.list)}
          aria-label={labels.list(kindOf(kind).title)}
        >
          {inUse.map(rowOf)}
        </ul>
      ) : (
        <p className={typography.quiet}>{labels.none}</p>
      )}
      {archived.length > 0 && (
        <details open={archived.some(({ id }) => id === openId)}>
          <summary className={styles.archivedName}>{labels.archived(archived.length)}</summary>
          <ul className={cn(surface(), divided, styles.list)}>{archived.map(rowOf)}</ul>
        </details>
      )}
    </div>
  );
}

/** Of the link that opens a template. */
export function rowId(id: string): string {
  return `template-row-${id}`;
}
