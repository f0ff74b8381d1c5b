import type { ReactNode } from "react";
import { sidePlates } from "./side-drawings.tsx";
import { Strewn } from "./strewn.tsx";

const basil = "oklch(.52 .13 145)";
const tomato = "oklch(.58 .19 30)";
const cream = "oklch(.975 .02 92)";
const wheat = "oklch(.86 .09 88)";

const leaf = <path d="M-7 0Q0-7 8 0 0 6-7 0Z" fill={basil} />;

type PizzaProps = { readonly sauce: string; readonly children: ReactNode };

function Pizza({ sauce, children }: PizzaProps) {
  return (
    <g>
      <circle r="66" fill="oklch(.76 .1 68)" />
      <circle
        r="66"
        fill="none"
        stroke="oklch(.62 .11 55)"
        strokeWidth="3"
        strokeDasharray="9 13"
      />
      <circle r="56" fill={sauce} />
      {children}
      <path
        d="M-66 0H66M-33-57 33 57M33-57-33 57"
        stroke="oklch(.3 .06 40/.28)"
        strokeWidth="1.5"
        fill="none"
      />
    </g>
  );
}

/** Rings that wind into each other: a nest of pasta. */
function Nest({ tone }: { readonly tone: string }) {
  return (
    <g fill="none" stroke={tone} strokeWidth="5" strokeLinecap="round">
      <circle r="40" fill="oklch(.8 .09 82)" stroke="none" />
      <ellipse rx="45" ry="38" transform="rotate(20)" />
      <ellipse rx="41" ry="34" transform="rotate(75)" />
      <ellipse rx="36" ry="27" transform="rotate(130)" stroke="oklch(.8 .1 80)" />
      <ellipse rx="29" ry="22" transform="rotate(10)" />
      <ellipse rx="21" ry="14" transform="rotate(60)" stroke="oklch(.8 .1 80)" />
      <path d="M-50 12C-30 46 20 52 44 22M-42-22C-18-50 26-46 46-16" />
      <ellipse rx="11" ry="6" transform="rotate(140)" />
    </g>
  );
}

const clam = (
  <g>
    <path d="M-11 3A11 11 0 0 1 11 3Q0 9-11 3Z" fill="oklch(.68 .03 70)" />
    <path d="M-6 2A6 5 0 0 1 6 2Q0 5-6 2Z" fill="oklch(.93 .03 75)" />
    <path d="M0-8V0M-6-6-3 0M6-6 3 0" stroke="oklch(.5 .03 60)" fill="none" />
  </g>
);

/** What is on the plates, by dish. */
export const drawings: Readonly<Record<string, ReactNode>> = {
  margherita: (
    <Pizza sauce={tomato}>
      <Strewn name="mozzarella" count={9} reach={46}>
        <ellipse rx="10" ry="8" fill={cream} />
      </Strewn>
      <Strewn name="basil" count={7} reach={44}>
        {leaf}
      </Strewn>
    </Pizza>
  ),
  diavola: (
    <Pizza sauce={tomato}>
      <Strewn name="cheese" count={8} reach={44}>
        <ellipse rx="12" ry="8" fill={wheat} />
      </Strewn>
      <Strewn name="salami" count={9} reach={46}>
        <circle r="9" fill="oklch(.42 .15 26)" stroke="oklch(.36 .13 26)" strokeWidth="2" />
      </Strewn>
      <Strewn name="chili" count={9} reach={48}>
        <path d="M-5 0q5-4 10 1" stroke="oklch(.62 .2 32)" strokeWidth="3" fill="none" />
      </Strewn>
    </Pizza>
  ),
  funghi: (
    <Pizza sauce="oklch(.93 .05 90)">
      <Strewn name="taleggio" count={7} reach={42}>
        <ellipse rx="12" ry="9" fill={cream} />
      </Strewn>
      <Strewn name="mushroom" count={12} reach={47}>
        <path
          d="M-9 0A9 8 0 0 1 9 0Q6 2 3 1V7H-3V1Q-6 2-9 0Z"
          fill="oklch(.6 .06 60)"
          stroke="oklch(.45 .05 55)"
        />
      </Strewn>
      <Strewn name="thyme" count={9} reach={48}>
        <circle r="2" fill={basil} />
      </Strewn>
    </Pizza>
  ),
  nduja: (
    <Pizza sauce="oklch(.62 .18 36)">
      <Strewn name="ricotta" count={7} reach={44}>
        <circle r="9" fill={cream} />
      </Strewn>
      <Strewn name="sausage" count={11} reach={48}>
        <circle r="5" fill="oklch(.48 .18 30)" />
      </Strewn>
      <path
        d="M-44-20q20-16 30 4t30 2 24 16M-40 22q18-10 34 4t40-4"
        stroke="oklch(.82 .16 80)"
        strokeWidth="3"
        fill="none"
      />
    </Pizza>
  ),
  tagliatelle: (
    <g>
      <Nest tone="oklch(.87 .1 86)" />
      <Strewn name="ragu" count={16} reach={26}>
        <circle r="7" fill="oklch(.46 .13 36)" />
      </Strewn>
      <Strewn name="parmesan" count={9} reach={30}>
        <circle r="2" fill={cream} />
      </Strewn>
      <g transform="translate(6 -10) rotate(30)">{leaf}</g>
    </g>
  ),
  cacio: (
    <g>
      <Nest tone="oklch(.91 .07 90)" />
      <Strewn name="pecorino" count={10} reach={26}>
        <ellipse rx="5" ry="3" fill={cream} />
      </Strewn>
      <Strewn name="pepper" count={34} reach={46}>
        <circle r="1.7" fill="oklch(.25 .01 60)" />
      </Strewn>
    </g>
  ),
  vongole: (
    <g>
      <Nest tone="oklch(.9 .07 92)" />
      <Strewn name="clams" count={8} reach={42}>
        {clam}
      </Strewn>
      <Strewn name="parsley" count={14} reach={44}>
        <circle r="2.2" fill={basil} />
      </Strewn>
    </g>
  ),
  ...sidePlates,
};
