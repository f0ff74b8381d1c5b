import { buttonClass } from "./button.ts";
import { Icon } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
};

/** Sends a form; while it does, it says so and stays where it is (decision D47). */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <button className={buttonClass()} type="submit" aria-disabled={isBusy || undefined}>
      {isBusy ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        <>
          {label}
          <Icon name="arrow" />
        </>
      )}
    </button>
  );
}
