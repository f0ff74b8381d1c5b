import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { callRefusals } from "#app/content/calls.ts";
import { noCall, unreachableCall } from "#app/content/my-call.ts";
import { MyCallBlank } from "./my-call-blank.tsx";
import { MyCallWayList, MyCallWays } from "./my-call-ways.tsx";
import type { MyCallPage } from "./use-my-call.ts";

/** In place of a call: no link, one that is not known, or a server that is away; and how we are reached. */
export function MyCallMissing({ page }: { readonly page: MyCallPage }) {
  const { shown, retry } = page;
  if (shown.kind === "failed") {
    return (
      <>
        <LoadFailure
          title={unreachableCall.title}
          reason={shown.reason}
          isRetrying={shown.isTrying}
          onRetry={retry}
        />
        <MyCallWays />
      </>
    );
  }
  const { title, text } = shown.kind === "unknown" ? callRefusals.unknown : noCall.card;
  return (
    <MyCallBlank title={title}>
      <p className={textClass(18)}>{text}</p>
      <MyCallWayList />
    </MyCallBlank>
  );
}
