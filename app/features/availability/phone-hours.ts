import { business } from "#domain/business.ts";
import { sharedHost, typeIds, type Host } from "./availability.ts";
import { mergeWindows } from "./windows.ts";

const phoneWindow = JSON.stringify([{ opens: 540, closes: 1080 }]);

/** Whether somebody who takes calls, or the shared calendar, has other hours than the telephone's on the pages. */
export function differsFromPhoneHours(hosts: readonly Host[]): boolean {
  return hosts.some(({ number, isGone, settings }) => {
    if (number !== sharedHost && (isGone || !settings.takesCalls)) return false;
    if (settings.timeZone !== business.office.zone) return true;
    return typeIds.some((type) =>
      [1, 2, 3, 4, 5, 6, 7].some((weekday) => {
        const windows = mergeWindows(
          settings.hours
            .filter((hours) => hours.type === type && hours.weekday === weekday)
            .map(({ opens, closes }) => ({ opens, closes })),
        );
        return weekday > 5 ? windows.length > 0 : JSON.stringify(windows) !== phoneWindow;
      }),
    );
  });
}
