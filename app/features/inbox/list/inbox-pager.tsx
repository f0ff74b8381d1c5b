import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { inbox } from "#app/content/inbox.ts";
import { firstPage, type PagePosition } from "../inbox-address.ts";
import { nextPosition, previousPosition, type EntryPage, type PageRange } from "../inbox-page.ts";
import pager from "./inbox-pager.module.css";

type InboxPagerProps = {
  readonly page: EntryPage;
  readonly range: PageRange | null;
  readonly onGo: (position: PagePosition) => void;
};

/** Which entries of how many are on show, and the way to the pages beside. */
export function InboxPager({ page, range, onGo }: InboxPagerProps) {
  return (
    <nav className={cn(textClass(13, "quiet"), pager.pager)} aria-label={inbox.pages}>
      <span>{range && rangeText(range)}</span>
      <div className={row(8)}>
        <PageButton
          label={inbox.previous}
          isOff={!page.hasPrevious}
          onPress={() => onGo(page.entries.length > 0 ? previousPosition(page) : firstPage)}
        />
        <PageButton
          label={inbox.next}
          isOff={!page.hasNext}
          onPress={() => onGo(nextPosition(page))}
        />
      </div>
    </nav>
  );
}

/** Example: "51 to 100 of 1,001". */
export function rangeText({ from, to, total }: PageRange): string {
  const [first, last, all] = [from, to, total].map((value) => value.toLocaleString("en-US"));
  return to === 0 ? `0 of ${all}` : `${first} to ${last} of ${all}`;
}

type PageButtonProps = {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
};

/** Stays in the tab order when it is off, so that paging by key never loses its place. */
function PageButton({ label, isOff, onPress }: PageButtonProps) {
  return (
    <button
      className={buttonClass("line", "tiny")}
      type="button"
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onPress()}
    >
      {label}
    </button>
  );
}
