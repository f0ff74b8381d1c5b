import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { SceneName } from "../model.ts";
import styles from "./scene.module.css";

type SceneProps = {
  readonly name: SceneName;
  readonly title: string;
  readonly course: string;
  /** 0 to 1, through the whole chapter. */
  readonly progress: number;
};

/** The picture of the mock video: five drawings that build up while the lecture goes on. */
export function Scene({ name, title, course, progress }: SceneProps) {
  const within = (progress * 5) % 1;
  return (
    <svg className={styles.scene} viewBox="0 0 640 360" role="img" aria-label={`${title}, drawing`}>
      <rect width="640" height="360" fill="oklch(.24 .035 160)" />
      <path
        d="M0 60H640M0 120H640M0 180H640M0 240H640M0 300H640M80 0V360M160 0V360M240 0V360M320 0V360M400 0V360M480 0V360M560 0V360"
        stroke="oklch(.9 .03 150)"
        strokeWidth=".6"
        opacity=".14"
      />
      {name === "title" && (
        <g>
          <text x="48" y="92" className={styles.kicker}>
            {course}
          </text>
          <foreignObject x="44" y="104" width="520" height="200">
            <p className={cn(textClass(40), styles.headline)}>{title}</p>
          </foreignObject>
          <path d="M48 316h120" stroke="oklch(.84 .14 145)" strokeWidth="6" />
        </g>
      )}
      {name === "tables" && <Tables linesShown={Math.ceil(within * 4)} />}
      {name === "joins" && <Joins isLeft={within > 0.5} />}
      {name === "counter" && <Counter rows={Math.round(120 + within * 48)} />}
      {name === "recap" && <Recap shown={1 + Math.floor(within * 3)} />}
    </svg>
  );
}

const chalk = "oklch(.94 .03 130)";
const green = "oklch(.84 .14 145)";

function Table({
  x,
  name,
  rows,
}: {
  readonly x: number;
  readonly name: string;
  readonly rows: readonly string[];
}) {
  return (
    <g>
      <text x={x} y="76" className={styles.kicker}>
        {name}
      </text>
      {rows.map((row, index) => (
        <g key={index}>
          <rect
            x={x}
            y={92 + index * 46}
            width="190"
            height="38"
            rx="6"
            fill="none"
            stroke={chalk}
            strokeWidth="2"
          />
          <text x={x + 14} y={117 + index * 46} className={textClass(18)}>
            {row}
          </text>
        </g>
      ))}
    </g>
  );
}

const links = [
  [111, 111],
  [111, 157],
  [157, 203],
  [203, 249],
] as const;

function Tables({ linesShown }: { readonly linesShown: number }) {
  return (
    <g>
      <Table x={52} name="customers" rows={["Ana", "Ben", "Chi", "Dora"]} />
      <Table x={398} name="orders" rows={["5001 Ana", "5002 Ana", "5003 Ben", "5004 Chi"]} />
      {links.slice(0, linesShown).map(([from, to]) => (
        <path
          key={to}
          d={`M242 ${from}C320 ${from} 320 ${to} 398 ${to}`}
          fill="none"
          stroke={green}
          strokeWidth="3"
        />
      ))}
    </g>
  );
}

function Joins({ isLeft }: { readonly isLeft: boolean }) {
  return (
    <g>
      <circle
        cx="250"
        cy="176"
        r="104"
        fill={isLeft ? green : "none"}
        fillOpacity=".3"
        stroke={chalk}
        strokeWidth="3"
      />
      <circle cx="390" cy="176" r="104" fill="none" stroke={chalk} strokeWidth="3" />
      {!isLeft && (
        <path d="M320 99a104 104 0 0 1 0 154a104 104 0 0 1 0-154Z" fill={green} fillOpacity=".45" />
      )}
      <text x="320" y="324" textAnchor="middle" className={textClass(20, 600)}>
        {isLeft ? "LEFT JOIN: every customer" : "INNER JOIN: only the pairs"}
      </text>
    </g>
  );
}

function Counter({ rows }: { readonly rows: number }) {
  const isMore = rows > 120;
  return (
    <g>
      <text x="320" y="120" textAnchor="middle" className={styles.kicker}>
        rows after the join
      </text>
      <text x="320" y="226" textAnchor="middle" className={styles.number}>
        {rows}
      </text>
      <text x="320" y="284" textAnchor="middle" className={textClass(20, 600)}>
        {isMore ? "120 before. Something matched twice." : "120 before"}
      </text>
    </g>
  );
}

const recap = ["Count before.", "Count after.", "Know what one row means."];

function Recap({ shown }: { readonly shown: number }) {
  return recap.slice(0, shown).map((line, index) => (
    <g key={line}>
      <path
        d={`m66 ${112 + index * 72} 12 12 22-26`}
        fill="none"
        stroke={green}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <text x="124" y={122 + index * 72} className={textClass(32, 650)}>
        {line}
      </text>
    </g>
  ));
}
