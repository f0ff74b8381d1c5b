import { useRef, useState } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { Avatar } from "#app/components/demo/avatar.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { sortRows } from "#app/lib/sort-rows.ts";
import { book, bookable, clashText, memberClash } from "../bookings.ts";
import { classLabel, spanText, spotsLeft } from "../classes.ts";
import { searchMembers } from "../members.ts";
import type { Member } from "../model.ts";
import { bookingSentence, tickWaitlist } from "./booking-labels.ts";
import { clubClass } from "./club-class.ts";
import styles from "./dialogs.module.css";
import type { FitnessProps } from "./fitness-props.ts";

type BookDialogProps = FitnessProps & {
  readonly classId: string | null;
  readonly onClose: () => void;
};

/** Picks who takes a spot, or who waits for one. */
export function BookDialog({ state, dispatch, tools, now, classId, onClose }: BookDialogProps) {
  const [query, setQuery] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const gymClass = useLastKnown(state.classes.find(({ id }) => id === classId));
  if (!gymClass) return null;
  const isFull = spotsLeft(gymClass) === 0;
  const found = searchMembers(bookable(state.members, gymClass), query).map((member) => ({
    member,
    clash: memberClash(state.classes, gymClass, member.id),
  }));
  const choices = sortRows(found, ({ clash }) => Number(clash !== undefined), "ascending");

  function close() {
    setQuery("");
    onClose();
  }
  function choose(member: Member) {
    if (!gymClass) return;
    const booking = book(gymClass, member, now, state.classes);
    const sentence = bookingSentence(booking, member);
    dispatch({ type: "book", classId: gymClass.id, memberId: member.id, now });
    tools.announce(sentence);
    tools.toast({ text: sentence });
    tickWaitlist(booking, tools);
    close();
  }

  return (
    <DemoDialog
      isOpen={classId !== null}
      onClose={close}
      app={clubClass}
      title={isFull ? `Join the waitlist for ${gymClass.name}` : `Book ${gymClass.name}`}
      kicker={`${spanText(gymClass)} · ${classLabel(gymClass, now)}`}
      size="narrow"
      firstFocus={search}
      returnFocus={() => document.querySelector<HTMLElement>(`[data-book="${gymClass.id}"]`)}
    >
      <SearchBox
        name="book"
        label="Search members to book"
        query={query}
        onQuery={setQuery}
        ref={search}
      />
      {choices.length === 0 && (
        <EmptyState text={`No members match “${query.trim()}”.`}>
          <button className={buttonClass("line")} type="button" onClick={() => setQuery("")}>
            Clear filters
          </button>
        </EmptyState>
      )}
      <ul className={styles.choices}>
        {choices.map(({ member, clash }) => (
          <li key={member.id}>
            <button
              className={cn(shapes.wholeLine, row(12), styles.choice)}
              type="button"
              disabled={clash !== undefined}
              onClick={() => choose(member)}
            >
              <Avatar name={member.name} size={36} />
              <span>
                <b>{member.name}</b>
                <small className={typography.quiet}>
                  {" "}
                  {clash ? clashText(clash, member.id) : member.membershipType}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DemoDialog>
  );
}
