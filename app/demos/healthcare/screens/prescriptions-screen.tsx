import { columns, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import badges from "#app/components/ui/badge.module.css";
import { useState } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { counted } from "#domain/counted.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import type { Prescription } from "../model.ts";
import { canRefill, rxState, rxText, takenCount } from "../prescriptions.ts";
import { pharmacies } from "../sample-records.ts";
import type { HealthProps } from "./health-props.ts";
import { MedicineTable } from "./medicine-table.tsx";
import styles from "./prescriptions-screen.module.css";

const track = ["Requested", "Being prepared", "Ready"];

/** What is prescribed, how much is left, and the way to more. */
export function PrescriptionsScreen(props: HealthProps) {
  const [asking, setAsking] = useState<string | null>(null);
  const { state, dispatch, tools } = props;
  const { of } = takenCount(state.prescriptions);
  const asked = state.prescriptions.find(({ id }) => id === asking);
  return (
    <>
      <h2 className={typography.visuallyHidden}>Prescriptions</h2>
      <div className={cn(spread(0), styles.head)}>
        <p className={typography.quiet}>
          {counted(state.prescriptions.length, "prescription")}, {of} of them to be taken daily
        </p>
        <button className={buttonClass("line")} type="button" onClick={() => window.print()}>
          Print list
        </button>
      </div>
      <MedicineTable {...props} />
      <ul className={cn(stack(14), styles.list)}>
        {state.prescriptions.map((prescription) => (
          <PrescriptionCard
            key={prescription.id}
            {...props}
            prescription={prescription}
            onRefill={() => setAsking(prescription.id)}
          />
        ))}
      </ul>
      <RefillDialog
        prescription={asked ?? null}
        onClose={() => setAsking(null)}
        onChoose={(pharmacy) => {
          if (!asked) return;
          dispatch({ type: "refill", id: asked.id, pharmacy, now: new Date() });
          tools.tick("refill");
          tools.announce(`Refill of ${asked.medication} requested`);
          setAsking(null);
        }}
      />
    </>
  );
}

type PrescriptionCardProps = HealthProps & {
  readonly prescription: Prescription;
  readonly onRefill: () => void;
};

function PrescriptionCard({
  state,
  dispatch,
  tools,
  prescription,
  onRefill,
}: PrescriptionCardProps) {
  const { id, medication, dosage, refills, prescriber, expires, isDaily, isBooked, request } =
    prescription;
  const now = state.openedAt;
  const status = rxState(prescription, now);
  const isRenewal =
    request === null ? status === "empty" || status === "expired" : request.kind === "renewal";
  function renew() {
    dispatch({ type: "renew", id, now });
    tools.announce(`Renewal sent to ${prescriber}`);
  }
  return (
    <li className={cn(demoParts.panel, styles.prescription)}>
      <div className={spread(8)}>
        <h3 className={textClass(18)} id={`rx-${id}`}>
          {medication}
        </h3>
        <span className={cn(badges.badge, styles.status)} data-status={status}>
          {rxText(prescription, now)}
        </span>
      </div>
      <p>{dosage}</p>
      <dl className={cn(textClass(15), styles.facts)}>
        <div>
          <dt className={textClass(13, "quiet")}>Refills left</dt>
          <dd className={typography.number}>{refills}</dd>
        </div>
        <div>
          <dt className={textClass(13, "quiet")}>Prescriber</dt>
          <dd>{prescriber}</dd>
        </div>
        <div>
          <dt className={textClass(13, "quiet")}>Expires</dt>
          <dd>{formatLocal(dateOfDay(expires), "date")}</dd>
        </div>
      </dl>
      {isDaily && (
        <label className={demoParts.task}>
          <input
            type="checkbox"
            checked={isBooked}
            onChange={() => dispatch({ type: "takeToday", id })}
          />
          <span>Taken today</span>
        </label>
      )}
      <RequestLine prescription={prescription} />
      {isRenewal ? (
        <button
          className={buttonClass()}
          type="button"
          disabled={request !== null}
          aria-describedby={`rx-${id}`}
          onClick={renew}
        >
          Ask for renewal
        </button>
      ) : (
        <button
          className={buttonClass()}
          type="button"
          disabled={!canRefill(prescription, now)}
          aria-describedby={`rx-${id}`}
          onClick={onRefill}
        >
          Request refill
        </button>
      )}
      {request !== null && (
        <p className={typography.quiet}>
          One request is open. The next one can follow when it is done.
        </p>
      )}
    </li>
  );
}

function RequestLine({
  prescription: { request, prescriber },
}: {
  readonly prescription: Prescription;
}) {
  if (request === null) return null;
  if (request.kind === "renewal") {
    const doctor = prescriber.replace(/^Dr\. \S+ /, "Dr. ");
    return <p className={styles.request}>Renewal sent to {doctor}</p>;
  }
  return (
    <div className={styles.request}>
      <p>
        Requested
        {request.ready && ` · ready ${formatLocal(dateOfDay(request.ready), "weekday")}`}
        {request.pharmacy && `, ${request.pharmacy}`}
      </p>
      <ol
        className={cn(columns(3, 6), textClass(13, "quiet", 400), shapes.stages, styles.track)}
        aria-label="Status"
      >
        {track.map((step, index) => (
          <li key={step} aria-current={index === 0 ? "step" : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

type RefillDialogProps = {
  readonly prescription: Prescription | null;
  readonly onClose: () => void;
  readonly onChoose: (pharmacy: string) => void;
};

function RefillDialog({ prescription, onClose, onChoose }: RefillDialogProps) {
  const [pharmacy, setPharmacy] = useState<string>(pharmacies[0]);
  return (
    <DemoDialog
      isOpen={prescription !== null}
      onClose={onClose}
      app="app--healthcare"
      title="Where do you pick it up?"
      kicker={prescription?.medication}
      size="narrow"
      footer={
        <button className={buttonClass()} type="button" onClick={() => onChoose(pharmacy)}>
          Request refill
        </button>
      }
    >
      <fieldset role="radiogroup" aria-label="Pharmacy">
        {pharmacies.map((one) => (
          <label key={one} className={demoParts.task}>
            <input
              type="radio"
              name="pharmacy"
              value={one}
              checked={pharmacy === one}
              onChange={() => setPharmacy(one)}
            />
            <span>{one}</span>
          </label>
        ))}
      </fieldset>
    </DemoDialog>
  );
}
