import { addDays, dayAt, isoDay } from "#domain/dates.ts";
import type {
  Order,
  OrderStatus,
  Reservation,
  ReservationStatus,
  RestaurantState,
} from "./model.ts";
import { sampleMenu } from "./sample-menu.ts";

/** The clock of the demo begins here, whenever it is opened. */
export const demoStart = "19:12";

/** The restaurant in the middle of dinner. */
export function buildRestaurant(now: Date): RestaurantState {
  const openedAt = dayAt(now, 0, demoStart);
  return {
    openedAt,
    tab: "orders",
    menu: sampleMenu,
    orders: buildOrders(openedAt),
    reservations: buildReservations(openedAt),
    table: 5,
    cart: [],
    note: "",
    ordersView: "kitchen",
    ticketFilter: "all",
    isAllDay: false,
    menuQuery: "",
    menuCategory: "all",
    menuTags: [],
    isManaging: false,
    day: isoDay(openedAt),
    declined: [],
  };
}

type Dishes = readonly (readonly [quantity: number, item: string])[];

function buildOrders(openedAt: Date): Order[] {
  const minutesAgo = (minutes: number) => new Date(openedAt.getTime() - minutes * 60_000);
  const order = (
    id: number,
    table: number,
    status: OrderStatus,
    minutes: number,
    dishes: Dishes,
    rest: Partial<Order> = {},
  ): Order => {
    const items = dishes.map(([quantity, item]) => {
      const { name, price } = dishOf(item);
      return { item, name, quantity, price };
    });
    return {
      id,
      table,
      items,
      total: items.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
      status,
      time: minutesAgo(minutes),
      note: "",
      servedAt: null,
      billedAt: null,
      recalled: false,
      struck: [],
      isAddOn: false,
      isCleared: false,
      ...rest,
    };
  };
  const served = (minutes: number) => {
    const servedAt = minutesAgo(minutes);
    return { servedAt, billedAt: servedAt };
  };
  return [
    order(
      1032,
      1,
      "served",
      52,
      [
        [1, "cacio"],
        [1, "milanese"],
      ],
      served(41),
    ),
    order(
      1033,
      6,
      "served",
      41,
      [
        [2, "short-rib"],
        [2, "house-red"],
      ],
      served(28),
    ),
    order(
      1034,
      11,
      "served",
      34,
      [
        [2, "margherita"],
        [1, "burrata"],
      ],
      served(20),
    ),
    order(1035, 16, "ready", 22, [
      [2, "tiramisu"],
      [1, "affogato"],
      [3, "espresso"],
    ]),
    order(1036, 3, "ready", 19, [
      [1, "funghi"],
      [1, "diavola"],
    ]),
    order(
      1037,
      14,
      "preparing",
      17,
      [
        [1, "vongole"],
        [1, "aubergine"],
        [1, "margherita"],
      ],
      { struck: [0] },
    ),
    order(
      1038,
      7,
      "preparing",
      11,
      [
        [2, "tagliatelle"],
        [1, "milanese"],
      ],
      { struck: [0], note: "One ragù without cheese" },
    ),
    order(
      1039,
      12,
      "preparing",
      7,
      [
        [2, "short-rib"],
        [1, "burrata"],
        [2, "house-red"],
      ],
      { struck: [0] },
    ),
    order(1040, 9, "pending", 3, [
      [1, "diavola"],
      [1, "cacio"],
      [2, "spritz"],
    ]),
    order(1041, 2, "pending", 1, [
      [2, "margherita"],
      [1, "rocket-pear"],
    ]),
  ];
}

function dishOf(id: string) {
  const dish = sampleMenu.find((one) => one.id === id);
  if (!dish) throw new Error(`There is no dish ${id}.`);
  return dish;
}

type Booking = readonly [
  time: string,
  customerName: string,
  partySize: number,
  status: ReservationStatus,
  phone: string,
  table: number | null,
];

const today: readonly Booking[] = [
  ["17:15", "Beatriz Lomax", 2, "completed", "(415) 555-0112", 4],
  ["17:30", "Owen Adeyemi", 4, "completed", "(415) 555-0187", 10],
  ["18:30", "Yuki Tanabe", 4, "seated", "(415) 555-0134", 12],
  ["18:45", "Marcus Feld", 3, "seated", "(415) 555-0159", 7],
  ["19:15", "Leila Haddad", 2, "confirmed", "(415) 555-0143", 4],
  ["19:30", "Grant Osei", 6, "confirmed", "(415) 555-0171", 13],
  ["19:45", "Ines Carvalho", 2, "confirmed", "(415) 555-0126", 8],
  ["20:30", "Priit Kask", 4, "confirmed", "(415) 555-0198", null],
  ["20:45", "Hollis Tran", 5, "pending", "(415) 555-0165", null],
  ["21:00", "Amara Nwosu", 2, "pending", "(415) 555-0117", null],
];

const tomorrow: readonly Booking[] = [
  ["18:00", "Noor Bahrami", 4, "confirmed", "(415) 555-0150", null],
  ["19:00", "Tomasz Wilk", 2, "confirmed", "(415) 555-0138", null],
  ["19:30", "Celia Marchetti", 6, "pending", "(415) 555-0174", null],
  ["20:15", "Dev Anand", 3, "pending", "(415) 555-0109", null],
];

function buildReservations(openedAt: Date): Reservation[] {
  return [today, tomorrow].flatMap((bookings, offset) =>
    bookings.map(([time, customerName, partySize, status, phone, table], index): Reservation => ({
      id: `r${offset}-${index + 1}`,
      customerName,
      phone,
      date: isoDay(addDays(openedAt, offset)),
      time,
      partySize,
      status,
      table,
      walkIn: false,
    })),
  );
}
