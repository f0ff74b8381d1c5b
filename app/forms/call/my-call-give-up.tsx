import { confirmCallWords as words } from "#app/content/my-call.ts";
import { MyCallQuestion } from "./my-call-question.tsx";
import { nothingToCheck, useCallChange } from "./use-call-change.ts";
import type { MyCallPage } from "./use-my-call.ts";

type MyCallGiveUpProps = { readonly page: MyCallPage; readonly onKeep: () => void };

/** For who has got a letter that somebody else has asked for. */
export function MyCallGiveUp({ page, onKeep }: MyCallGiveUpProps) {
  const form = useCallChange({
    name: "Giving a call up",
    page,
    check: nothingToCheck,
    submit: async (secret) => {
      const { cancelCall } = await import("./my-call-repository.ts");
      return cancelCall(secret, "");
    },
    sent: words.givenUpToast,
    failed: words.keptToast,
    onDone: (call) => {
      // Confirmed meanwhile, elsewhere: then it was cancelled.
      if (call.state === "cancelled") page.show(call, "cancelled");
      else page.giveUp(call);
    },
  });
  return (
    <MyCallQuestion
      form={form}
      title={words.notMineTitle}
      text={words.notMineText}
      submit={words.giveUp}
      submitting={words.givingUp}
      keep={words.keep}
      onKeep={onKeep}
    />
  );
}
