import { useRef, useState } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import type { CommunityProps } from "./community-props.ts";

const reasons = [
  { value: "promotion", label: "Promotion" },
  { value: "unkind", label: "Unkind" },
  { value: "off-topic", label: "Off topic" },
  { value: "uncredited", label: "Not credited" },
] as const;

type Reason = (typeof reasons)[number]["value"];

/** Asks which of the club's rules a post breaks before it is reported. */
export function ReportDialog({ state, dispatch, tools }: CommunityProps) {
  const [reason, setReason] = useState<Reason | "">("");
  const post = state.posts.find(({ id }) => id === state.reporting);
  const closed = useRef("");
  function close() {
    closed.current = post?.id ?? "";
    setReason("");
    dispatch({ type: "askReport", id: null });
  }
  return (
    <DemoDialog
      isOpen={post !== undefined}
      onClose={close}
      app="app--community"
      title="Report this post"
      kicker={post?.title}
      size="narrow"
      returnFocus={() => focusAfter(closed.current)}
      footer={
        <>
          <button className={buttonClass("line")} type="button" onClick={close}>
            Keep reading
          </button>
          <button
            className={buttonClass()}
            type="button"
            disabled={reason === ""}
            onClick={() => {
              dispatch({ type: "report", id: post?.id ?? "" });
              tools.announce("Reported. A moderator will look.");
              close();
            }}
          >
            Report
          </button>
        </>
      }
    >
      <ChoiceGroup<Reason | "">
        label="What is wrong with it?"
        isLabelShown
        shape="pills"
        options={reasons}
        value={reason}
        onChange={setReason}
      />
    </DemoDialog>
  );
}

/** Undo in the line that stands for a reported post, or the menu the dialog was opened from. */
function focusAfter(id: string): HTMLElement | null {
  return document.querySelector(
    `[data-reported][data-post="${id}"] button, [data-post="${id}"] header button`,
  );
}
