import { Icon } from "#app/components/ui/icon.tsx";
import { type Door, doors, signUpPage } from "#app/content/sign-up.ts";

/** The two doors. Radio buttons and a rule of the sheet show one form or the other, with or without React. */
export function DoorChooser() {
  return (
    <div className="wrap doors">
      <fieldset>
        <legend className="vh">{signUpPage.question}</legend>
        {doors.map((door, index) => (
          <DoorCard key={door.kind} door={door} isFirst={index === 0} />
        ))}
      </fieldset>
    </div>
  );
}

function DoorCard({ door, isFirst }: { readonly door: Door; readonly isFirst: boolean }) {
  const id = `door-${door.kind}`;
  return (
    <label className="door">
      <input
        type="radio"
        name="kind"
        value={door.kind}
        defaultChecked={isFirst}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
      />
      <span className="door__b">
        <b className="d" id={id}>
          {door.title}
        </b>
        <span id={`${id}-text`}>{door.text}</span>
        <span className="door__l">
          {door.points.map((point) => (
            <span key={point}>{point}</span>
          ))}
        </span>
        <i className="door__m" aria-hidden="true">
          <Icon name="check" />
        </i>
      </span>
    </label>
  );
}
