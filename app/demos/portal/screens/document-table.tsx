import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { IconName } from "#app/content/icon-name.ts";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { documentFile } from "../document-file.ts";
import { canDownload, reviewText } from "../documents.ts";
import type { PortalDoc } from "../model.ts";
import { DocumentGlyph } from "./document-glyph.tsx";
import type { PortalProps } from "./portal-props.ts";
import tables from "./portal-table.module.css";
import statusStyles from "./status.module.css";

type DocumentTableProps = PortalProps & {
  readonly documents: readonly PortalDoc[];
  readonly onReplace: (id: string) => void;
};

const columns = ["Document", "Type", "Size", "Uploaded", "Category", "Status"];

export function DocumentTable(props: DocumentTableProps) {
  return (
    <div className={cn(demoParts.panel, tables.panel)}>
      <table className={cn(textClass(14), tables.table, tables.documents)}>
        <caption className={typography.visuallyHidden}>Documents</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className={typography.visuallyHidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.documents.map((document) => (
            <DocumentRow key={document.id} {...props} document={document} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const statuses: Readonly<Record<PortalDoc["status"], { label: string; icon: IconName }>> = {
  approved: { label: "Approved", icon: "check" },
  pending: { label: "Pending", icon: "clock" },
  rejected: { label: "Rejected", icon: "close" },
};

type DocumentRowProps = DocumentTableProps & { readonly document: PortalDoc };

function DocumentRow({ document, ...props }: DocumentRowProps) {
  const { id, name, type, size, uploadDate, category, status, reason } = document;
  const { label, icon } = statuses[status];
  return (
    <tr data-document={id}>
      <th scope="row">
        <span className={cn(row(14), tables.named)}>
          <DocumentGlyph type={type} />
          <span id={`hb-doc-${id}`}>{name}</span>
        </span>
      </th>
      <td data-label="Type">{type}</td>
      <td className={typography.number} data-label="Size">
        {size}
      </td>
      <td className={typography.number} data-label="Uploaded">
        {formatLocal(dateOfDay(uploadDate), "date")}
      </td>
      <td data-label="Category">{category}</td>
      <td data-label="Status" className={tables.statusCell}>
        <span className={cn(textClass(13, 600), statusStyles.status)} data-status={status}>
          <Icon name={icon} />
          {label}
        </span>
        {status === "pending" && (
          <small className={cn(textClass(13, "quiet", 400), tables.note)}>
            {reviewText(document, props.state.openedAt)}
          </small>
        )}
        {reason && <small className={cn(textClass(13, "quiet", 400), tables.note)}>{reason}</small>}
      </td>
      <td className={tables.actionCell}>
        <DocumentAction {...props} document={document} />
      </td>
    </tr>
  );
}

function DocumentAction(props: DocumentRowProps) {
  const { state, dispatch, tools, document, documents, onReplace } = props;
  const { id, name } = document;
  const described = `hb-doc-${id}`;

  function download() {
    const { name: fileName, data } = documentFile(document, state.company, state.deals);
    if (!tools.save(fileName, data)) return;
    tools.announce(`${name} downloaded.`);
  }

  function remove() {
    const own = documents.filter(({ isOwn }) => isOwn).map((one) => one.id);
    const next = neighbour(own, id);
    dispatch({ type: "removeDoc", id });
    tools.announce(`${name} removed.`);
    tools.toast({
      text: `${name} removed`,
      onUndo: () => {
        dispatch({ type: "undo" });
        tools.announce("Undone.");
        focusAfter(`[data-document="${id}"] button`, "#hb-documents");
      },
    });
    focusAfter(next ? `[data-document="${next}"] button` : "#hb-documents", "#hb-documents");
  }

  if (canDownload(document)) {
    return (
      <button
        className={buttonClass("line")}
        type="button"
        aria-describedby={described}
        onClick={download}
      >
        <Icon name="download" />
        Download
      </button>
    );
  }
  if (document.status === "rejected") {
    return (
      <button
        className={buttonClass()}
        type="button"
        aria-describedby={described}
        onClick={() => onReplace(id)}
      >
        Replace File
      </button>
    );
  }
  if (document.isOwn) {
    return (
      <button
        className={buttonClass("line")}
        type="button"
        aria-describedby={described}
        onClick={remove}
      >
        Remove
      </button>
    );
  }
  return <span className={typography.visuallyHidden}>Nothing to do</span>;
}
