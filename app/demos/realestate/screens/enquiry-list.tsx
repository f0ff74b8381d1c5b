import demoParts from "#app/components/demo/demo-parts.module.css";
import { cn } from "#app/lib/cn.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { relativeDay } from "#domain/dates.ts";
import { byReceived } from "../desk.ts";
import { titleOf } from "../homes.ts";
import type { EstateProps } from "./estate-props.ts";

/** What clients have asked, the latest first. */
export function EnquiryList({ state, dispatch, now }: EstateProps) {
  return (
    <section className={demoParts.panel} aria-labelledby="re-enquiries">
      <h3 className="re-serif" id="re-enquiries" tabIndex={-1}>
        Enquiries
      </h3>
      <ul className="re-enq">
        {byReceived(state.enquiries).map((enquiry) => {
          const { id, kind, from, property, text, received, reply } = enquiry;
          const nameId = `re-enquiry-${id}`;
          const home = titleOf(state.properties, property);
          return (
            <li key={id} data-enquiry={id}>
              <p className="re-enq__h" id={nameId}>
                <b>{from}</b>
                <span className={typography.quiet}>{[kind, home].filter(Boolean).join(" · ")}</span>
                <span className={typography.quiet}>{relativeDay(received, now)}</span>
              </p>
              <p>{text}</p>
              {reply !== null && <p className="re-enq__r">{reply}</p>}
              <div className="re-enq__f">
                <span
                  className={cn(
                    badges.badge,
                    `re-chip re-chip--${reply === null ? "requested" : "done"}`,
                  )}
                >
                  {reply === null ? "New" : "Replied"}
                </span>
                {reply === null && (
                  <button
                    className={buttonClass("line")}
                    type="button"
                    aria-describedby={nameId}
                    onClick={() => dispatch({ type: "dialog", dialog: { kind: "reply", id } })}
                  >
                    Reply
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
