import { viewingById } from "../diary.ts";
import type { EstateProps } from "./estate-props.ts";
import { NewViewingDialog } from "./new-viewing-dialog.tsx";
import { ReplyDialog } from "./reply-dialog.tsx";
import { CancelDialog, FeedbackDialog, RescheduleDialog } from "./viewing-dialogs.tsx";

/** What is open over the desk and the diary; both lead to the same dialogs. */
export function DeskDialogs(props: EstateProps) {
  const { dialog, enquiries } = props.state;
  if (dialog === null) return null;
  if (dialog.kind === "new-viewing") return <NewViewingDialog {...props} />;
  if (dialog.kind === "reply") {
    const enquiry = enquiries.find(({ id }) => id === dialog.id);
    return enquiry ? <ReplyDialog {...props} enquiry={enquiry} /> : null;
  }
  const about = viewingById(props.state, dialog.id);
  if (!about) return null;
  if (dialog.kind === "reschedule") return <RescheduleDialog {...props} {...about} />;
  if (dialog.kind === "cancel") return <CancelDialog {...props} {...about} />;
  return <FeedbackDialog {...props} {...about} />;
}
