type PackageButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
};

/** Chooses a package; says so while the order page is on its way. */
export function PackageButton({ label, busyLabel, isBusy, onChoose }: PackageButtonProps) {
  return (
    <button className="btn" type="button" aria-disabled={isBusy || undefined} onClick={onChoose}>
      {isBusy ? (
        <>
          <span className="spin" />
          {busyLabel}
        </>
      ) : (
        label
      )}
    </button>
  );
}
