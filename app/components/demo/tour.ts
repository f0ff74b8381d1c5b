export type TourStep = { readonly id: string; readonly label: string };

/** How far a visitor is with "Try this"; a step that is not in the list counts for nothing. */
export function tourProgress(steps: readonly TourStep[], done: ReadonlySet<string>) {
  const count = steps.filter((step) => done.has(step.id)).length;
  return { count, isComplete: steps.length > 0 && count === steps.length };
}
