import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import typography from "#app/components/ui/typography.module.css";
import { replyLabels as labels } from "#app/content/conversation.ts";
import type { KindName } from "#domain/registry.ts";
import { templateFieldId } from "./field-ids.ts";
import { templatesQuery, usable, type Template } from "./template-queries.ts";

type TemplateChoiceProps = {
  readonly kind: KindName;
  readonly onChoose: (template: Template) => void;
};

/** The prepared answers of this kind. One that is chosen is put in, and the choice is free again. */
export function TemplateChoice({ kind, onChoose }: TemplateChoiceProps) {
  const { data } = useQuery(templatesQuery());
  if (!data) return null;
  const templates = usable(data, kind);
  if (templates.length === 0) {
    return (
      <p className={typography.quiet}>
        {labels.noTemplates}{" "}
        <Link className={typography.link} to={`/admin?view=templates&kind=${kind}`}>
          {labels.editTemplates}
        </Link>
      </p>
    );
  }
  return (
    <ToolChoice
      isLabelled
      id={templateFieldId}
      label={labels.template}
      value=""
      options={[
        { value: "", label: "—" },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChoose={(id) => {
        const template = templates.find((known) => known.id === id);
        if (template) onChoose(template);
      }}
    />
  );
}
