import { allocate } from "#app/lib/allocate.ts";
import { dayAt, daysUntil, isoDay } from "#domain/dates.ts";
import { seededRandom } from "#app/lib/random.ts";
import { phones } from "./agents.ts";
import { mondayOf } from "./diary.ts";
import { noFilters } from "./filters.ts";
import type { Enquiry, EstateState, PriceChange, Property, Traffic, Viewing } from "./model.ts";
import { sampleEnquiries, sampleOffers, sampleViewings } from "./sample-diary.ts";
import { sampleHomes } from "./sample-homes.ts";
import { samplePlaces } from "./sample-places.ts";

/** The demo opens in the middle of the agency's morning. */
export const openingTime = "09:30";

/** The agency as it opens: its homes, its diary and what has come in. */
export function buildEstate(visit: Date): EstateState {
  const now = dayAt(visit, 0, openingTime);
  const properties = buildHomes(now);
  return {
    tab: "search",
    properties,
    viewings: buildViewings(properties, now),
    enquiries: buildEnquiries(now),
    offers: sampleOffers,
    traffic: buildTraffic(properties, now),
    filters: noFilters,
    sort: "recommended",
    layout: "list",
    saved: [],
    compared: [],
    isComparing: false,
    open: null,
    dialog: null,
    hasBooked: false,
    diary: { week: isoDay(mondayOf(now)), day: null, filter: "all" },
    district: "Mill Row",
    marketSort: { field: "perFoot", direction: "descending" },
    valuation: {
      form: { district: "Mill Row", type: "house", area: "", condition: "good" },
      estimate: null,
      requested: null,
    },
  };
}

function buildHomes(now: Date): Property[] {
  const ago = (days: number) => dayAt(now, -days, "09:00");
  return sampleHomes.map((home): Property => {
    const [bedrooms, bathrooms, parking] = home.rooms;
    const [paid, years] = home.before;
    const verb = home.status === "rent" ? "Let" : "Sold";
    const past = { on: ago(home.listed + years * 365), what: verb, price: paid };
    const history: PriceChange[] = [
      ...(home.sold === undefined ? [] : [{ on: ago(home.sold), what: "Sold", price: home.price }]),
      ...(home.first
        ? [
            { on: ago(home.first[1]), what: "Price lowered", price: home.price },
            { on: ago(home.listed), what: "Listed", price: home.first[0] },
          ]
        : [{ on: ago(home.listed), what: "Listed", price: home.price }]),
      past,
    ];
    return {
      id: home.id,
      title: home.title,
      price: home.price,
      location: `${home.district}, Port Alder`,
      type: home.type,
      bedrooms,
      bathrooms,
      parking,
      area: home.area,
      image: home.image,
      rating: home.rating,
      status: home.status,
      featured: home.isFeatured ?? false,
      agent: { name: home.agent, phone: phones[home.agent], avatar: home.agent },
      district: home.district,
      place: samplePlaces[home.id] ?? [0, 0],
      listed: ago(home.listed),
      soldOn: home.sold === undefined ? null : ago(home.sold),
      description: home.description,
      features: home.features,
      history: history.slice(0, 3),
    };
  });
}

function buildViewings(homes: readonly Property[], now: Date): Viewing[] {
  return sampleViewings.map(({ day, time, feedback, ...viewing }, index) => ({
    ...viewing,
    id: `v${index + 1}`,
    date: dayAt(now, day, time),
    agent: homes.find(({ id }) => id === viewing.property)?.agent.name ?? "",
    feedback: feedback ?? null,
  }));
}

function buildEnquiries(now: Date): Enquiry[] {
  return sampleEnquiries.map(({ day, time, ...enquiry }, index) => ({
    ...enquiry,
    id: `e${index + 1}`,
    received: dayAt(now, day, time),
  }));
}

/** Days that the portal counts views over. */
const trafficDays = 30;
const fewestViews = 80;

/** 80 to 900 views in 30 days on offer, of which 3 to 9 in a hundred were saved; fewer views in fewer days. */
function buildTraffic(homes: readonly Property[], now: Date): Record<string, Traffic> {
  const next = seededRandom(4219);
  return Object.fromEntries(
    homes.map(({ id, listed, soldOn }) => {
      const first = trafficDays - daysUntil(now, listed);
      const last = trafficDays - (soldOn === null ? 0 : daysUntil(now, soldOn));
      const usual = fewestViews + Math.floor(next() * 821);
      const share = 0.03 + next() * 0.06;
      const weights = Array.from({ length: trafficDays }, (_, day) => {
        const weight = 1 + next() + 2 / (1 + Math.max(0, day - first));
        return day >= first && day < last ? weight : 0;
      });
      const days = weights.filter((weight) => weight > 0).length;
      // The first days bring the most: half of the month's views come in its first ten days.
      const views = Math.round(usual * (days / trafficDays) ** 0.63);
      const saves = Math.round(views * share);
      return [id, { views, saves, daily: allocate(views, weights) }];
    }),
  );
}
