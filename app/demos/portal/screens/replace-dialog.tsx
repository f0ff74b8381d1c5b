import { useRef, useState, type FormEvent, type RefObject } from "react";
import { FormDialog } from "#app/components/demo/form-dialog.tsx";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { ChosenFile, PortalDoc } from "../model.ts";
import { validateUpload } from "../uploads.ts";
import { FilePicker } from "./file-picker.tsx";
import formStyles from "./portal-form.module.css";
import type { PortalProps } from "./portal-props.ts";

type ReplaceDialogProps = PortalProps & {
  /** The document; null while the dialog is closed. */
  readonly id: string | null;
  readonly onClose: () => void;
};

/** Another file for a document that was rejected. */
export function ReplaceDialog({ id, onClose, ...props }: ReplaceDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  // While the dialog closes it still shows what it was about, and knows where to return to.
  const shownId = useLastKnown(id);
  const replaced = props.state.documents.find((one) => one.id === shownId);
  return (
    <FormDialog
      isOpen={id !== null}
      onClose={onClose}
      app="app--portal"
      title="Replace file"
      kicker={replaced?.name}
      firstFocus={first}
      returnFocus={() => openerOf(shownId)}
      form="hb-replace"
      submit="Replace File"
    >
      {replaced && <ReplaceForm {...props} replaced={replaced} first={first} onDone={onClose} />}
    </FormDialog>
  );
}

/** The button of the row, or the heading once the document needs none. */
function openerOf(id: string | null): HTMLElement | null {
  const opener = `[data-document="${id}"] button`;
  return (
    document.querySelector<HTMLElement>(opener) ??
    document.querySelector<HTMLElement>("#hb-documents")
  );
}

type ReplaceFormProps = PortalProps & {
  readonly replaced: PortalDoc;
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
};

function ReplaceForm({ dispatch, tools, replaced, first, onDone }: ReplaceFormProps) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const { errors } = validateUpload(files);

  function replace(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    const [file] = files;
    if (errors.length > 0 || !file) {
      first.current?.focus();
      return;
    }
    dispatch({ type: "replaceDoc", id: replaced.id, file, now: new Date() });
    const said = `${replaced.name} replaced, waiting for review.`;
    tools.announce(said);
    tools.toast({ text: said });
    onDone();
  }

  return (
    <form id="hb-replace" className={cn(stack(14), formStyles.form)} onSubmit={replace} noValidate>
      {replaced.reason && (
        <p className={cn(row(10, "top"), textClass(14, 560), formStyles.note)}>{replaced.reason}</p>
      )}
      <FilePicker
        label="Choose a file"
        files={files}
        errors={files.length > 0 || isAsked ? errors : []}
        onFiles={setFiles}
        ref={first}
      />
    </form>
  );
}
