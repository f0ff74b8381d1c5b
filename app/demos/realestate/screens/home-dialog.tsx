import { useEffect, useRef } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { findHome } from "../homes.ts";
import type { Property } from "../model.ts";
import { Booked, BookingForm } from "./booking-form.tsx";
import { overPage } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import styles from "./home-details.module.css";
import { HomeDetails } from "./home-details.tsx";

/** A home, and the way into its agent's diary. */
export function HomeDialog(props: EstateProps) {
  const { open, properties } = props.state;
  const home = findHome(properties, open?.id ?? null);
  return open && home ? <OpenHome {...props} home={home} open={open} /> : null;
}

type OpenHomeProps = EstateProps & {
  readonly home: Property;
  readonly open: NonNullable<EstateProps["state"]["open"]>;
};

function OpenHome(props: OpenHomeProps) {
  const { state, dispatch, home, open } = props;
  const page = `${home.id}-${open.view}`;
  const shown = useRef(page);
  const top = useRef<HTMLDivElement>(null);
  // Another home, or another page of it, begins at its title.
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.parentElement?.scrollTo({ top: 0 });
    top.current?.closest('[role="dialog"]')?.querySelector("h2")?.focus();
  }, [page]);
  const viewing = state.viewings.find(({ id }) => id === open.booked);
  const isBooking = open.view === "booking";
  const show = (view: "details" | "booking") => dispatch({ type: "openHome", id: home.id, view });
  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "closeHome" })}
      app={cn(overPage, estate.wideDialog)}
      kicker={isBooking ? "Book a viewing" : home.location}
      title={home.title}
      footer={
        !viewing && (
          <>
            {isBooking ? (
              <button className={buttonClass("line")} type="button" onClick={() => show("details")}>
                See the home
              </button>
            ) : (
              <p className={cn(textClass(20, 650), styles.footPrice)}>{home.price}</p>
            )}
            {isBooking ? (
              <button key="request" className={buttonClass()} type="submit" form="re-book">
                Request Viewing
              </button>
            ) : (
              home.status !== "sold" && (
                <button
                  key="book"
                  className={buttonClass()}
                  type="button"
                  onClick={() => show("booking")}
                >
                  Book a Viewing
                </button>
              )
            )}
          </>
        )
      }
    >
      <div key={page} ref={top}>
        {viewing ? (
          <Booked {...props} viewing={viewing} />
        ) : isBooking ? (
          <BookingForm {...props} />
        ) : (
          <HomeDetails {...props} />
        )}
      </div>
    </DemoDialog>
  );
}
