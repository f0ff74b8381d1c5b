import { isbot } from "isbot";

/** No browser has a longer name. */
const LONGEST_AGENT = 512;
/** As many names are remembered; anybody can think of more. */
const MOST_AGENTS = 2_000;

/** Whether a request is of a program that reads pages for itself, by the name that it gives. */
export function createProgramCheck(): (agent: string | undefined) => boolean {
  const known = new Map<string, boolean>();
  return function isProgram(agent) {
    if (agent === undefined || agent === "" || agent.length > LONGEST_AGENT) return true;
    const answer = known.get(agent);
    if (answer !== undefined) return answer;
    if (known.size >= MOST_AGENTS) known.clear();
    const found = isbot(agent);
    known.set(agent, found);
    return found;
  };
}
