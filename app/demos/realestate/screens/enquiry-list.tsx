import { cluster, columns, divided, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { relativeDay } from "#domain/dates.ts";
import { byReceived } from "../desk.ts";
import { titleOf } from "../homes.ts";
import styles from "./dashboard.module.css";
import { panel } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";

/** What clients have asked, the latest first. */
export function EnquiryList({ state, dispatch, now }: EstateProps) {
  return (
    <section className={panel} aria-labelledby="re-enquiries">
      <h3 className={estate.heading} id="re-enquiries" tabIndex={-1}>
        Enquiries
      </h3>
      <ul className={divided}>
        {byReceived(state.enquiries).map((enquiry) => {
          const { id, kind, from, property, text: words, received, reply } = enquiry;
          const nameId = `re-enquiry-${id}`;
          const home = titleOf(state.properties, property);
          return (
            <li key={id} className={cn(columns(2, 4, 1024), styles.enquiry)} data-enquiry={id}>
              <p className={cn(cluster(12, "top"), textClass(14), styles.sender)} id={nameId}>
                <b className={textClass(15, 600)}>{from}</b>
                <span className={typography.quiet}>{[kind, home].filter(Boolean).join(" · ")}</span>
                <span className={typography.quiet}>{relativeDay(received, now)}</span>
              </p>
              <p>{words}</p>
              {reply !== null && (
                <p className={cn(textClass(14, "quiet"), styles.reply)}>{reply}</p>
              )}
              <div className={cn(stack(8), styles.answer)}>
                <span
                  className={cn(badges.badge, estate.chip)}
                  data-state={reply === null ? "requested" : "done"}
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
