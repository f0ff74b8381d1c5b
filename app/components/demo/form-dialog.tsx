import type { ComponentProps } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { DemoDialog } from "./demo-dialog.tsx";

type FormDialogProps = Omit<ComponentProps<typeof DemoDialog>, "footer" | "size"> & {
  /** The id of the form that is filled in. */
  readonly form: string;
  /** What the button that sends it says. */
  readonly submit: string;
};

/** A dialog around one form: a way out, and a way on. */
export function FormDialog({ form, submit, ...props }: FormDialogProps) {
  return (
    <DemoDialog
      {...props}
      size="narrow"
      footer={
        <>
          <button className={buttonClass("line")} type="button" onClick={props.onClose}>
            Cancel
          </button>
          <button className={buttonClass()} type="submit" form={form}>
            {submit}
          </button>
        </>
      }
    />
  );
}
