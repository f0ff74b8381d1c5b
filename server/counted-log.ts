type WriteLine = (facts: Readonly<Record<string, unknown>>, message: string) => void;

/** Does a task a minute from now, unless the process ends before. */
type InAMinute = (task: () => void) => void;

const inAMinute: InAMinute = (task) => void setTimeout(task, 60_000).unref();

/** Tells once a minute how many requests were refused, and why: a flood of them fills no disk. */
export function countRefusals(
  logger: { info: WriteLine },
  later: InAMinute = inAMinute,
): (reason: string) => void {
  const counts = new Map<string, number>();

  function tell(): void {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    logger.info(
      { reasons: Object.fromEntries(counts) },
      `refused ${total} ${total === 1 ? "request" : "requests"}`,
    );
    counts.clear();
  }
  return function refused(reason) {
    if (counts.size === 0) later(tell);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  };
}

/** Writes a line at once, and the same line again within a minute only as a number of `times`. */
export function countRepeats(write: WriteLine, later: InAMinute = inAMinute): WriteLine {
  const repeats = new Map<string, number>();
  return function writeOnce(facts, message) {
    const line = JSON.stringify([message, facts]);
    const times = repeats.get(line);
    if (times !== undefined) {
      repeats.set(line, times + 1);
      return;
    }
    repeats.set(line, 0);
    write(facts, message);
    later(() => {
      const more = repeats.get(line) ?? 0;
      repeats.delete(line);
      if (more > 0) write({ ...facts, times: more }, message);
    });
  };
}
