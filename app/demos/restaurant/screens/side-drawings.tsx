import type { ReactNode } from "react";
import { Strewn } from "./strewn.tsx";

const green = "oklch(.56 .13 142)";
const pale = "oklch(.68 .14 135)";
const cream = "oklch(.975 .02 92)";
const tomato = "oklch(.6 .19 30)";
/** What stands on the table throws it. */
export const shade = "oklch(.15 .03 40/.3)";

function Leaves({ name }: { readonly name: string }) {
  return (
    <>
      <Strewn name={`${name}-a`} count={16} reach={42}>
        <path d="M-16 0Q-6-11 4-6 14-9 18 0 8 10-2 6-10 9-16 0Z" fill={green} />
      </Strewn>
      <Strewn name={`${name}-b`} count={11} reach={38}>
        <path d="M-13 0Q0-9 13 0 0 8-13 0Z" fill={pale} />
      </Strewn>
    </>
  );
}

const lemon = (
  <g>
    <path d="M-14 0A14 14 0 0 1 14 0Z" fill="oklch(.86 .16 98)" />
    <path d="M-10-1A10 10 0 0 1 10-1Z" fill="oklch(.94 .1 100)" />
    <path d="M0-1V-10M0-1-7-7M0-1 7-7" stroke="oklch(.86 .16 98)" />
  </g>
);

type GlassProps = { readonly tone: string; readonly children?: ReactNode };

function WineGlass({ tone, children }: GlassProps) {
  return (
    <g>
      <ellipse fill={shade} cx="2" cy="72" rx="34" ry="6" />
      <path d="M-4 24h8v40h18v5h-44v-5h18Z" fill="oklch(.93 .02 220/.85)" />
      <path d="M-32-66h64q6 52-22 84-10 10-20 0Q-38-14-32-66Z" fill="oklch(.95 .02 220/.55)" />
      <path d="M-33-34h66q-2 34-24 52-9 6-18 0-22-18-24-52Z" fill={tone} />
      <path d="M-22-56q-2 30 8 50" stroke="oklch(1 0 0/.7)" strokeWidth="4" fill="none" />
      {children}
    </g>
  );
}

