import { Cedar, Lamp, Panes, RoundTree } from "./scene-parts.tsx";
import styles from "./scene.module.css";

/** Port Alder from the water, at the end of the day. */
export function Panorama() {
  return (
    <svg
      className={styles.scene}
      data-light="dusk"
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <rect width="1200" height="300" fill="url(#re-sky-dusk)" />
      <circle cx="912" cy="200" r="120" fill="url(#re-sun)" opacity=".8" />
      <circle cx="912" cy="196" r="30" fill="#ffe9bd" />
      <path
        d="M140 40h2v2h-2zM260 72h2v2h-2zM420 36h2v2h-2zM560 64h2v2h-2zM700 30h2v2h-2zM1050 50h2v2h-2zM60 90h2v2h-2z"
        fill="#fff3d6"
      />
      <path
        d="M0 214q140-90 320-60 160 26 300-10 190-50 330-6 130 40 250 2v160H0z"
        fill="var(--far-1)"
      />
      <path
        d="M0 236q120-60 260-44 190 22 340-8 220-44 360 4 120 36 240 0v60H0z"
        fill="var(--far-2)"
      />
      <g transform="translate(380 6)">
        <path d="M-40 236V150h30v-26h26v30h28v82zM60 236V120h24V92h22v144z" fill="var(--far-2)" />
        <path d="M110 236V84h44v152z" fill="var(--slate)" />
        <Panes
          x={116}
          y={94}
          cols={3}
          rows={7}
          w={8}
          h={9}
          dx={12}
          dy={18}
          lit="0110100101"
          bars="none"
        />
        <path d="M128 84V52h3v32z" fill="var(--iron)" />
        <circle cx="129.5" cy="52" r="4" fill="var(--lit)" />
        <path d="M160 236V128h40v108z" fill="var(--zinc)" />
        <Panes
          x={166}
          y={138}
          cols={3}
          rows={5}
          w={7}
          h={9}
          dx={11}
          dy={18}
          lit="1001101"
          bars="none"
        />
      </g>
      <g transform="translate(640 36) scale(.86)">
        <path d="M-30 236v-88l34-30 34 30v88z" fill="var(--brick)" />
        <path d="M-38 152l42-38 42 38-6 5-36-32-36 32z" fill="var(--slate)" />
        <Panes x={-14} y={164} cols={2} rows={2} w={13} h={18} dx={22} dy={32} lit="1101" />
        <path d="M40 236V132h60v104z" fill="var(--cream)" />
        <path d="M36 126h68v8H36z" fill="var(--cream-d)" />
        <Panes x={48} y={144} cols={3} rows={3} w={10} h={18} dx={17} dy={30} lit="011010" />
        <path d="M104 236V98h18l14-30 14 30h18v138z" fill="var(--stone)" />
        <circle cx="136" cy="114" r="11" fill="var(--lit)" stroke="var(--frame)" strokeWidth="2" />
        <Panes x={116} y={146} cols={2} rows={2} w={12} h={22} dx={28} dy={40} lit="10" />
        <path d="M172 236v-78h74v78z" fill="var(--white)" />
        <path d="M164 162l45-44 45 44-6 5-39-38-39 38z" fill="var(--tile)" />
        <Panes x={184} y={174} cols={3} rows={2} w={12} h={18} dx={19} dy={30} lit="1011" />
        <path d="M250 236V146h26v-24h70v114z" fill="var(--timber)" />
        <Panes
          x={260}
          y={160}
          cols={4}
          rows={3}
          w={13}
          h={15}
          dx={20}
          dy={25}
          lit="0110111"
          bars="none"
        />
        <path d="M244 140h34v7h-34zM270 116h82v7h-82z" fill="var(--white)" />
        <path d="M352 236v-60h30v-34h60v94z" fill="var(--zinc)" />
        <Panes
          x={364}
          y={186}
          cols={4}
          rows={2}
          w={12}
          h={14}
          dx={18}
          dy={24}
          lit="1010011"
          bars="none"
        />
      </g>
      <RoundTree x={620} y={240} s={0.8} />
      <RoundTree x={1046} y={240} s={0.9} />
      <Cedar x={1096} y={242} s={1} />
      <Cedar x={1130} y={242} s={0.8} />
      <path d="M0 238h1200v10H0z" fill="var(--stone)" />
      <path d="M0 248h1200v52H0z" fill="var(--water-d)" />
      <path d="M860 248h104l26 52H832z" fill="url(#re-shine)" />
      <path d="M660 250h60v50h-60zM752 250h40v50h-40z" fill="url(#re-shine)" opacity=".6" />
      <path
        d="M420 262h90M560 278h120M760 268h70M900 286h140M1060 264h90M600 292h60M300 284h90"
        stroke="var(--frame)"
        strokeWidth="2"
        opacity=".35"
      />
      <Lamp x={600} y={240} />
      <Lamp x={1010} y={240} />
      <path d="M1096 268v-84l38 74zM1092 268v-66l-26 58z" fill="var(--white)" />
      <path d="M1056 268h88q-8 14-22 14h-46q-14 0-20-14z" fill="var(--tile)" />
      <path d="M500 274h70q-6 12-16 12h-40q-10 0-14-12z" fill="var(--white)" />
      <path d="M526 274v-12h20l8 12z" fill="var(--glass)" />
    </svg>
  );
}
