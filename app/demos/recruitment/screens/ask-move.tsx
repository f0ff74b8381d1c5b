import { HireDialog } from "./hire-dialog.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { RejectDialog } from "./reject-dialog.tsx";

/** What has to be answered before a move; stands inside the candidate's sheet while that is open. */
export function AskMove(props: RecruitmentProps) {
  const { asking, candidates } = props.state;
  if (asking?.kind === "reject") {
    const rejected = candidates.filter(({ id }) => asking.ids.includes(id));
    return <RejectDialog {...props} candidates={rejected} />;
  }
  const hired = candidates.find(({ id }) => asking?.kind === "hire" && id === asking.id);
  return hired ? <HireDialog {...props} candidate={hired} /> : null;
}