/** Mains, salads, desserts and what is drunk with them. */
export const sidePlates: Readonly<Record<string, ReactNode>> = {
  milanese: (
    <g>
      <g transform="translate(24 -16) scale(.62)">
        <Leaves name="milanese" />
      </g>
      <path
        d="M-50 4Q-46-34-12-30 22-36 34-6 44 30 8 40-34 48-50 4Z"
        fill="oklch(.74 .13 68)"
        stroke="oklch(.6 .12 58)"
        strokeWidth="3"
      />
      <g transform="translate(-8 6)">
        <Strewn name="crumb" count={22} reach={34}>
          <circle r="2" fill="oklch(.62 .12 58)" />
        </Strewn>
      </g>
      <g transform="translate(32 38) rotate(-24)">{lemon}</g>
    </g>
  ),
  "sea-bass": (
    <g>
      <path d="M-58 2Q-20-34 34-12L58-28Q50 0 58 26L34 12Q-20 36-58 2Z" fill="oklch(.66 .03 235)" />
      <path d="M-58 2Q-20 22 34 12 0-2-58 2Z" fill="oklch(.86 .02 220)" />
      <circle cx="-40" cy="-3" r="4" fill="oklch(.22 .02 240)" />
      <path
        d="M-14-19-6 16M4-20 10 14M20-16l4 24"
        stroke="oklch(.35 .03 60)"
        strokeWidth="3"
        fill="none"
      />
      <g transform="translate(-8 38) rotate(12)">{lemon}</g>
      <g transform="translate(6 -38)">
        <Strewn name="salsa" count={9} reach={16}>
          <circle r="3" fill={green} />
        </Strewn>
      </g>
    </g>
  ),
  "short-rib": (
    <g>
      <path d="M-48 8Q-50-34-6-38 44-38 50 2 48 44 2 46-42 44-48 8Z" fill="oklch(.88 .13 92)" />
      <path d="M-30 24q30 16 60-4" stroke="oklch(.8 .13 90)" strokeWidth="4" fill="none" />
      <g transform="rotate(-16)">
        <rect x="-36" y="-24" width="70" height="38" rx="13" fill="oklch(.36 .07 38)" />
        <rect x="-30" y="-19" width="56" height="14" rx="7" fill="oklch(.46 .09 40)" />
        <rect x="28" y="-12" width="28" height="12" rx="6" fill="oklch(.94 .02 85)" />
      </g>
      <g transform="translate(-4 -6)">
        <Strewn name="gremolata" count={13} reach={26}>
          <circle r="2.4" fill={green} />
        </Strewn>
      </g>
    </g>
  ),
  aubergine: (
    <g transform="rotate(-8)">
      <rect x="-44" y="-32" width="88" height="68" rx="12" fill={tomato} />
      <path d="M-44-8h88v10h-88ZM-44 14h88v9h-88Z" fill="oklch(.36 .09 325)" />
      <path d="M-44-32h88v14q-12 10-22 0t-22 2-22-2-22 0Z" fill="oklch(.95 .05 92)" />
      <g transform="translate(2 -26) rotate(20) scale(1.5)">
        <path d="M-7 0Q0-7 8 0 0 6-7 0Z" fill={green} />
      </g>
      <g transform="translate(14 -20) rotate(80) scale(1.4)">
        <path d="M-7 0Q0-7 8 0 0 6-7 0Z" fill={pale} />
      </g>
    </g>
  ),
  "rocket-pear": (
    <g>
      <Leaves name="rocket" />
      <Strewn name="pear" count={6} reach={36}>
        <path d="M-13 5Q-9-9 4-9 14-6 12 4 0 12-13 5Z" fill="oklch(.93 .08 110)" />
      </Strewn>
      <Strewn name="walnut" count={6} reach={34}>
        <circle r="5" fill="oklch(.52 .07 62)" />
      </Strewn>
    </g>
  ),
  burrata: (
    <g>
      <Strewn name="tomatoes" count={11} reach={48}>
        <circle r="11" fill={tomato} />
        <path d="M-4-6q6-2 8 3" stroke="oklch(.82 .1 40)" strokeWidth="2.5" fill="none" />
      </Strewn>
      <circle r="27" fill={cream} stroke="oklch(.9 .02 90)" />
      <path
        d="M-10-8q10-8 18 2M-14 6q16 8 28-4"
        stroke="oklch(.88 .02 90)"
        strokeWidth="3"
        fill="none"
      />
      <Strewn name="burrata-basil" count={6} reach={34}>
        <path d="M-8 0Q0-8 9 0 0 7-8 0Z" fill={green} />
      </Strewn>
    </g>
  ),
  octopus: (
    <g>
      <Strewn name="potato" count={9} reach={44}>
        <ellipse rx="13" ry="10" fill="oklch(.9 .09 94)" />
      </Strewn>
      <g fill="none" stroke="oklch(.48 .12 12)" strokeWidth="11" strokeLinecap="round">
        <path d="M-46 14C-24 40 10 34 12 8S-16-14-18 2" />
        <path d="M44-16C22-44-10-34-8-16" />
        <path d="M40 12q-4 26-28 32" />
      </g>
      <path
        d="M-44 20C-24 44 16 38 18 10M42-22C22-44-4-38-4-22"
        stroke="oklch(.82 .06 20)"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
        fill="none"
      />
      <Strewn name="celery" count={10} reach={44}>
        <path d="M-6 0Q0-5 6 0" stroke={pale} strokeWidth="3" fill="none" />
      </Strewn>
    </g>
  ),
  tiramisu: (
    <g transform="rotate(-10)">
      <rect x="-42" y="-34" width="84" height="68" rx="6" fill="oklch(.42 .06 52)" />
      <rect x="-42" y="16" width="84" height="9" fill={cream} />
      <rect x="-42" y="25" width="84" height="9" rx="4" fill="oklch(.68 .09 66)" />
      <Strewn name="cocoa" count={26} reach={34}>
        <circle r="1.8" fill="oklch(.3 .05 48)" />
      </Strewn>
      <g fill="oklch(.3 .04 45)" transform="translate(0 -10)">
        <ellipse rx="8" ry="5" transform="rotate(30)" />
        <ellipse cx="16" cy="4" rx="8" ry="5" transform="rotate(-20 16 4)" />
      </g>
    </g>
  ),
  "lemon-cake": (
    <g>
      <path d="M-46 26 30-38Q52-10 44 26Z" fill="oklch(.88 .12 95)" />
      <path d="M-46 26 44 26v12q-46 8-90 0Z" fill="oklch(.76 .13 78)" />
      <path d="M30-38Q52-10 44 26h-9Q42-6 22-31Z" fill={cream} />
      <ellipse cx="-20" cy="-24" rx="18" ry="13" fill={cream} />
      <path d="M-30-24q8-10 20-2" stroke="oklch(.9 .02 90)" strokeWidth="3" fill="none" />
      <path
        d="M4 2q6-8 13-3M-8 14q6-6 12-2"
        stroke="oklch(.78 .16 72)"
        strokeWidth="3"
        fill="none"
      />
    </g>
  ),
  affogato: (
    <g>
      <circle r="46" fill="oklch(.9 .02 220)" />
      <circle r="41" fill="oklch(.34 .06 45)" />
      <path d="M-40 6Q-10 30 24 12 38 8 40-6 30-40 0-41-36-38-40 6Z" fill="oklch(.48 .08 55)" />
      <circle cx="-4" cy="-4" r="24" fill="oklch(.96 .04 92)" />
      <path
        d="M-20-8q10-14 26-8M-18 6q16 10 30-2"
        stroke="oklch(.9 .05 90)"
        strokeWidth="3"
        fill="none"
      />
      <path d="M38 30l22 22" stroke="oklch(.72 .01 250)" strokeWidth="6" strokeLinecap="round" />
    </g>
  ),
  water: (
    <g>
      <ellipse fill={shade} cx="2" cy="74" rx="60" ry="7" />
      <path
        d="M-44-78h20v26q14 12 14 34v84q0 6-6 6h-36q-6 0-6-6v-84q0-22 14-34Z"
        fill="oklch(.7 .09 190)"
      />
      <path d="M-54-10h40v40h-40Z" fill={cream} />
      <path d="M-46 4h24M-46 14h16" stroke="oklch(.6 .09 200)" strokeWidth="3" />
      <path d="M12-20h46l-5 92H17Z" fill="oklch(.97 .02 220/.6)" />
      <path d="M13 6h44l-4 64H17Z" fill="oklch(.86 .06 215/.85)" />
      <g fill="oklch(1 0 0/.9)">
        <circle cx="26" cy="52" r="3" />
        <circle cx="42" cy="40" r="4" />
        <circle cx="32" cy="26" r="3" />
        <circle cx="46" cy="18" r="2.5" />
        <circle cx="24" cy="14" r="2" />
      </g>
    </g>
  ),
  spritz: (
    <WineGlass tone="oklch(.66 .2 42)">
      <circle cx="-10" cy="-20" r="9" fill="oklch(1 0 0/.4)" />
      <rect
        x="2"
        y="-30"
        width="16"
        height="16"
        rx="3"
        fill="oklch(1 0 0/.4)"
        transform="rotate(18 10 -22)"
      />
      <path d="M14-66a19 19 0 0 1 36 8Z" fill="oklch(.7 .19 48)" />
      <path d="M20-64a13 13 0 0 1 24 5Z" fill="oklch(.86 .12 70)" />
    </WineGlass>
  ),
  "house-red": <WineGlass tone="oklch(.37 .14 18)" />,
  espresso: (
    <g>
      <circle fill={shade} cx="3" cy="6" r="62" />
      <circle r="62" fill={cream} />
      <circle r="62" fill="none" stroke="oklch(.88 .015 84)" />
      <path
        d="M30-8h22q14 0 14 10t-14 10H30Z"
        fill={cream}
        stroke="oklch(.86 .015 84)"
        strokeWidth="3"
      />
      <circle r="38" fill="oklch(.97 .01 88)" stroke="oklch(.86 .015 84)" strokeWidth="2" />
      <circle r="32" fill="oklch(.36 .06 48)" />
      <path d="M-26-8Q-6-30 20-18 4-22-6-8T-26-8Z" fill="oklch(.6 .1 62)" />
      <path d="M-14 18Q8 24 24 6" stroke="oklch(.6 .1 62)" strokeWidth="4" fill="none" />
    </g>
  ),
};
