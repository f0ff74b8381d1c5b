import { useRef, useState, type FormEvent, type RefObject } from "react";
import { FormDialog } from "#app/components/demo/form-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { hidesUpload } from "../documents.ts";
import { documentCategories, type ChosenFile, type DocumentCategory } from "../model.ts";
import { validateUpload } from "../uploads.ts";
import { FilePicker } from "./file-picker.tsx";
import formStyles from "./portal-form.module.css";
import type { PortalProps } from "./portal-props.ts";

type UploadDialogProps = PortalProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** New documents and their category. */
export function UploadDialog({ isOpen, onClose, ...props }: UploadDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      app="app--portal"
      title="Upload documents"
      firstFocus={first}
      form="hb-upload"
      submit="Add Documents"
    >
      <UploadForm {...props} first={first} onDone={onClose} />
    </FormDialog>
  );
}

type UploadFormProps = PortalProps & {
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
};

function UploadForm({ state, dispatch, tools, first, onDone }: UploadFormProps) {
  const { category: active } = state.documentFilter;
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [category, setCategory] = useState<DocumentCategory>(
    active === "all" ? "Contracts" : active,
  );
  const [isAsked, setIsAsked] = useState(false);
  const { errors } = validateUpload(files);

  function add(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (errors.length > 0) {
      first.current?.focus();
      return;
    }
    const isCleared = hidesUpload(state, files, category);
    dispatch({ type: "uploadDocs", files, category, now: new Date() });
    const said = `${counted(files.length, "document")} added, waiting for review.`;
    tools.announce(isCleared ? `${said} Filters are cleared to show it.` : said);
    tools.toast({ text: isCleared ? `${said} Filters cleared.` : said });
    tools.tick("upload");
    onDone();
  }

  return (
    <form id="hb-upload" className={cn(stack(14), formStyles.form)} onSubmit={add} noValidate>
      <FilePicker
        label="Choose files"
        isMultiple
        files={files}
        errors={files.length > 0 || isAsked ? errors : []}
        onFiles={setFiles}
        ref={first}
      />
      <Field name="category" label="Category" scope="upload">
        {(control) => (
          <select
            {...control}
            value={category}
            onChange={({ target }) =>
              setCategory(documentCategories.find((one) => one === target.value) ?? category)
            }
          >
            {documentCategories.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </Field>
      <p className={typography.quiet}>
        In this demo the files stay with you: only name and size are shown.
      </p>
    </form>
  );
}
