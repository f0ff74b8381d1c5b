type Terms = {
  readonly price: number;
  /** Percent of the price. */
  readonly down: number;
  /** Percent a year. */
  readonly rate: number;
  readonly years: number;
};

export const loanYears = [15, 20, 30] as const;
export const downLimits = { low: 5, high: 50 } as const;

/** With these a card says what a home costs a month. */
export const usualTerms = { down: 20, rate: 6.25, years: 30 } as const;

/** What a loan costs a month, unrounded; without interest its even parts. */
export function monthlyPayment(loan: number, rate: number, years: number): number {
  if (loan <= 0) return 0;
  const months = years * 12;
  const monthly = rate / 1200;
  if (monthly === 0) return loan / months;
  return (loan * monthly) / (1 - (1 + monthly) ** -months);
}

export function monthlyCost({ price, down, rate, years }: Terms) {
  const loan = price * (1 - down / 100);
  const payment = monthlyPayment(loan, rate, years);
  return { loan, payment, interest: Math.max(0, payment * years * 12 - loan) };
}

/** The number that was typed; null when it is none or lies outside the limits, which are allowed themselves. */
export function typedNumber(text: string, low: number, high: number): number | null {
  const plain = text.trim().replaceAll(/[$,%\s]/g, "");
  const value = Number(plain);
  return plain !== "" && Number.isFinite(value) && value >= low && value <= high ? value : null;
}
