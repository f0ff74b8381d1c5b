import { bold, each, end, middle, path, rect, text, times } from "./svg-markup.ts";

type Ticket = {
  readonly table: string;
  readonly age: string;
  readonly lines: readonly string[];
  readonly height: number;
};

const tickets: readonly Ticket[] = [
  {
    table: "Table 12",
    age: "7 min",
    lines: ["2 Slow Short Rib", "1 Burrata &amp; Tomato", "2 House Red"],
    height: 206,
  },
  {
    table: "Table 7",
    age: "11 min",
    lines: ["2 Tagliatelle al Ragù", "1 Chicken Milanese"],
    height: 176,
  },
  {
    table: "Table 14",
    age: "17 min, late",
    lines: ["1 Vongole", "1 Parmigiana", "1 Margherita"],
    height: 216,
  },
];

const bill = [
  ["2 Margherita", "29.00"],
  ["1 Funghi &amp; Taleggio", "16.50"],
] as const;
const allDay = ["3 Margherita", "2 Short Rib", "2 Tagliatelle", "1 Vongole"];
const seated: ReadonlySet<number> = new Set([2, 7, 9, 12, 14]);
const reserved: ReadonlySet<number> = new Set([3, 16]);

export function restaurant(): string {
  return (
    rect(0, 0, 740, 424, "mp") +
    text(24, 38, "Active orders", "tb tpt") +
    text(180, 38, "7", "tb tpt", 'opacity=".6"') +
    rect(20, 56, 452, 8, "ma") +
    each(tickets, ticket) +
    openBill() +
    floor() +
    rect(24, 300, 436, 100, "ms", 6) +
    text(40, 328, "All day", "tm") +
    each(allDay, (dish, index) =>
      text(40 + (index % 2) * 200, 354 + Math.floor(index / 2) * 24, dish),
    )
  );
}

function ticket({ table, age, lines, height }: Ticket, index: number): string {
  const x = 24 + index * 150;
  const isLate = age.endsWith("late");
  const button = 20 + height;
  return (
    rect(x, 60, 138, height, "ms", 2) +
    rect(x, 60, 138, 30, isLate ? "ma" : "mas") +
    text(x + 12, 80, age, isLate ? "to" : "", bold) +
    text(x + 12, 116, table, "tx", 'font-size="19"') +
    each(lines, (line, row) => text(x + 12, 142 + row * 20, line)) +
    rect(x + 10, button, 118, 30, isLate ? "ma" : "mk2", 4) +
    text(x + 69, button + 20, "Mark Ready", isLate ? "to ts" : "ts", `${middle} ${bold}`)
  );
}

function openBill(): string {
  return (
    rect(496, 24, 224, 170, "ms", 6) +
    text(512, 52, "Table 5", "tm") +
    each(bill, ([dish, price], row) => {
      const y = 82 + row * 24;
      return text(512, y, dish) + text(704, y, price, "", end);
    }) +
    path("M512 120H704", "ml") +
    text(704, 142, "$45.50", "tm", end) +
    rect(512, 152, 192, 30, "ma", 4) +
    text(608, 171, "Send to Kitchen", "to ts", `${middle} ${bold}`)
  );
}

function floor(): string {
  return times(16, (index) => {
    const x = 496 + (index % 4) * 57;
    const y = 210 + Math.floor(index / 4) * 50;
    const table = index + 1;
    const isReserved = reserved.has(table);
    const paint = isReserved ? "ma" : seated.has(table) ? "mas" : "ms";
    return (
      rect(x, y, 51, 44, paint, 6) +
      text(x + 25, y + 27, table, isReserved ? "to tm" : "tm", middle)
    );
  });
}
