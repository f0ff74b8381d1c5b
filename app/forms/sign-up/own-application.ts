import type { DoorKind } from "#app/content/sign-up.ts";

/** An application as its sender sees it. */
export type OwnApplication = {
  readonly id: string;
  readonly kind: DoorKind;
  readonly reference: string;
  /** ISO time. */
  readonly sentAt: string;
  /** As the database has it; a state that is not known here is shown as it is. */
  readonly status: string;
};

const running: ReadonlySet<string> = new Set(["new", "in_review"]);

/** The newest application to a program that has no answer yet. */
export function runningOf(
  applications: readonly OwnApplication[],
  kind: DoorKind,
): OwnApplication | null {
  return applications.find((one) => one.kind === kind && running.has(one.status)) ?? null;
}
