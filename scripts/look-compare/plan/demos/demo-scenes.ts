import { click, tab, type Scene, type Step } from "../scene.ts";

/** What opens over a screen of a demo, or on it, and how to get there. */
export type DemoState = {
  readonly screen: string;
  readonly what: string;
  readonly steps: readonly Step[];
  readonly widths?: readonly number[];
};

export function state(screen: string, what: string, ...steps: readonly Step[]): DemoState {
  return { screen, what, steps };
}

/** The same state on a window of one width alone. */
export function stateAt(width: number, ...parts: Parameters<typeof state>): DemoState {
  return { ...state(...parts), widths: [width] };
}

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** A tab may carry a count behind its name. */
const openTab = (screen: string): Step => click(tab(new RegExp(`^${screen}( \\(\\d+\\))?$`)));

/** Every screen of a demo, then its states. */
export function demoScenes(
  demo: string,
  screens: readonly string[],
  states: readonly DemoState[],
  openScreen: (screen: string) => Step = openTab,
): readonly Scene[] {
  const address = `/demo/${demo}`;
  const [first] = screens;
  const wayTo = (screen: string) => (screen === first ? [] : [openScreen(screen)]);
  return [
    ...screens.map((screen) => ({
      name: `demo-${demo}-${slug(screen)}`,
      address,
      steps: wayTo(screen),
    })),
    ...states.map(({ screen, what, steps, widths }) => ({
      name: `demo-${demo}-${slug(screen)}-${slug(what)}`,
      address,
      steps: [...wayTo(screen), ...steps],
      ...(widths && { widths }),
    })),
  ];
}
