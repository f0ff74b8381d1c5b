import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "react-router";
import { useFocusNext } from "#app/browser/use-focus-next.ts";
import desk from "#app/components/console/console.module.css";
import states from "#app/components/console/states.module.css";
import { spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import typography from "#app/components/ui/typography.module.css";
import { templateLabels as labels } from "#app/content/templates.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { kindNamed, kindNames, kindOf } from "#domain/registry.ts";
import { templatesQuery, usable } from "../conversation/template-queries.ts";
import { useTeam } from "../work/use-team.ts";
import { ArchivedTemplate } from "./archived-template.tsx";
import { readTemplate } from "./stored-template.ts";
import { formatPlace, parsePlace } from "./template-address.ts";
import { TemplateEditor, titleId } from "./template-editor.tsx";
import { rowId, TemplateList } from "./template-list.tsx";
import styles from "./templates.module.css";
import { useArchiving } from "./use-archiving.ts";

const kindOptions = kindNames.map((kind) => ({ value: kind, label: kindOf(kind).title }));

/** Prepared answers, kind by kind: a list, and an editor for the one that is open. */
export function TemplatesPage({ userId }: { readonly userId: string }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { kind, open } = parsePlace(search);
  const { data, error, isFetching, refetch } = useQuery(templatesQuery());
  const team = useTeam(userId);
  const focusNext = useFocusNext();
  const archiving = useArchiving(({ id, isArchived }) =>
    focusNext(isArchived ? "template-restore" : titleId(id)),
  );
  const ofKind = data?.filter((template) => template.kind === kind) ?? [];
  const template = ofKind.find(({ id }) => id === open) ?? null;
  const isNew = open === "new";
  const isShutAway = template?.isArchived === true && readTemplate(template.id) === null;

  function close() {
    focusNext(template ? rowId(template.id) : "template-add");
    void navigate({ search: formatPlace({ kind, open: null }) });
  }

  function showSaved(id: string) {
    if (!isNew) return;
    focusNext(titleId(id));
    void navigate({ search: formatPlace({ kind, open: id }) }, { replace: true });
  }

  return (
    <div className={cn(stack(16), styles.page)}>
      <p className={cn(typography.quiet, styles.help)}>{labels.help}</p>
      <div className={cn(spread(12), styles.tools)}>
        <ToolChoice
          isLabelled
          label={labels.kind}
          value={kind}
          options={kindOptions}
          onChoose={(value) =>
            void navigate({ search: formatPlace({ kind: kindNamed(value) ?? kind, open: null }) })
          }
        />
        <Link
          className={buttonClass("primary", "small")}
          id="template-add"
          to={{ search: formatPlace({ kind, open: "new" }) }}
          onClick={() => focusNext("template-name")}
        >
          {labels.add}
        </Link>
      </div>
      {error && (
        <LoadFailure
          title={labels.loadFailed}
          reason={reasonFor(error, labels.loadFailures)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {data && ofKind.length === 0 && !isNew && (
        <div className={states.empty}>
          <h2 className={typography.heading}>{labels.none}</h2>
          <p>{labels.noneHelp}</p>
        </div>
      )}
      {data && (ofKind.length > 0 || isNew) && (
        <div className={styles.columns} data-open={template !== null || isNew || undefined}>
          <TemplateList
            kind={kind}
            templates={ofKind}
            openId={open}
            onOpen={(one) => focusNext(one.isArchived ? "template-restore" : titleId(one.id))}
          />
          {template && isShutAway && (
            <ArchivedTemplate template={template} archiving={archiving} onClose={close} />
          )}
          {(isNew || (template && !isShutAway)) && (
            <TemplateEditor
              key={template?.id ?? `new-${kind}`}
              kind={kind}
              template={template}
              others={usable(data, kind)}
              team={team}
              archiving={archiving}
              onSaved={showSaved}
              onClose={close}
            />
          )}
          {!template && !isNew && (
            <p className={cn(textClass(15, "quiet"), styles.choose)}>{labels.choose}</p>
          )}
        </div>
      )}
    </div>
  );
}
