import type { JSX } from "react";
import type { District } from "../model.ts";
import { Cedar, Lamp, RoundTree } from "./scene-parts.tsx";
import styles from "./scene.module.css";

function HarborBack() {
  return (
    <g>
      <path d="M0 190q60-26 118-18 36 6 60 18z" fill="var(--far-1)" />
      <path d="M262 196q60-34 138-30v34H262z" fill="var(--far-2)" />
      <path d="M352 168l3-40h10l3 40z" fill="var(--white)" />
      <path d="M354 150h12l.6 8h-13.200z" fill="var(--tile)" />
      <path d="M353 120h14v8h-14z" fill="var(--lit)" />
      <path d="M351 120l9-9 9 9z" fill="var(--tile)" />
      <path d="M0 188h400v50H0z" fill="var(--water)" />
      <path d="M20 200h44M330 206h50M36 214h30" stroke="var(--frame)" opacity=".5" />
      <path d="M34 190v-64l26 52zM31 190v-52l-18 44z" fill="var(--white)" />
      <path d="M10 190h54q-6 11-16 11H22q-9 0-12-11z" fill="var(--tile)" />
    </g>
  );
}

function HarborFront() {
  return (
    <g>
      <path d="M0 236h400v14H0z" fill="var(--stone)" />
      <path d="M0 236h400v3H0z" fill="var(--frame)" opacity=".4" />
      <path d="M0 250h400v50H0z" fill="var(--water-d)" />
      <path d="M120 252h160v48H120z" fill="url(#re-shine)" className={styles.glow} />
      <path
        d="M24 262h70M150 268h110M300 260h66M60 282h90M210 288h120M340 278h44"
        stroke="var(--frame)"
        strokeWidth="2"
        opacity=".4"
      />
      <path
        d="M62 228h8v10h-8zM326 228h8v10h-8zM58 226h16v4H58zM322 226h16v4h-16z"
        fill="var(--iron)"
      />
      <path d="M316 262h56q-4 12-14 12h-30q-9 0-12-12z" fill="var(--white)" />
      <path d="M336 262v-10h18l6 10z" fill="var(--glass)" stroke="var(--frame)" />
      <Lamp x={40} y={237} />
    </g>
  );
}

function OldBack() {
  return (
    <g>
      <path
        d="M0 236v-70l22-22 22 22v-18l20-20 20 20v30l18-16 18 16v52zM400 236v-86l-20-20-20 20v26l-22-18-22 18-14-14-20 16v58z"
        fill="var(--far-2)"
      />
      <path d="M348 150V82l4-4V62l8-18 8 18v16l4 4v68z" fill="var(--far-1)" />
      <circle cx="360" cy="94" r="7" fill="var(--lit)" opacity=".9" />
      <path d="M26 146v-26a22 22 0 0 1 44 0v26z" fill="var(--far-1)" />
      <path d="M47 98v-14h2v14z" fill="var(--far-1)" />
      <path
        d="M30 176h5v7h-5zM52 168h5v7h-5zM98 190h5v7h-5zM378 168h5v7h-5zM350 188h5v7h-5z"
        fill="var(--lit)"
        opacity=".85"
      />
    </g>
  );
}

function OldFront() {
  const stones = Array.from({ length: 30 }, (_, index) => {
    const row = Math.floor(index / 10);
    return `M${(index % 10) * 42 - (row % 2) * 20} ${252 + row * 16}q16-7 32 0`;
  });
  return (
    <g>
      <path d="M0 236h400v64H0z" fill="var(--stone-d)" />
      <path d="M0 236h400v6H0z" fill="var(--stone)" />
      <path d={stones.join("")} fill="none" stroke="var(--shadow)" strokeWidth="2" opacity=".7" />
      <Lamp x={48} y={246} />
      <Lamp x={352} y={246} />
      <path d="M332 236h30v-10h-30z" fill="var(--timber-d)" />
      <circle cx="340" cy="222" r="8" fill="var(--leaf)" />
      <circle cx="352" cy="221" r="9" fill="var(--leaf-d)" />
    </g>
  );
}

function LindenBack() {
  return (
    <g>
      <path d="M0 200q90-70 190-52 100 16 210-30v120H0z" fill="var(--far-1)" />
      <path d="M0 226q110-62 220-34 90 20 180-22v68H0z" fill="var(--far-2)" />
      <g fill="var(--far-2)">
        <circle cx="36" cy="172" r="13" />
        <circle cx="58" cy="166" r="10" />
        <circle cx="352" cy="142" r="14" />
        <circle cx="376" cy="138" r="11" />
      </g>
      <RoundTree x={48} y={238} s={1.15} />
      <RoundTree x={362} y={238} s={1.3} />
    </g>
  );
}

function LindenFront() {
  return (
    <g>
      <path d="M0 240q100-14 200-6t200-4v70H0z" fill="var(--lawn)" />
      <path d="M0 268q120-22 240-6t160-6v44H0z" fill="var(--lawn-d)" />
      <path d="M186 240h28q-4 22 20 34 22 12 26 26H140q44-18 46-60z" fill="var(--path)" />
      <RoundTree x={22} y={266} s={0.9} />
      <g fill="var(--leaf-d)">
        <circle cx="76" cy="242" r="9" />
        <circle cx="90" cy="244" r="7" />
        <circle cx="318" cy="240" r="10" />
        <circle cx="334" cy="242" r="8" />
      </g>
    </g>
  );
}

