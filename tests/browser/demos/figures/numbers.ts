/** A number as it is written: how it counts, and the unit of its last shown digit. */
export type Shown = {
  readonly value: number;
  /** 1 in `12`, 0.01 in `$3.20`, 100 in `12.4K`: what rounding may have taken is half of it. */
  readonly step: number;
  readonly unit: "count" | "money" | "percent";
};

const powers = { k: 1e3, m: 1e6, b: 1e9 } as const;

const written =
  /(?<sign>[-−+]?)(?<money>\$?)(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d+))?(?<power>[KkMB](?![A-Za-z]))?(?<percent>\s?%| percent)?/;

/** The first number of a text, or `null`. Durations are read in minutes: `4 h 20 min` is 260. */
export function firstNumber(text: string): Shown | null {
  const time = /^\D*?(\d+) h(?: (\d+) min)?\b/.exec(text);
  if (time) return { value: Number(time[1]) * 60 + Number(time[2] ?? 0), step: 1, unit: "count" };
  const groups = written.exec(text)?.groups;
  if (!groups) return null;
  const { sign, money, digits = "", decimals = "", power, percent } = groups;
  const scale = power ? powers[power.toLowerCase() as keyof typeof powers] : 1;
  const size = Number(`${digits.replaceAll(",", "")}.${decimals || "0"}`) * scale;
  return {
    value: sign === "-" || sign === "−" ? -size : size,
    step: scale * 10 ** -decimals.length,
    unit: money ? "money" : percent ? "percent" : "count",
  };
}

/** Whether two numbers can be the same one, each rounded to its last digit. */
export function agree(one: Shown, other: Shown): boolean {
  const tolerance = one.step === other.step ? 0 : Math.max(one.step, other.step) / 2;
  return Math.abs(one.value - other.value) <= tolerance + 1e-6;
}
