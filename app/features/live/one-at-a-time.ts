/** So many milliseconds pass between one run and the next: who tells of hundreds of changes is not answered by hundreds. */
const rest = 250;

/** Runs `work` when asked: never twice at once, and however often it was asked meanwhile, once more afterwards. */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isWanted = false;

  async function run() {
    isWanted = false;
    await work().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, rest));
    if (isWanted) await run();
  }

  return () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
    });
  };
}
