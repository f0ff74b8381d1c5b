import type { District, Property } from "../model.ts";

/** As the places of the homes are measured. */
const townWidth = 1000;
const townHeight = 720;

/** Where a place lies in the box of the map, whose sides may have another ratio on a telephone. */
export function placeOf([x, y]: Property["place"]) {
  return { left: `${(100 * x) / townWidth}%`, top: `${(100 * y) / townHeight}%` };
}

const names: readonly (readonly [District, number, number])[] = [
  ["Linden Heights", 190, 50],
  ["Northgate", 690, 46],
  ["Cedar Park", 130, 284],
  ["Old Quarter", 480, 276],
  ["Mill Row", 900, 330],
  ["Harbourside", 690, 548],
];

/** Side streets, a pattern of each district's own. */
const streets = [
  "M40 90C140 60 260 70 352 120M30 170C130 150 250 160 350 210M90 40C80 120 100 190 80 248M220 40C215 110 230 180 215 250",
  "M400 60H980M400 130H980M420 30V220M520 20V225M620 20V215M720 20V200M820 20V190M920 20V180",
  "M20 330C100 320 180 330 330 320M20 400C90 400 120 410 180 400M60 290V480M160 290C170 360 170 430 150 480",
  "M370 270L640 300M370 340L640 360M375 410L630 430M420 250L400 480M490 255L475 490M570 260L555 490",
  "M690 300L1000 270M680 360L1000 345M670 430L1000 420M740 260L750 480M820 250L835 480M910 245L925 480",
  "M210 540C400 515 600 530 980 520M190 590C380 570 600 580 960 575M300 505V620M420 500V625M540 500V625M700 505V620M840 505V610",
];

/** Port Alder from above: hills, river, harbour, six districts. Nothing is loaded for it. */
export function TownGround() {
  return (
    <>
      <svg
        className="re-ground"
        viewBox={`0 0 ${townWidth} ${townHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="re-ground__land" width={townWidth} height={townHeight} />
        <path
          className="re-ground__hill"
          d="M0 0H360C380 70 370 190 350 250C240 275 110 270 0 262Z"
        />
        <path
          className="re-ground__park"
          d="M0 290C70 275 250 280 320 300C350 360 330 450 280 490C180 510 80 505 0 500ZM640 60C690 50 740 60 760 100C740 130 670 135 640 110ZM440 370C480 360 520 370 528 392C520 412 460 415 440 400Z"
        />
        {streets.map((way) => (
          <path key={way} className="re-ground__street" d={way} />
        ))}
        <path
          className="re-ground__river"
          d="M1000 215C900 235 720 210 668 300C636 360 690 470 640 530C610 570 620 620 616 700"
        />
        <path
          className="re-ground__water"
          d="M0 540C60 548 120 560 170 610C230 648 420 650 560 646C700 642 860 640 1000 604V720H0Z"
        />
        <path
          className="re-ground__quay"
          d="M330 642V690M390 645V700M450 648V690M720 641V690M780 638V680"
        />
        <path
          className="re-ground__road"
          d="M0 268C200 290 420 220 700 236C820 240 920 226 1000 232M358 0C372 160 352 320 360 480C364 560 360 600 350 644M0 512C300 486 700 520 1000 492"
        />
        <path className="re-ground__rail" d="M600 0C640 140 680 200 1000 250" />
      </svg>
      {names.map(([name, x, y]) => (
        <span key={name} className="re-ground__n" aria-hidden="true" style={placeOf([x, y])}>
          {name}
        </span>
      ))}
    </>
  );
}
