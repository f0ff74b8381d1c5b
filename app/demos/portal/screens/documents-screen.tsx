import { useState } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { cluster, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { categoryOptions, documentCount, filterDocuments, noDocumentsText } from "../documents.ts";
import type { DocumentFilter } from "../model.ts";
import { DocumentTable } from "./document-table.tsx";
import type { PortalProps } from "./portal-props.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";
import screen from "./screen.module.css";
import { UploadDialog } from "./upload-dialog.tsx";
import { useSaidCount } from "./use-said-count.ts";

/** The paperwork: what is approved, what is in review, and why something came back. */
export function DocumentsScreen(props: PortalProps) {
  const { state, dispatch, tools } = props;
  const [isUploading, setIsUploading] = useState(false);
  const [replacing, setReplacing] = useState<string | null>(null);
  const { documents, documentFilter } = state;
  const shown = filterDocuments(documents, documentFilter);
  const say = useSaidCount(tools);
  function filter(change: Partial<DocumentFilter>) {
    dispatch({ type: "setDocFilter", filter: change });
    const found = filterDocuments(documents, { ...documentFilter, ...change });
    say(documentCount(found.length, documents.length));
  }
  return (
    <>
      <div className={cn(spread(20), screen.head)}>
        <h2 id="hb-documents" tabIndex={-1}>
          Documents
        </h2>
        <button className={buttonClass()} type="button" onClick={() => setIsUploading(true)}>
          <Icon name="plus" />
          Upload
        </button>
      </div>
      <div className={cn(cluster(16), screen.filterBar)}>
        <SearchBox
          name="documents"
          label="Search documents"
          query={documentFilter.query}
          onQuery={(query) => filter({ query })}
        />
        <ChoiceGroup
          label="Category"
          shape="pills"
          options={categoryOptions(documents)}
          value={documentFilter.category}
          onChange={(category) => filter({ category })}
        />
      </div>
      <p className={cn(cluster(8), textClass(14, "quiet"), typography.number, screen.count)}>
        {documentCount(shown.length, documents.length)}
        <Removed {...props} />
      </p>
      {shown.length === 0 ? (
        <EmptyState text={noDocumentsText(documentFilter)}>
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => {
              dispatch({ type: "clearDocFilter" });
              say(documentCount(documents.length, documents.length));
              focusAfter('input[name="documents"]');
            }}
          >
            Clear filters
          </button>
        </EmptyState>
      ) : (
        <DocumentTable {...props} documents={shown} onReplace={setReplacing} />
      )}
      <UploadDialog {...props} isOpen={isUploading} onClose={() => setIsUploading(false)} />
      <ReplaceDialog {...props} id={replacing} onClose={() => setReplacing(null)} />
    </>
  );
}

/** Stays in the page after the toast has gone. */
function Removed({ state, dispatch, tools }: PortalProps) {
  const count = state.removed.length;
  if (count === 0) return null;
  return (
    <>
      {" "}
      · {counted(count, "document")} removed{" "}
      <button
        className={typography.link}
        type="button"
        onClick={() => {
          dispatch({ type: "undo" });
          tools.announce("Undone.");
          focusAfter("#hb-documents");
        }}
      >
        Undo
      </button>
    </>
  );
}
