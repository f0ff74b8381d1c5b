import { buttonClass } from "#app/components/ui/button.ts";
import { Spinner } from "#app/components/ui/spinner.tsx";
type PackageButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
};

/** Chooses a package; says so while the order page is on its way. */
export function PackageButton({ label, busyLabel, isBusy, onChoose }: PackageButtonProps) {
  return (
    <button
      className={buttonClass()}
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={onChoose}
    >
      {isBusy ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        label
      )}
    </button>
  );
}
