import { cn } from "#app/lib/cn.ts";
import wireframe from "./cyber-stage.module.css";
import styles from "./lost-zero.module.css";
import rocket from "./rocket-stage.module.css";
import { smokeLoop } from "./smoke-loop.ts";
import { torus } from "./torus.ts";

/** The zero of 404 as each look's own object: a loop the rocket just flew, a wireframe torus, an eclipsed moon. */
export function LostZero() {
  const { front, back } = torus();
  return (
    <>
      <svg viewBox="0 0 460 470" className={cn(styles.zero, styles.rocket)}>
        <defs>
          <linearGradient id="loop-hull" x1="0" x2="1">
            <stop stopColor="oklch(.5 .02 50)" />
            <stop offset=".34" stopColor="oklch(.9 .012 80)" />
            <stop offset=".54" stopColor="oklch(.985 .006 85)" />
            <stop offset="1" stopColor="oklch(.62 .03 55)" />
          </linearGradient>
          <radialGradient id="loop-glow">
            <stop stopColor="oklch(.8 .18 58)" stopOpacity=".55" />
            <stop offset="1" stopColor="oklch(.6 .18 40)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="392" cy="150" r="190" fill="url(#loop-glow)" />
        {smokeLoop().map(({ path, colour }) => (
          <path key={colour} d={path} fill={colour} />
        ))}
        <g className={rocket.climb}>
          <LoopVehicle />
        </g>
      </svg>
      <svg viewBox="-230 -250 460 500" className={cn(styles.zero, styles.cyber)}>
        <path className={cn(wireframe.wire, wireframe.back)} d={back} />
        <path className={wireframe.wire} d={front} />
        <path className={wireframe.wire} d="M0-246V-222M0 246V222" />
      </svg>
      <span className={cn(styles.zero, styles.space)}>
        <i />
      </span>
    </>
  );
}

function LoopVehicle() {
  return (
    <g transform="translate(412 -13) rotate(17) scale(.5)">
      <path
        className={rocket.flame}
        d="M-18 220C-26 276-18 318 0 366 18 318 26 276 18 220Z"
        fill="oklch(.86 .17 72)"
      />
      <path d="M-9 220C-12 258-9 280 0 314 9 280 12 258 9 220Z" fill="oklch(.99 .04 95)" />
      <path d="M-25 168-48 212V236L-25 222ZM25 168 48 212V236L25 222Z" fill="oklch(.3 .03 48)" />
      <path d="M25 168 48 212V236L25 222Z" fill="oklch(.69 .205 42)" />
      <path d="M0-6C5 6 8 18 9 30L25 74V222H-25V74L-9 30C-8 18-5 6 0-6Z" fill="url(#loop-hull)" />
      <path d="M-25 86H25V96H-25ZM0 96H25V122H0ZM-25 122H0V148H-25Z" fill="oklch(.22 .018 50)" />
      <path d="M-9 30H9L12 38H-12Z" fill="oklch(.69 .205 42)" />
      <path d="M-25 222H25L19 231H-19Z" fill="oklch(.3 .02 50)" />
    </g>
  );
}
