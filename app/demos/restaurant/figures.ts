import { counted } from "#domain/counted.ts";
import { type IsoDay, isoDay } from "#domain/dates.ts";
import { activeOrders, ageMinutes, allDay, dishCounts } from "./kitchen.ts";
import type { Order, Reservation, RestaurantState } from "./model.ts";
import { clockText, hourText, minutesOf, timeOfMinutes } from "./times.ts";

const firstHour = 11;
const hours = 12;

/** Sales before the demo begins, in cents: 11 AM to 6 PM. */
export const salesBefore = [21250, 68400, 74850, 39100, 16800, 20350, 45600, 62300] as const;

/** Orders whose bill belongs to this visit; earlier ones are part of the sales before. */
export function billedOrders({ orders, openedAt }: Pick<RestaurantState, "orders" | "openedAt">) {
  return orders.filter(({ billedAt }) => billedAt !== null && billedAt >= openedAt);
}

export type HourSales = { readonly hour: number; readonly cents: number };

/** Sales of the day in twelve hours; what is billed after the last one counts there. */
export function hourly(
  base: readonly number[],
  billed: readonly Pick<Order, "billedAt" | "total">[],
): HourSales[] {
  return Array.from({ length: hours }, (_, index) => {
    const own = billed.filter(({ billedAt }) => billedAt && columnOf(billedAt) === index);
    const cents = own.reduce((sum, { total }) => sum + total, base[index] ?? 0);
    return { hour: firstHour + index, cents };
  });
}

function columnOf(moment: Date): number {
  const column = moment.getHours() - firstHour;
  return column < 0 ? hours - 1 : Math.min(column, hours - 1);
}

export function revenue(state: RestaurantState): number {
  return hourly(salesBefore, billedOrders(state)).reduce((sum, { cents }) => sum + cents, 0);
}

/** `Lunch peak 1 PM; dinner is building.` */
export function salesCaption(sales: readonly HourSales[], now: Date): string {
  const lunch = sales.filter(({ hour }) => hour < 16);
  const peak = lunch.reduce((best, one) => (one.cents > best.cents ? one : best));
  const at = (hour: number) => sales.find((one) => one.hour === hour)?.cents ?? 0;
  const live = at(now.getHours());
  const isOver = live > 0 && live >= at(now.getHours() - 1);
  const isRising = at(now.getHours() - 1) > at(now.getHours() - 2);
  const dinner = isOver
    ? "this hour has passed the one before"
    : isRising
      ? "dinner is building"
      : "dinner is slowing";
  return `Lunch peak ${hourText(peak.hour)}; ${dinner}.`;
}

/** The mean age of open tickets in whole minutes; null without any. */
export function averageTicket(orders: readonly Order[], now: Date): number | null {
  const ages = activeOrders(orders).map((order) => ageMinutes(order, now));
  if (ages.length === 0) return null;
  return Math.round(ages.reduce((sum, age) => sum + age, 0) / ages.length);
}

export function openValue(orders: readonly Order[]): number {
  return activeOrders(orders).reduce((sum, { total }) => sum + total, 0);
}

/** The dishes of tonight's orders, the most ordered first. */
export function topSellers(orders: readonly Order[], most = 6) {
  return dishCounts(orders).slice(0, most);
}

/** `Margherita leads: 3 in the kitchen right now.` */
export function sellersCaption(orders: readonly Order[]): string {
  const [first] = topSellers(orders);
  if (!first) return "Nothing ordered yet.";
  const cooking = allDay(orders).find(({ item }) => item === first.item)?.quantity ?? 0;
  return `${first.name} leads: ${cooking === 0 ? "none" : cooking} in the kitchen right now.`;
}

export type Covers = { readonly time: string; readonly covers: number };

const firstCover = 17 * 60;
const coverSlots = 10;

/** Guests by the half hour they come in, 17:00 to 21:30. Requests that nobody has confirmed do not count. */
export function coversOf(reservations: readonly Reservation[], day: IsoDay): Covers[] {
  const expected = reservations.filter(({ date, status }) => date === day && status !== "pending");
  return Array.from({ length: coverSlots }, (_, slot) => ({
    time: timeOfMinutes(firstCover + slot * 30),
    covers: expected
      .filter(({ time }) => coverSlot(time) === slot)
      .reduce((sum, { partySize }) => sum + partySize, 0),
  }));
}

/** Walk-ins come at any time: what lies before or after the evening counts at its edge. */
function coverSlot(time: string): number {
  const slot = Math.floor((minutesOf(time) - firstCover) / 30);
  return Math.min(Math.max(slot, 0), coverSlots - 1);
}

export function totalCovers(covers: readonly Covers[]): number {
  return covers.reduce((sum, one) => sum + one.covers, 0);
}

/** `7:30 PM is the crunch: 8 covers.` */
export function coversCaption(covers: readonly Covers[]): string {
  const most = covers.reduce((best, one) => (one.covers > best.covers ? one : best));
  if (most.covers === 0) return "No covers booked yet.";
  const noun = most.covers === 1 ? "cover" : "covers";
  return `${clockText(most.time)} is the crunch: ${most.covers} ${noun}.`;
}

/** `27 covers in all, 6 of them walk-ins; 7 more guests not confirmed yet.` */
export function coversNote(reservations: readonly Reservation[], day: IsoDay): string {
  const guests = (is: (one: Reservation) => boolean) =>
    reservations
      .filter((one) => one.date === day && is(one))
      .reduce((sum, { partySize }) => sum + partySize, 0);
  const walkIns = guests(({ walkIn }) => walkIn);
  const asking = guests(({ status }) => status === "pending");
  const all = counted(totalCovers(coversOf(reservations, day)), "cover");
  const came =
    walkIns === 0 ? "" : `, ${walkIns} of them ${walkIns === 1 ? "a walk-in" : "walk-ins"}`;
  const rest = asking === 0 ? "" : `; ${counted(asking, "more guest")} not confirmed yet`;
  return `${all} in all${came}${rest}.`;
}

/** `10 reservations and 1 walk-in, 36 guests, 7 of them not confirmed yet` */
export function dayText(reservations: readonly Reservation[]): string {
  const guestsOf = (some: readonly Reservation[]) =>
    some.reduce((sum, { partySize }) => sum + partySize, 0);
  const booked = reservations.filter(({ walkIn }) => !walkIn);
  const walkIns = reservations.length - booked.length;
  const asking = guestsOf(reservations.filter(({ status }) => status === "pending"));
  return [
    counted(booked.length, "reservation") +
      (walkIns === 0 ? "" : ` and ${counted(walkIns, "walk-in")}`),
    counted(guestsOf(reservations), "guest"),
    ...(asking === 0 ? [] : [`${asking} of them not confirmed yet`]),
  ].join(", ");
}

/** The covers of the day that the clock shows. */
export function coversTonight({ reservations }: RestaurantState, now: Date): Covers[] {
  return coversOf(reservations, isoDay(now));
}