function MillBack() {
  return (
    <g>
      <path
        d="M0 236v-60l28-20v20l28-20v20l28-20v80zM400 236v-76h-66v-18h-34v94z"
        fill="var(--far-2)"
      />
      <path d="M22 158V66h16v80zM18 60h24v7H18z" fill="var(--far-1)" />
      <path d="M372 160V84h14v76zM369 78h20v7h-20z" fill="var(--far-1)" />
      <path
        d="M30 58q-8-12 2-20 12-10 6-22 14 10 4 24-8 8-4 18z"
        fill="var(--white)"
        opacity=".55"
      />
      <path
        d="M346 172h7v9h-7zM362 172h7v9h-7zM312 158h7v9h-7zM346 194h7v9h-7zM8 190h7v9H8zM64 190h7v9h-7z"
        fill="var(--lit)"
        opacity=".85"
      />
    </g>
  );
}

function MillFront() {
  return (
    <g>
      <path d="M0 236h400v20H0z" fill="var(--path)" />
      <path d="M0 256h400v8H0z" fill="var(--brick-d)" />
      <path d="M0 264h400v36H0z" fill="var(--water-d)" />
      <path d="M140 266h120v34H140z" fill="url(#re-shine)" className={styles.glow} />
      <path
        d="M20 276h80M160 282h90M300 274h70M70 292h60M260 292h80"
        stroke="var(--frame)"
        strokeWidth="2"
        opacity=".35"
      />
      <path
        d="M0 244h400M16 244v13M66 244v13M116 244v13M166 244v13M216 244v13M266 244v13M316 244v13M366 244v13"
        stroke="var(--iron)"
        strokeWidth="2"
      />
      <Lamp x={60} y={246} />
      <RoundTree x={354} y={246} s={0.95} />
    </g>
  );
}

function CedarBack() {
  return (
    <g>
      <path d="M0 190q70-40 150-26t250-28v102H0z" fill="var(--far-1)" />
      <path
        d="M0 236v-52l10-24 10 24 9-30 11 34 10-22 12 36 12-28 12 62zM400 236v-60l-12-28-10 26-12-34-10 38-12-22-10 30-10-18-10 68z"
        fill="var(--far-2)"
      />
      <Cedar x={46} y={240} s={1.2} />
      <Cedar x={360} y={240} s={1.45} />
      <Cedar x={326} y={238} s={0.95} />
    </g>
  );
}

function CedarFront() {
  return (
    <g>
      <path d="M0 238q120-8 220-2t180 0v64H0z" fill="var(--lawn)" />
      <path d="M0 274q140-16 400-4v30H0z" fill="var(--lawn-d)" />
      <path d="M160 238h26q6 24-20 40-12 10-14 22H82q62-20 78-62z" fill="var(--path)" />
      <path d="M232 272q44-14 96 0t58 16q-66 14-120 4t-34-20z" fill="var(--water)" />
      <path d="M266 278h40M300 286h44" stroke="var(--frame)" opacity=".6" />
      <Cedar x={18} y={272} s={0.9} />
      <g fill="var(--bloom)">
        <circle cx="60" cy="268" r="2" />
        <circle cx="72" cy="262" r="2" />
        <circle cx="206" cy="262" r="2" />
        <circle cx="222" cy="256" r="2" />
        <circle cx="372" cy="262" r="2" />
      </g>
    </g>
  );
}

function NorthBack() {
  return (
    <g>
      <path
        d="M0 236v-74h26v-34h24v52h22v-80h26v100h20v36zM400 236V118h-24V94h-22v60h-24v-40h-24v70h-16v52z"
        fill="var(--far-2)"
      />
      <path d="M98 236V132h20v-20h16v124zM286 236V138h18v98z" fill="var(--far-1)" />
      <path
        d="M78 112h5v6h-5zM78 126h5v6h-5zM88 140h5v6h-5zM34 140h5v6h-5zM34 166h5v6h-5zM8 176h5v6H8zM312 126h5v6h-5zM322 146h5v6h-5zM362 106h5v6h-5zM362 128h5v6h-5zM382 132h5v6h-5zM382 160h5v6h-5z"
        fill="var(--lit)"
        opacity=".85"
      />
    </g>
  );
}

function NorthFront() {
  return (
    <g>
      <path d="M0 236h400v64H0z" fill="var(--stone-d)" />
      <path d="M0 236h400v14H0z" fill="var(--path)" />
      <path
        d="M0 274h60M100 274h80M220 274h80M340 274h60"
        stroke="var(--white)"
        strokeWidth="3"
        opacity=".75"
      />
      <RoundTree x={40} y={246} s={0.9} />
      <RoundTree x={92} y={246} s={0.7} />
      <RoundTree x={312} y={246} s={0.75} />
      <RoundTree x={362} y={246} s={0.95} />
      <Lamp x={66} y={248} />
      <Lamp x={338} y={248} />
      <path d="M238 262q3-12 16-12h28q10 0 18 12l14 3v8h-82v-8z" fill="var(--leaf-d)" />
      <path d="M250 261q2-7 8-7h10v7zM272 254h9q8 0 12 7h-21z" fill="var(--glass)" />
      <circle cx="252" cy="273" r="6" fill="var(--iron)" />
      <circle cx="298" cy="273" r="6" fill="var(--iron)" />
    </g>
  );
}

/** What stands behind a home and what lies before it, for each part of the town. */
export const districtArt: Readonly<
  Record<District, { readonly Back: () => JSX.Element; readonly Front: () => JSX.Element }>
> = {
  Harbourside: { Back: HarborBack, Front: HarborFront },
  "Old Quarter": { Back: OldBack, Front: OldFront },
  "Linden Heights": { Back: LindenBack, Front: LindenFront },
  "Mill Row": { Back: MillBack, Front: MillFront },
  "Cedar Park": { Back: CedarBack, Front: CedarFront },
  Northgate: { Back: NorthBack, Front: NorthFront },
};
