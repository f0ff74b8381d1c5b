import { areaText } from "../labels.ts";
import type { Property } from "../model.ts";
import { planFrame, planRooms } from "../plan.ts";
import { districtArt } from "./scene-districts.tsx";
import styles from "./scene.module.css";

type InsideProps = { readonly home: Property; readonly name?: string };

/** The living room, with the window on the home's own part of the town. */
export function LivingScene({ home, name }: InsideProps) {
  const light = home.image.split("-")[1] ?? "day";
  const { Back } = districtArt[home.district];
  const isGrand = home.type === "penthouse" || home.image.startsWith("ridgeline");
  const view = isGrand
    ? { x: 30, y: 34, w: 340, h: 150, bars: [115, 200, 285] }
    : { x: 120, y: 44, w: 170, h: 120, bars: [205] };
  return (
    <svg
      className={styles.scene}
      data-light={light}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <path d="M0 0h400v214H0z" fill={home.type === "studio" ? "var(--brick)" : "var(--cream)"} />
      {home.type === "studio" && (
        <path
          d="M0 20h400M0 44h400M0 68h400M0 92h400M0 116h400M0 140h400M0 164h400M0 188h400"
          stroke="var(--brick-d)"
        />
      )}
      <svg
        x={view.x}
        y={view.y}
        width={view.w}
        height={view.h}
        viewBox="0 60 400 176"
        preserveAspectRatio="xMidYMid slice"
      >
        <rect y="-40" width="400" height="300" fill={`url(#re-sky-${light})`} />
        <Back />
      </svg>
      <path
        d={`M${view.x} ${view.y}h${view.w}v${view.h}h${-view.w}z${view.bars.map((x) => `M${x} ${view.y}v${view.h}`).join("")}`}
        fill="none"
        stroke="var(--white)"
        strokeWidth="6"
      />
      {!isGrand && (
        <>
          <path d="M106 36h16v136h-12q4-70-4-136zM288 36h16q-8 66-4 136h-12z" fill="var(--white)" />
          <path d="M98 32h214v5H98z" fill="var(--timber-d)" />
          <path
            d="M322 66h44v54h-44z"
            fill="var(--white)"
            stroke="var(--timber-d)"
            strokeWidth="3"
          />
          <path d="M328 110l12-20 9 10 7-8 6 18z" fill="var(--leaf)" />
          <circle cx="354" cy="82" r="5" fill="var(--tile)" />
        </>
      )}
      <path d="M0 214h400v86H0z" fill="var(--timber)" />
      <path
        d="M0 214h400M0 232h400M0 254h400M0 278h400M60 214v18M180 214v18M310 214v18M120 232v22M250 232v22M40 254v24M200 254v24M340 254v24"
        stroke="var(--timber-d)"
        opacity=".6"
      />
      <path d="M0 208h400v8H0z" fill="var(--white)" />
      <ellipse cx="206" cy="268" rx="150" ry="24" fill="var(--tile)" opacity=".85" />
      <ellipse
        cx="206"
        cy="268"
        rx="128"
        ry="18"
        fill="none"
        stroke="var(--cream)"
        strokeWidth="3"
      />
      <path d="M116 196q0-14 14-14h140q14 0 14 14v46H116z" fill="var(--leaf-d)" />
      <path d="M104 208q0-8 9-8t9 8v18h156v-18q0-8 9-8t9 8v44H104z" fill="var(--leaf)" />
      <path d="M112 252h8v8h-8zM280 252h8v8h-8z" fill="var(--timber-d)" />
      <path d="M136 198l24-6 6 26-24 6z" fill="var(--cream)" />
      <path d="M240 192h26v26h-26z" fill="var(--tile)" />
      <path d="M170 262h76v5h-76zM178 267h4v16h-4zM234 267h4v16h-4z" fill="var(--timber-d)" />
      <path d="M196 252h14v10h-14z" fill="var(--white)" />
      <path d="M203 252q-9-10-4-18 8 6 4 18zM203 252q8-12 12-10-2 10-12 10z" fill="var(--leaf)" />
      <circle className={styles.glow} cx="62" cy="150" r="64" fill="url(#re-glow)" />
      <path d="M60 160h4v96h-4zM48 256h28v4H48z" fill="var(--iron)" />
      <path d="M48 132h28l10 30H38z" fill="var(--lit)" />
      <path d="M338 226h34l-5 34h-24z" fill="var(--stone)" />
      <path
        d="M355 228q-26-20-26-52 20 14 26 44 0-40 16-62 10 30-10 62 10-26 28-30-4 28-30 40z"
        fill="var(--leaf-d)"
      />
    </svg>
  );
}

/** The rooms as a sketch. */
export function PlanScene({ home, name }: InsideProps) {
  const { x, y, width, height } = planFrame;
  return (
    <svg
      className={styles.plan}
      viewBox="0 0 400 300"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <rect width="400" height="300" fill="#f4efe3" />
      {planRooms(home).map((room) => (
        <g key={room.name}>
          <rect
            fill="#fffdf7"
            stroke="#1f4d3a"
            strokeWidth="2"
            x={room.x}
            y={room.y}
            width={room.width}
            height={room.height}
          />
          <path
            stroke="#fffdf7"
            strokeWidth="5"
            d={`M${room.x + room.width / 2 - 9} ${room.y + (room.y === y ? room.height : 0)}h18`}
          />
          <text x={room.x + room.width / 2} y={room.y + room.height / 2 + 4} textAnchor="middle">
            {room.name}
          </text>
        </g>
      ))}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        stroke="#1f4d3a"
        strokeWidth="6"
      />
      <path
        stroke="#bcdde4"
        strokeWidth="6"
        d={`M${x + 40} ${y}h70M${x + 190} ${y}h60M${x + 60} ${y + height}h50M${x + 210} ${y + height}h50`}
      />
      <path stroke="#8a7d63" d={`M${x} 272h${width}M${x} 267v10M${x + width} 267v10`} />
      <text x="200" y="289" textAnchor="middle">
        {areaText(home)}, sketch, not to scale
      </text>
    </svg>
  );
}
